import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { drawOrder } from '@/features/launches/domain/draw'
import { checkProof, holds } from '@/features/launches/domain/proof'
import { linkTokenOf } from '@/features/launches/operations/launch-secrets'
import {
  askAgain,
  askToEnter,
  callTurns,
  closeDueRegistrations,
  closeRegistration,
  confirmEntry,
  enterAsMember,
  enterNumber,
  eraseOldEntries,
  findEntry,
  findLaunch,
  findProof,
  listLaunches,
  publishCommitment,
  runDraw,
} from '@/features/launches/server'
import { sql } from '@/platform/database'
import { ActorRefusedError } from '@/platform/require-actor'
import { rowsOf } from '../support/bookings'
import { contentSystem, holderOf, jobContext, someContext } from '../support/content-system'
import {
  asAdmin,
  ask,
  CLOSED,
  CLOSES,
  campaignOf,
  closeCampaigns,
  committed,
  DURING,
  drawn,
  enter,
  mailedCode,
  NUMBER,
  names,
  OPENS,
  plan,
  SALE,
} from '../support/launches'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

afterAll(closeCampaigns)

describe('the commitment', () => {
  it('opens the registration, and nothing about the launch can be changed any more', async () => {
    const { code } = await plan(1)
    const early = await askToEnter(await someContext(DURING), { code, email: 'a@example.com', locale: 'en' })
    expect(early).toEqual({ ok: false, refusal: 'notYet' })
    expect(await publishCommitment(await asAdmin(OPENS), code, ' ')).toEqual({ ok: false, refusal: 'noReason' })
    const first = await publishCommitment(await asAdmin(OPENS), code, 'as planned')
    expect(first.ok).toBe(true)
    expect(await publishCommitment(await asAdmin(OPENS), code, 'again')).toEqual({ ok: false, refusal: 'done' })
    const id = await campaignOf(code)
    const later = { registrationClosesAt: minutesAfter(CLOSES, 9000).toISOString(), turnMinutes: 60 }
    await payload.update({ collection: 'booking-campaigns', id, data: { launch: later } })
    expect(await findLaunch(await someContext(), code)).toMatchObject({
      turnMinutes: 15,
      registrationClosesAt: CLOSES,
      numberName: names,
    })
    const refused = { cause: { message: expect.stringContaining('only added to') } }
    await expect(rowsOf(sql`update launch_commitments set sha256 = sha256`)).rejects.toMatchObject(refused)
    await expect(rowsOf(sql`delete from launch_commitments`)).rejects.toMatchObject(refused)
  })

  it('shows nothing of the secret before the draw', async () => {
    const { code } = await drawn(1)
    const [row] = await rowsOf(sql`select row_to_json(m)::text as text from launch_commitments m where code = ${code}`)
    const proof = await findProof(await someContext(), code)
    expect(String(row?.text)).not.toContain(proof?.draws[0]?.secret)
    const other = await committed()
    expect(JSON.stringify(await findProof(await someContext(DURING), other.code))).not.toMatch(/secret/)
  })

  it('is refused for a plan without dates, number or a turn that fits in its hours', async () => {
    const staff = await asAdmin(OPENS)
    const refusalOf = async (change: Record<string, unknown>, now = staff) =>
      publishCommitment(now, (await plan(1, change)).code, 'r')
    expect(await refusalOf({ registrationClosesAt: null })).toEqual({ ok: false, refusal: 'dates' })
    expect(await refusalOf({ turnsFrom: 20, turnsUntil: 20 })).toEqual({ ok: false, refusal: 'hours' })
    expect(await refusalOf({}, await asAdmin(CLOSES))).toEqual({ ok: false, refusal: 'past' })
  })

  it('is for admins', async () => {
    for (const role of ['sales', 'publisher', 'editor'] as const) {
      const ctx = await someContext(OPENS, { kind: 'staff', id: 1, role })
      expect(() => publishCommitment(ctx, 'x', 'r')).toThrow(ActorRefusedError)
      expect(() => runDraw(ctx, 'x', 'r')).toThrow(ActorRefusedError)
    }
  })
})

