import { afterAll, describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { digestOfList, hashOfText } from '@/features/launches/domain/draw'
import { checkProof, holds } from '@/features/launches/domain/proof'
import { readStatement } from '@/features/launches/domain/statement'
import { openSecret } from '@/features/launches/operations/launch-secrets'
import {
  askAgain,
  askToEnter,
  closeDueRegistrations,
  closeRegistration,
  confirmEntry,
  enterAsMember,
  eraseOldEntries,
  findEntry,
  findLaunch,
  findProof,
  publishCommitment,
  withdrawLaunch,
} from '@/features/launches/server'
import { sql } from '@/platform/database/database'
import { ActorRefusedError } from '@/platform/database/require-actor'
import { rowsOf } from '../support/bookings'
import { holderOf, jobContext, someContext } from '../support/content-system'
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
  names,
  OPENS,
  plan,
  SALE,
  tryToEnter,
} from '../support/launches'
import { someThaiId } from '../support/thai-id'

afterAll(closeCampaigns)

describe('the commitment', () => {
  it('opens the registration, and nothing about the launch can be changed any more', async () => {
    const { code } = await plan(1)
    const early = await askToEnter(await someContext(DURING), {
      code,
      email: 'a@example.com',
      document: 'AA1234567',
      locale: 'en',
    })
    expect(early).toEqual({ ok: false, refusal: 'notYet' })
    expect(await publishCommitment(await asAdmin(OPENS), code, ' ')).toEqual({ ok: false, refusal: 'noReason' })
    const first = await publishCommitment(await asAdmin(OPENS), code, 'as planned')
    expect(first.ok).toBe(true)
    expect(await publishCommitment(await asAdmin(OPENS), code, 'again')).toEqual({ ok: false, refusal: 'done' })
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
    const [sealed] = await rowsOf(sql`select sealed_secret from launch_commitments where code = ${other.code}`)
    const secret = openSecret(other.code, String(sealed?.sealed_secret))
    const published = await findProof(await someContext(DURING), other.code)
    expect(JSON.stringify(published)).not.toContain(secret)
    expect(published?.commitment?.statement).toContain(await hashOfText(secret))
  })

  it('is refused for a plan without dates, number or a turn that fits in its hours', async () => {
    const staff = await asAdmin(OPENS)
    const refusalOf = async (change: Record<string, unknown>, now = staff) =>
      publishCommitment(now, (await plan(1, change)).code, 'r')
    expect(await refusalOf({ registrationClosesAt: null })).toEqual({ ok: false, refusal: 'dates' })
    expect(await refusalOf({ turnsFrom: 20, turnsUntil: 20 })).toEqual({ ok: false, refusal: 'hours' })
    expect(await refusalOf({ numberAt: CLOSES.toISOString() })).toEqual({ ok: false, refusal: 'numberAt' })
    expect(await refusalOf({ numberHref: 'the newspaper' })).toEqual({ ok: false, refusal: 'notALink' })
    expect(await refusalOf({}, await asAdmin(CLOSES))).toEqual({ ok: false, refusal: 'past' })
  })

  it('is refused while none of its units can be sold, so that nobody registers for nothing', async () => {
    const { code, units } = await plan(2)
    const set = (state: string) => rowsOf(sql`update units set state = ${state} where id in (${units[0]}, ${units[1]})`)
    await set('withheld')
    expect(await publishCommitment(await asAdmin(OPENS), code, 'r')).toEqual({ ok: false, refusal: 'noUnits' })
    await set('available')
    expect((await publishCommitment(await asAdmin(OPENS), code, 'r')).ok).toBe(true)
  })

  it('names every unit, also of a campaign that means all of its project', async () => {
    const { code } = await plan(0)
    expect((await publishCommitment(await asAdmin(OPENS), code, 'r')).ok).toBe(true)
    const [named] = await rowsOf(sql`select count(*) as n from booking_campaigns_rels where path = 'units'
      and parent_id = ${await campaignOf(code)}`)
    const launch = await findLaunch(await someContext(), code)
    const { units } = readStatement(launch?.commitment?.statement ?? '') ?? { units: [] }
    expect(units.length).toBe(Number(named?.n))
    expect(units.length).toBeGreaterThan(3)
  })

  it('is for admins', async () => {
    for (const role of ['sales', 'publisher', 'editor'] as const) {
      const ctx = await someContext(OPENS, { kind: 'staff', id: 1, role })
      expect(() => publishCommitment(ctx, 'x', 'r')).toThrow(ActorRefusedError)
      expect(() => withdrawLaunch(ctx, 'x', 'r')).toThrow(ActorRefusedError)
    }
  })
})

