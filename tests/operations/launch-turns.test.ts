import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { holdUnit, identifyBuyers, lapseHolds } from '@/features/booking/server'
import { callTurns, findEntry, giveUpTurn, turnGuard } from '@/features/launches/server'
import { ok } from '@/kernel/result'
import { sql } from '@/platform/database/database'
import { freeUnits, rowsOf, someone } from '../support/bookings'
import { contentSystem, holderOf, jobContext, someContext } from '../support/content-system'
import { closeCampaigns, drawn, SALE } from '../support/launches'

afterEach(() => vi.restoreAllMocks())
afterAll(closeCampaigns)

const call = async (now: Date, campaign: number) => callTurns(await jobContext(now), campaign)
const hold = async (code: string, unit: number | undefined, turn: string | null | undefined, now: Date) => {
  const held = await holdUnit(await someContext(now), {
    campaign: code,
    unit: unit ?? 0,
    locale: 'en',
    source: '',
    turn: turn ?? null,
    network: null,
    browser: null,
  })
  return held.ok || held.refusal
}
const turnOf = async (token: string | undefined, now: Date) => {
  const entry = await findEntry(await holderOf('launch', now), token ?? '')
  return entry?.kind === 'entry' ? entry.turn : null
}

describe('a turn', () => {
  it('lets its holder alone hold a unit, once; the next one is called then', async () => {
    const { code, campaign, units, tokens } = await drawn(3, 1)
    const [second = 0] = (await freeUnits(await contentSystem(), 2)).slice(1)
    expect(await call(minutesAfter(SALE, -1), campaign)).toBe(0)
    expect(await hold(code, units[0], tokens[0], SALE)).toBe('notYourTurn')
    expect(await call(SALE, campaign)).toBe(1)
    expect(await turnOf(tokens[0], SALE)).toMatchObject({ state: 'called', place: 1, endsAt: minutesAfter(SALE, 15) })
    for (const turn of [tokens[1], null, 'f'.repeat(64)])
      expect(await hold(code, units[0], turn, SALE)).toBe('notYourTurn')
    expect(await hold(code, units[0], tokens[0], minutesAfter(SALE, 14))).toBe(true)
    expect(await hold(code, units[0], tokens[0], minutesAfter(SALE, 14))).toBe('taken')
    expect(await hold(code, second, tokens[0], minutesAfter(SALE, 14))).toBe('notOffered')
    expect(await call(minutesAfter(SALE, 14), campaign)).toBe(0)
    await lapseHolds(await jobContext(minutesAfter(SALE, 30)))
    expect(await call(minutesAfter(SALE, 30), campaign)).toBe(1)
    expect(await hold(code, units[0], tokens[0], minutesAfter(SALE, 30))).toBe('notYourTurn')
    expect(await hold(code, units[0], tokens[1], minutesAfter(SALE, 31))).toBe(true)
  })

  it('is what refuses the others: without the guard anybody holds (control)', async () => {
    const { code, campaign, units, tokens } = await drawn(2, 1)
    await call(SALE, campaign)
    expect(await hold(code, units[0], tokens[1], SALE)).toBe('notYourTurn')
    vi.spyOn(turnGuard, 'check').mockResolvedValue(ok(null))
    expect(await hold(code, units[0], tokens[1], SALE)).toBe(true)
  })

  it('is called with as many others as there are free units, and no more', async () => {
    const { code, campaign, units, tokens } = await drawn(7, 3)
    await Promise.all([call(SALE, campaign), call(SALE, campaign), call(SALE, campaign)])
    const calledNow = async () =>
      (
        await rowsOf(
          sql`select place from launch_turns where campaign_id = ${campaign} and state = 'called' order by place`,
        )
      ).map(({ place }) => Number(place))
    expect(await calledNow()).toEqual([1, 2, 3])
    expect(await hold(code, units[2], tokens[2], SALE)).toBe(true)
    expect(await hold(code, units[2], tokens[1], SALE)).toBe('taken')
    expect(await call(minutesAfter(SALE, 1), campaign)).toBe(0)
    expect(await giveUpTurn(await holderOf('launch', SALE), tokens[0] ?? '')).toEqual({ ok: true, value: null })
    expect(await calledNow()).toEqual([2, 4])
    expect(await hold(code, units[0], tokens[1], minutesAfter(SALE, 2))).toBe(true)
    expect(await hold(code, units[1], tokens[3], minutesAfter(SALE, 2))).toBe(true)
    expect(await call(minutesAfter(SALE, 2), campaign)).toBe(0)
    expect((await turnOf(tokens[4], minutesAfter(SALE, 2)))?.state).toBe('waiting')
  })

  it('that is missed goes to the end once, and is then over', async () => {
    const { campaign, tokens } = await drawn(2, 1)
    await Promise.all([call(SALE, campaign), call(SALE, campaign), call(SALE, campaign)])
    expect(
      (await rowsOf(sql`select 1 from launch_turns where campaign_id = ${campaign} and state = 'called'`)).length,
    ).toBe(1)
    await call(minutesAfter(SALE, 15), campaign)
    expect(await turnOf(tokens[0], minutesAfter(SALE, 15))).toMatchObject({ state: 'waiting', misses: 1, ahead: 0 })
    expect(await turnOf(tokens[1], minutesAfter(SALE, 15))).toMatchObject({ state: 'called' })
    await call(minutesAfter(SALE, 30), campaign)
    await call(minutesAfter(SALE, 45), campaign)
    expect(await turnOf(tokens[0], minutesAfter(SALE, 45))).toMatchObject({ state: 'missed' })
    expect(await turnOf(tokens[1], minutesAfter(SALE, 45))).toMatchObject({ state: 'called', misses: 1 })
  })

  it('is called only where all of it lies within the hours of the day', async () => {
    const { campaign } = await drawn(1)
    const late = new Date('2026-11-27T13:46:00Z')
    expect(await call(late, campaign)).toBe(0)
    expect(await call(new Date('2026-11-28T02:00:00Z'), campaign)).toBe(1)
  })

  it('can be given up; when nobody waits any more the rest is open to everybody', async () => {
    const { code, campaign, units, tokens } = await drawn(2, 1, { missed: 'pass' })
    await call(SALE, campaign)
    expect(await giveUpTurn(await holderOf('launch', SALE), tokens[0] ?? '')).toEqual({ ok: true, value: null })
    expect((await turnOf(tokens[1], SALE))?.state).toBe('called')
    expect(await hold(code, units[0], null, SALE)).toBe('notYourTurn')
    await call(minutesAfter(SALE, 15), campaign)
    expect((await turnOf(tokens[1], minutesAfter(SALE, 15)))?.state).toBe('missed')
    expect(await hold(code, units[0], null, minutesAfter(SALE, 15))).toBe(true)
  })

  it('comes to the waiting list when a booking lapses', async () => {
    const { code, campaign, units, tokens } = await drawn(2, 1)
    await call(SALE, campaign)
    expect(await hold(code, units[0], tokens[0], SALE)).toBe(true)
    expect(await call(SALE, campaign)).toBe(0)
    expect((await turnOf(tokens[1], SALE))?.state).toBe('waiting')
    const isQueued = () =>
      rowsOf(sql`select 1 from graphile_worker.jobs where task_identifier = 'launches.call-turns' and key is null`)
    await rowsOf(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
    await lapseHolds(await jobContext(minutesAfter(SALE, 15)))
    expect(await isQueued()).toHaveLength(1)
    expect(await call(minutesAfter(SALE, 15), campaign)).toBe(1)
    expect(await hold(code, units[0], tokens[1], minutesAfter(SALE, 16))).toBe(true)
  })

  it('is for who registered: another document cannot book in it, alone or without its holder among the buyers', async () => {
    const { code, campaign, units, tokens, documents } = await drawn(1, 1)
    await call(SALE, campaign)
    const held = await holdUnit(await someContext(SALE), {
      ...{
        campaign: code,
        unit: units[0] ?? 0,
        locale: 'en' as const,
        source: '',
        turn: tokens[0] ?? '',
        network: null,
        browser: null,
      },
    })
    const token = held.ok ? held.value.token : ''
    const ctx = await holderOf('booking', minutesAfter(SALE, 1))
    expect(await identifyBuyers(ctx, token, someone())).toEqual({ ok: false, refusal: 'otherEntrant' })
    const [stranger, entrant] = [someone(), someone({ number: documents[0] ?? '' })]
    const together = { ...stranger, buyers: [...stranger.buyers, ...entrant.buyers] }
    expect((await identifyBuyers(ctx, token, together)).ok).toBe(true)
  })
})