describe('an entry', () => {
  it('is one a person, however often and however fast it is made', async () => {
    const { code } = await committed()
    const ctx = await holderOf('launch', DURING)
    const member = await someContext(DURING, { kind: 'member', id: '1', session: '1' })
    const attempts: [token: string, code: string][] = []
    for (let index = 0; index < 5; index += 1)
      attempts.push([await ask(code, 'many@example.com'), await mailedCode(code)])
    const tries = Array.from({ length: 50 }, (_, index) => {
      const [token, digits] = attempts[index % 5] as [string, string]
      return index < 25
        ? confirmEntry(ctx, token, digits)
        : enterAsMember(member, { code, email: 'Many@example.com', locale: 'th' })
    })
    const answers = await Promise.all(tries)
    const tokens = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value] : [])))
    expect(tokens.size).toBe(1)
    expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal])))).toEqual(new Set(['spent']))
    const [count] = await rowsOf(
      sql`select count(*) as n from launch_entries where campaign_id = ${await campaignOf(code)}`,
    )
    expect(Number(count?.n)).toBe(1)
  })

  it('needs the code of the mail: five tries, and a new code after a pause', async () => {
    const { code } = await committed()
    const token = await ask(code, 'tries@example.com')
    const right = await mailedCode(code)
    const wrong = right === '000000' ? '111111' : '000000'
    const ctx = await holderOf('launch', DURING)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirmEntry(ctx, token, wrong)))
    expect(answers.filter((one) => !one.ok && one.refusal === 'wrong')).toHaveLength(4)
    expect(await confirmEntry(ctx, token, right)).toEqual({ ok: false, refusal: 'spent' })
    expect(await askAgain(ctx, token)).toEqual({ ok: false, refusal: 'tooSoon' })
    const later = await holderOf('launch', minutesAfter(DURING, 1))
    expect(await askAgain(later, token)).toEqual({ ok: true, value: null })
    expect((await confirmEntry(later, token, await mailedCode(code))).ok).toBe(true)
  })

  it('is stored so that nobody can be read or recognised in the database or the proof', async () => {
    const { code } = await committed()
    await enter(code, 'canary@example.com')
    const id = await campaignOf(code)
    const rows = await rowsOf(sql`select row_to_json(e)::text as text from launch_entries e where campaign_id = ${id}
      union all select row_to_json(a)::text from launch_attempts a where campaign_id = ${id}
      union all select row_to_json(v)::text from launch_events v where campaign_id = ${id}`)
    await closeDueRegistrations(await jobContext(CLOSED))
    const proof = JSON.stringify(await findProof(await someContext(), code))
    for (const text of [...rows.map((row) => String(row.text)), proof]) expect(text).not.toContain('canary')
  })

  it('is not possible after the time, and stays as it is after the closing', async () => {
    const { code } = await committed()
    const token = await ask(code, 'late@example.com', minutesAfter(CLOSES, -1))
    const late = await confirmEntry(await holderOf('launch', CLOSES), token, await mailedCode(code))
    expect(late).toEqual({ ok: false, refusal: 'closed' })
    await enter(code, 'in-time@example.com')
    expect(await closeRegistration(await asAdmin(DURING), code, 'too early')).toEqual({ ok: false, refusal: 'notNow' })
    expect(await closeDueRegistrations(await jobContext(CLOSED))).toBeGreaterThan(0)
    const id = await campaignOf(code)
    const closed = { cause: { message: expect.stringContaining('closed') } }
    await expect(
      rowsOf(sql`insert into launch_entries (campaign_id, ticket, token_hash, locale, by_member, entered_at)
        values (${id}, 'late', 'late', 'th', false, now())`),
    ).rejects.toMatchObject(closed)
    const kept = { cause: { message: expect.stringContaining('stays as it is') } }
    await expect(rowsOf(sql`delete from launch_entries where campaign_id = ${id}`)).rejects.toMatchObject(kept)
    await expect(rowsOf(sql`update launch_entries set ticket = 'x' where campaign_id = ${id}`)).rejects.toMatchObject(
      kept,
    )
  })

  it('is forgotten 90 days after the campaign, and its ticket stays', async () => {
    const { code, campaign } = await drawn(2)
    await rowsOf(
      sql`update booking_campaigns set closes_at = ${SALE.toISOString()}::timestamptz where id = ${campaign}`,
    )
    await eraseOldEntries(await jobContext(minutesAfter(SALE, 91 * 24 * 60)))
    const rows = await rowsOf(sql`select contact, person, ticket from launch_entries where campaign_id = ${campaign}`)
    expect(rows.map(({ contact, person }) => [contact, person])).toEqual([
      [null, null],
      [null, null],
    ])
    const proof = await findProof(await someContext(), code)
    expect(proof && holds((await checkProof(proof)) as never)).toBe(true)
  })
})

