import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { checkProof } from '@/features/launches/domain/proof'
import {
  closeRegistration,
  confirmNumber,
  drawDueLaunches,
  drawWithBeacon,
  enterNumber,
  findProof,
} from '@/features/launches/server'
import { databaseOf, sql } from '@/platform/database/database'
import { inTransaction } from '@/platform/database/transaction'
import { env } from '@/platform/process/env'
import { AT_1000, NUMBER_OF_1000, ROUNDS, startBeacon } from '../support/beacon'
import { rowsOf } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import {
  asAdmin,
  asSecond,
  BEACON,
  closeCampaigns,
  closed,
  closedWithBeacon,
  DRAWN,
  drawNamed,
  drawn,
  NUMBER,
  NUMBER_AT,
} from '../support/launches'
import { accountMadeAt, accountMadeBy, hoursBefore } from '../support/second-person'

let beacon: Awaited<ReturnType<typeof startBeacon>>

beforeAll(async () => {
  beacon = await startBeacon()
  Object.assign(env, { BEACON_URL: ['http://127.0.0.1:9', beacon.url] })
})

afterAll(async () => {
  await beacon.stop()
  await closeCampaigns()
})

const AFTER = minutesAfter(AT_1000, 1)
const proofOf = async (code: string) => findProof(await someContext(), code)
const refused = (text: string) => ({ cause: { message: expect.stringContaining(text) } })

describe('a draw by the beacon', () => {
  it('is made by itself with the round that the commitment named, and its proof holds', async () => {
    const { code } = await closedWithBeacon(5)
    expect(await drawDueLaunches(await jobContext(minutesAfter(AT_1000, -1)))).not.toHaveProperty(code)
    expect(await drawDueLaunches(await jobContext(AFTER))).toMatchObject({ [code]: 'drawn' })
    const proof = await proofOf(code)
    expect(proof?.draws[0]?.number).toMatchObject({ value: NUMBER_OF_1000, round: 1000, signature: ROUNDS[1000] })
    expect(proof && Object.values((await checkProof(proof)) ?? {})).toEqual([true, true, true, true, true])
  })

  it('takes nothing forged from the network or from staff, and opens no secret before', async () => {
    const { code } = await closedWithBeacon(2)
    const staff = await asAdmin(AFTER)
    expect(await drawWithBeacon(await asAdmin(BEACON.registrationClosesAt), code, 'r', ROUNDS[1000])).toEqual({
      ...{ ok: false, refusal: 'tooEarly' },
    })
    for (const next of ['other', 'broken', 'down'] as const) {
      beacon.next = next
      expect(await drawWithBeacon(staff, code, 'r')).toEqual({ ok: false, refusal: 'noRound' })
    }
    beacon.next = 'true'
    expect(await drawWithBeacon(staff, code, 'r', ROUNDS[123])).toEqual({ ok: false, refusal: 'forged' })
    expect(await drawWithBeacon(staff, code, 'r', 'ab'.repeat(48))).toEqual({ ok: false, refusal: 'forged' })
    expect(await enterNumber(staff, code, NUMBER, 'r')).toEqual({ ok: false, refusal: 'otherSource' })
    expect((await proofOf(code))?.draws).toEqual([])
    expect(await drawWithBeacon(staff, code, 'r', ` ${ROUNDS[1000].toUpperCase()} `)).toEqual({
      ...{ ok: true, value: NUMBER_OF_1000 },
    })
  })
})

describe('a number that people enter', () => {
  it('opens nothing before its moment, or before a second person has typed it too', async () => {
    const { code } = await closed(3)
    const [one, two] = [await asAdmin(DRAWN), await asSecond(DRAWN)]
    expect(await enterNumber(await asAdmin(minutesAfter(NUMBER_AT, -1)), code, NUMBER, 'r')).toEqual({
      ...{ ok: false, refusal: 'tooEarly' },
    })
    expect(await confirmNumber(two, code, NUMBER, 'r')).toEqual({ ok: false, refusal: 'notEntered' })
    expect(await enterNumber(one, code, 'หนึ่ง', 'r')).toEqual({ ok: false, refusal: 'notANumber' })
    expect(await enterNumber(one, code, '835 429', 'r')).toEqual({ ok: true, value: '835429' })
    expect(await confirmNumber(two, code, NUMBER, 'r')).toEqual({ ok: false, refusal: 'differs' })
    expect((await proofOf(code))?.draws).toEqual([])
    expect(JSON.stringify(await proofOf(code))).not.toContain('835429')
    expect(await enterNumber(one, code, '๘๓๕ ๔๙๒', 'a slip')).toEqual({ ok: true, value: NUMBER })
    expect(await confirmNumber(two, code, NUMBER, 'r')).toEqual({ ok: true, value: NUMBER })
    const proof = await proofOf(code)
    expect(proof && Object.values((await checkProof(proof)) ?? {})).toEqual([true, true, true, true, true])
  })

  it('can be entered in the minute of its moment', async () => {
    const { code } = await closed(1)
    expect(await enterNumber(await asAdmin(NUMBER_AT), code, NUMBER, 'r')).toEqual({ ok: true, value: NUMBER })
  })

  it('is not confirmed by who entered it, nor by an account that they made, nor by one of today', async () => {
    const { code } = await closed(2)
    const one = await asAdmin(DRAWN)
    await enterNumber(one, code, NUMBER, 'r')
    expect(await confirmNumber(one, code, NUMBER, 'r')).toEqual({ ok: false, refusal: 'own' })
    const as = async (id: number) => someContext(DRAWN, { kind: 'staff', id, role: 'admin' })
    const own = one.actor.kind === 'staff' ? one.actor.id : 0
    const linked = await confirmNumber(await as(await accountMadeBy(own)), code, NUMBER, 'r')
    expect(linked).toEqual({ ok: false, refusal: 'linked' })
    const young = await confirmNumber(await as(await accountMadeAt(hoursBefore(DRAWN, 23))), code, NUMBER, 'r')
    expect(young).toEqual({ ok: false, refusal: 'young' })
    expect((await proofOf(code))?.draws).toEqual([])
  })
})

