import { afterAll, describe, expect, it } from 'vitest'
import { checkProof } from '@/features/launches/domain/proof'
import { readStatement } from '@/features/launches/domain/statement'
import { linkTokenOf } from '@/features/launches/operations/launch-secrets'
import {
  askToEnter,
  callTurns,
  findEntry,
  findProof,
  listLaunches,
  publishCommitment,
  withdrawLaunch,
} from '@/features/launches/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { holderOf, jobContext, someContext } from '../support/content-system'
import { asAdmin, closeCampaigns, committed, DURING, drawn, OPENS, plan, SALE } from '../support/launches'

afterAll(closeCampaigns)

describe('a draw', () => {
  it('publishes a proof that verifies, and its history', async () => {
    const { code } = await drawn(12)
    const proof = await findProof(await someContext(), code)
    expect(proof && (await checkProof(proof))).toEqual({
      ...{ single: true, commitment: true, entries: true, number: true, order: true },
    })
    const first = await findEntry(await holderOf('launch', SALE), linkTokenOf(proof?.draws[0]?.order[0] ?? ''))
    expect(first).toMatchObject({ turn: { place: 1, state: 'waiting', ahead: 0 } })
    const [listed] = (await listLaunches(await asAdmin(SALE))).filter(({ launch }) => launch.code === code)
    expect(listed).toMatchObject({ entries: 12, members: 0, turns: { waiting: 12 }, free: 2 })
    expect(listed?.events.map(({ event }) => event)).toEqual(['draw', 'number', 'close', 'commit'])
  })
})

describe('a launch that is withdrawn', () => {
  it('calls, draws and enters nobody any more, tells everybody, and stays public', async () => {
    const { code, campaign } = await drawn(2)
    await rowsOf(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
    const staff = await asAdmin(SALE)
    expect(await withdrawLaunch(staff, code, ' ')).toEqual({ ok: false, refusal: 'noReason' })
    expect(await withdrawLaunch(staff, code, 'the source was wrong')).toEqual({ ok: true, value: null })
    expect(await withdrawLaunch(staff, code, 'again')).toEqual({ ok: false, refusal: 'withdrawn' })
    expect(await callTurns(await jobContext(SALE), campaign)).toBe(0)
    const mails = await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
      where j.payload ->> 'news' = 'withdrawn'`)
    expect(mails).toHaveLength(2)
    const proof = await findProof(await someContext(), code)
    expect(proof?.withdrawal?.reason).toBe('the source was wrong')
    expect(proof?.draws).toHaveLength(1)
    const [row] = await rowsOf(sql`select is_open from booking_campaigns where id = ${campaign}`)
    expect(row?.is_open).toBe(false)
  })

  it('is named by the next one, so that nobody draws until the result suits', async () => {
    const { code } = await committed()
    await withdrawLaunch(await asAdmin(OPENS), code, 'a unit was missing')
    const late = await askToEnter(await someContext(DURING), {
      code,
      email: 'w@example.com',
      document: 'AA1234567',
      locale: 'en',
    })
    expect(late).toEqual({ ok: false, refusal: 'closed' })
    const next = await plan(1)
    await publishCommitment(await asAdmin(DURING), next.code, 'anew')
    const proof = await findProof(await someContext(), next.code)
    expect(proof?.earlier).toContainEqual(
      expect.objectContaining({ code, wasDrawn: false, reason: 'a unit was missing' }),
    )
    expect(readStatement(proof?.commitment?.statement ?? '')?.withdrawn).toContain(code)
  })
})