describe('the draw', () => {
  it('refuses the public number before the closing, and one that was known before it', async () => {
    const { code } = await committed()
    await enter(code, 'one@example.com')
    const value = { ...NUMBER, publishedAt: minutesAfter(OPENS, 5) }
    expect(await enterNumber(await asAdmin(DURING), code, value, 'r')).toEqual({ ok: false, refusal: 'notClosed' })
    await closeDueRegistrations(await jobContext(CLOSED))
    const staff = await asAdmin(minutesAfter(CLOSES, 700))
    expect(await enterNumber(staff, code, value, 'r')).toEqual({ ok: false, refusal: 'tooEarly' })
    const ahead = { ...NUMBER, publishedAt: minutesAfter(CLOSES, 701) }
    expect(await enterNumber(staff, code, ahead, 'r')).toEqual({ ok: false, refusal: 'tooEarly' })
    expect(await enterNumber(staff, code, { ...NUMBER, value: 'หนึ่ง' }, 'r')).toEqual({
      ok: false,
      refusal: 'notANumber',
    })
    expect(await enterNumber(staff, code, { ...NUMBER, href: 'lottery' }, 'r')).toEqual({
      ok: false,
      refusal: 'notALink',
    })
    expect(await runDraw(staff, code, 'r')).toEqual({ ok: false, refusal: 'noNumber' })
    expect(await enterNumber(staff, code, NUMBER, 'r')).toEqual({ ok: true, value: '835492' })
  })

  it('publishes a proof that verifies, and keeps the earlier result when it is run again', async () => {
    const { code } = await drawn(12)
    const staff = await asAdmin(minutesAfter(CLOSES, 800))
    expect(await runDraw(staff, code, 'once more')).toEqual({ ok: false, refusal: 'sameNumber' })
    await enterNumber(staff, code, { ...NUMBER, value: '835429' }, 'a digit was wrong')
    expect(await runDraw(staff, code, 'A digit of the number was wrong.')).toEqual({ ok: true, value: 2 })
    const proof = await findProof(await someContext(), code)
    expect(await checkProof(proof as never)).toEqual({ commitment: true, entries: true, time: true, order: true })
    expect(proof?.draws.map(({ run, number, reason }) => [run, number.value, reason])).toEqual([
      [1, '835492', ''],
      [2, '835429', 'A digit of the number was wrong.'],
    ])
    const [, second] = proof?.draws ?? []
    const inputs = { code, secret: second?.secret ?? '', tickets: proof?.closing?.tickets ?? [], number: '835429' }
    expect(await drawOrder(inputs)).toEqual({ seed: second?.seed, order: second?.order })
    const first = await findEntry(await holderOf('launch', SALE), linkTokenOf(second?.order[0] ?? ''))
    expect(first).toMatchObject({ turn: { place: 1, state: 'waiting', ahead: 0 } })
    for (const table of ['launch_draws', 'launch_numbers', 'launch_closings', 'launch_events'])
      await expect(rowsOf(sql`delete from ${sql.raw(table)}`)).rejects.toThrow()
    const [listed] = (await listLaunches(await asAdmin(SALE))).filter(({ launch }) => launch.code === code)
    expect(listed).toMatchObject({ entries: 12, members: 0, turns: { waiting: 12 } })
    expect(listed?.events.map(({ event }) => event)).toEqual(['draw', 'number', 'draw', 'number', 'close', 'commit'])
  })

  it('is not run again once somebody was called', async () => {
    const { code, campaign } = await drawn(2)
    await callTurns(await jobContext(SALE), campaign)
    const staff = await asAdmin(SALE)
    expect(await enterNumber(staff, code, { ...NUMBER, value: '1' }, 'r')).toEqual({ ok: false, refusal: 'begun' })
  })
})