describe('a second draw', () => {
  it('is refused to every step, also in two sessions at once', async () => {
    const { code } = await closed(6)
    await enterNumber(await asAdmin(DRAWN), code, NUMBER, 'r')
    const two = await asSecond(DRAWN)
    const both = await Promise.all([1, 2, 3, 4].map(() => confirmNumber(two, code, NUMBER, 'r')))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const before = await proofOf(code)
    const done = { ok: false, refusal: 'done' }
    expect(await enterNumber(await asAdmin(DRAWN), code, '111111', 'a typing mistake')).toEqual(done)
    expect(await confirmNumber(two, code, '111111', 'a typing mistake')).toEqual(done)
    expect(await drawNamed(code, '111111')).toEqual(done)
    expect(await drawWithBeacon(await asAdmin(DRAWN), code, 'r', ROUNDS[1000])).toEqual(done)
    expect(await closeRegistration(await asAdmin(DRAWN), code, 'r')).toEqual({ ok: false, refusal: 'notNow' })
    expect(await proofOf(code)).toEqual(before)
  })

  it('is refused to the beacon, its job and a pasted round at once', async () => {
    const { code } = await closedWithBeacon(4)
    const staff = await asAdmin(AFTER)
    const tries = [drawWithBeacon(staff, code, 'r'), drawWithBeacon(staff, code, 'r', ROUNDS[1000])]
    await Promise.all([...tries, drawDueLaunches(await jobContext(AFTER))])
    expect((await proofOf(code))?.draws).toHaveLength(1)
    expect(await drawWithBeacon(staff, code, 'again', ROUNDS[1000])).toEqual({ ok: false, refusal: 'done' })
  })

  it('is refused by the database, which keeps number, draw, turns and list as they are', async () => {
    const { campaign, code } = await drawn(4)
    const before = await proofOf(code)
    const again = sql`insert into launch_draws (campaign_id, run, number_id, secret, seed, ordered, reason, drawn_at)
      select campaign_id, 2, number_id, secret, seed, ordered, reason, drawn_at from launch_draws
      where campaign_id = ${campaign}`
    await expect(rowsOf(again)).rejects.toMatchObject(refused('drawn once'))
    const number = sql`insert into launch_numbers (campaign_id, source, value, href, published_at, entered_at, entered_by,
        confirmed_by, confirmed_at)
      select campaign_id, source, '1', href, published_at, entered_at, entered_by, confirmed_by, confirmed_at
      from launch_numbers where campaign_id = ${campaign}`
    await expect(rowsOf(number)).rejects.toThrow()
    for (const table of ['draws', 'numbers', 'number_entries', 'closings', 'commitments', 'events', 'entries', 'turns'])
      for (const change of ['delete from', 'truncate'])
        await expect(
          rowsOf(sql.raw(`${change} launch_${table} ${change === 'truncate' ? 'cascade' : ''}`)),
        ).rejects.toThrow()
    for (const change of ['place = 9 - place', 'position = 9 - position', 'entry_id = entry_id + 1', 'position = 99'])
      await expect(
        rowsOf(sql`update launch_turns set ${sql.raw(change)} where campaign_id = ${campaign}`),
      ).rejects.toMatchObject(refused('as it was drawn'))
    await expect(rowsOf(sql`update launch_draws set ordered = '[]'`)).rejects.toMatchObject(refused('only added to'))
    expect(await proofOf(code)).toEqual(before)
  })

  it('would be made without those guards (control)', async () => {
    const { campaign } = await drawn(2)
    const back = new Error('taken back')
    const runs: unknown[] = []
    const bend = inTransaction(await jobContext(), async (inside) => {
      const database = await databaseOf(inside.payload, inside.req)
      await database.execute(sql`alter table launch_draws disable trigger user`)
      await database.execute(sql`alter table launch_draws drop constraint launch_draws_one`)
      await database.execute(sql`alter table launch_draws drop constraint launch_draws_number_id_key`)
      await database.execute(sql`insert into launch_draws (campaign_id, run, number_id, secret, seed, ordered, reason, drawn_at)
        select campaign_id, 2, number_id, secret, seed, ordered, reason, drawn_at from launch_draws
        where campaign_id = ${campaign}`)
      const { rows } = await database.execute(
        sql`select run from launch_draws where campaign_id = ${campaign} order by run`,
      )
      runs.push(...rows.map(({ run }) => run))
      throw back
    })
    await expect(bend).rejects.toBe(back)
    expect(runs).toEqual([1, 2])
  })
})
