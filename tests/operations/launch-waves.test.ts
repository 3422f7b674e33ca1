import { afterAll, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { holdUnit } from '@/features/booking/server'
import { linkTokenOf } from '@/features/launches/operations/launch-secrets'
import { callTurns, closeDueRegistrations, giveUpTurn } from '@/features/launches/server'
import { sql } from '@/platform/database/database'
import { hashOf } from '@/platform/sign-in/token-hash'
import { rowsOf } from '../support/bookings'
import { holderOf, jobContext, someContext } from '../support/content-system'
import { CLOSED, campaignOf, closeCampaigns, committed, DURING, drawNamed } from '../support/launches'

afterAll(closeCampaigns)

const PEOPLE = 500
const UNITS = 60
/** Nine in the morning in Bangkok, and twelve hours of calling. */
const MORNING = new Date('2026-11-28T02:00:00Z')
const HOURS = 12

/** Five hundred tickets, as the form would have made them. */
async function enterAll(campaign: number): Promise<void> {
  const tickets = Array.from({ length: PEOPLE }, (_, at) => `wave-${campaign}-${String(at).padStart(3, '0')}`)
  for (const ticket of tickets)
    await rowsOf(sql`insert into launch_entries (campaign_id, ticket, token_hash, locale, by_member, entered_at)
      values (${campaign}, ${ticket}, ${hashOf(linkTokenOf(ticket))}, 'th', false, ${DURING.toISOString()}::timestamptz)`)
}

const statesOf = async (campaign: number) => {
  const rows = await rowsOf(
    sql`select state, count(*) as n from launch_turns where campaign_id = ${campaign} group by state`,
  )
  return Object.fromEntries(rows.map(({ state, n }) => [String(state), Number(n)]))
}

/** Whoever was called since the last look does what their place says: every tenth holds, every third gives up, others let it pass. */
async function act(code: string, campaign: number, units: number[], now: Date): Promise<void> {
  const called =
    await rowsOf(sql`select t.place, e.ticket from launch_turns t join launch_entries e on e.id = t.entry_id
    where t.campaign_id = ${campaign} and t.state = 'called' and t.ends_at > ${now.toISOString()}::timestamptz order by t.place`)
  for (const { place, ticket } of called) {
    const token = linkTokenOf(String(ticket))
    if (Number(place) % 10 === 0) {
      const unit = units.shift() ?? 0
      const held = await holdUnit(await someContext(now), {
        campaign: code,
        unit,
        locale: 'th',
        source: '',
        turn: token,
        network: null,
        browser: null,
      })
      expect(held.ok).toBe(true)
    } else if (Number(place) % 3 === 0) await giveUpTurn(await holderOf('launch', now), token)
  }
}

it('500 entrants are served in one day of twelve hours, though most of them miss their turn twice', {
  timeout: 300_000,
}, async () => {
  const { code, units } = await committed(UNITS)
  const campaign = await campaignOf(code)
  await enterAll(campaign)
  await closeDueRegistrations(await jobContext(CLOSED))
  expect((await drawNamed(code)).ok).toBe(true)
  const free = [...units]
  let now = MORNING
  let waves = 0
  for (; now < minutesAfter(MORNING, HOURS * 60); now = minutesAfter(now, 5)) {
    if ((await callTurns(await jobContext(now), campaign)) > 0) waves += 1
    const { waiting = 0, called = 0 } = await statesOf(campaign)
    const [most] = await rowsOf(
      sql`select count(*) as n from launch_turns where campaign_id = ${campaign} and state = 'called'`,
    )
    expect(Number(most?.n)).toBeLessThanOrEqual(free.length)
    if (waiting + called === 0) break
    await act(code, campaign, free, minutesAfter(now, 4))
  }
  const { waiting = 0, called = 0, used = 0, passed = 0, missed = 0 } = await statesOf(campaign)
  expect({ waiting, called, used }).toEqual({ waiting: 0, called: 0, used: PEOPLE / 10 })
  expect(used + passed + missed).toBe(PEOPLE)
  expect(free).toHaveLength(UNITS - used)
  expect(waves).toBeGreaterThan(PEOPLE / UNITS)
  expect(now.getTime()).toBeLessThan(minutesAfter(MORNING, HOURS * 60).getTime())
})