describe('an entry', () => {
  it('is one a person, however often and however fast it is made', async () => {
    const { code } = await committed()
    const ctx = await holderOf('launch', DURING)
    const member = await someContext(DURING, { kind: 'member', id: '1', session: '1' })
    const document = someThaiId()
    const attempts: [token: string, code: string][] = []
    for (let index = 0; index < 5; index += 1)
      attempts.push([await ask(code, 'many@example.com', DURING, document), await mailedCode(code)])
    const tries = Array.from({ length: 50 }, (_, index) => {
      const [token, digits] = attempts[index % 5] as [string, string]
      return index < 25
        ? confirmEntry(ctx, token, digits)
        : enterAsMember(member, { code, email: 'Many@example.com', document, locale: 'th' })
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

  it('is one a document, whatever address and kind it comes with', async () => {
    const { code } = await committed()
    const member = await someContext(DURING, { kind: 'member', id: '1', session: '1' })
    const document = someThaiId()
    expect((await tryToEnter(code, 'one@example.com', DURING, document)).ok).toBe(true)
    const used = { ok: false, refusal: 'numberUsed' }
    expect(await tryToEnter(code, 'one+2@example.com', DURING, document)).toEqual(used)
    expect(await enterAsMember(member, { code, email: 'two@example.com', document, locale: 'th' })).toEqual(used)
    const other = await committed()
    expect((await tryToEnter(other.code, 'one+2@example.com', DURING, document)).ok).toBe(true)
  })

  it('is on the public list from its moment, with a digest that a later change of the list betrays', async () => {
    const { code } = await committed()
    const proofOf = async () => findProof(await someContext(DURING), code)
    const before = await proofOf()
    expect(before?.entries).toEqual({ count: 0, digest: before?.commitment?.sha256, tickets: [] })
    const tokens = [await enter(code, 'l1@example.com'), await enter(code, 'l2@example.com')]
    const { entries } = (await proofOf()) ?? {}
    const own = await Promise.all(tokens.map(async (token) => findEntry(await holderOf('launch', DURING), token)))
    expect(own.map((one) => (one?.kind === 'entry' ? [one.ticket, one.listed?.place] : null))).toEqual(
      entries?.tickets.map((ticket, at) => [ticket, at + 1]),
    )
    expect(entries?.digest).toBe(await digestOfList(before?.commitment?.sha256 ?? '', entries?.tickets ?? []))
    expect(own[1]).toMatchObject({ listed: { digest: entries?.digest } })
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
    const document = someThaiId()
    await enter(code, 'canary@example.com', DURING, document)
    const id = await campaignOf(code)
    const rows = await rowsOf(sql`select row_to_json(e)::text as text from launch_entries e where campaign_id = ${id}
      union all select row_to_json(a)::text from launch_attempts a where campaign_id = ${id}
      union all select row_to_json(v)::text from launch_events v where campaign_id = ${id}`)
    await closeDueRegistrations(await jobContext(CLOSED))
    const proof = JSON.stringify(await findProof(await someContext(), code))
    for (const text of [...rows.map((row) => String(row.text)), proof]) {
      expect(text).not.toContain('canary')
      expect(text).not.toContain(document)
    }
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
        values (${id}, 'late', 'late', 'th', false, ${DURING.toISOString()}::timestamptz)`),
    ).rejects.toMatchObject(closed)
    const kept = { cause: { message: expect.stringContaining('stays as it is') } }
    await expect(rowsOf(sql`delete from launch_entries where campaign_id = ${id}`)).rejects.toMatchObject(kept)
    await expect(rowsOf(sql`update launch_entries set ticket = 'x' where campaign_id = ${id}`)).rejects.toMatchObject(
      kept,
    )
  })

  it('is forgotten 90 days after the campaign, and its ticket stays', async () => {
    const { code, campaign } = await drawn(2, 2, {}, { closesAt: SALE.toISOString() })
    await eraseOldEntries(await jobContext(minutesAfter(SALE, 91 * 24 * 60)))
    const rows = await rowsOf(
      sql`select contact, person, identity, ticket from launch_entries where campaign_id = ${campaign}`,
    )
    expect(rows.map(({ contact, person, identity }) => [contact, person, identity])).toEqual([
      [null, null, null],
      [null, null, null],
    ])
    const proof = await findProof(await someContext(), code)
    expect(proof && holds((await checkProof(proof)) as never)).toBe(true)
  })
})
