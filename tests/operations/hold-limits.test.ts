import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { mostUnnamed } from '@/features/booking/domain/unnamed-holds'
import { takeStep } from '@/features/booking/operations/take-step'
import { holdUnit } from '@/features/booking/server'
import { sql } from '@/platform/database/database'
import { inTransaction } from '@/platform/database/transaction'
import { CAMPAIGN, freeUnits, NOW, rowsOf } from '../support/bookings'
import { contentSystem, someContext } from '../support/content-system'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

interface By {
  browser?: string | null
  turn?: string | null
}

/** Somebody holds a unit from a network, in a browser with a pass or in one without. */
const hold = async (unit: number, network: string, { browser = null, turn = null }: By = {}) => {
  const held = await holdUnit(await someContext(NOW), {
    ...{ campaign: CAMPAIGN, unit, locale: 'en', source: '', turn, network, browser },
  })
  return held.ok ? 'held' : held.refusal
}

const tally = (answers: readonly string[]) =>
  Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((each) => each === one).length]))

describe('a launch behind one network', () => {
  const network = '198.51.100.7'

  it('takes 200 buyers who press for a unit that one of them got, and each may still have another', async () => {
    await rowsOf(sql`delete from rate_limits`)
    const units = await freeUnits(payload, 21)
    const first = units[0] ?? 0
    const press = (buyer: number, unit: number) => hold(unit, network, { browser: `buyer ${buyer}` })
    expect(await press(0, first)).toBe('held')
    const late: string[] = []
    for (let buyer = 1; buyer < 200; buyer += 1) late.push(await press(buyer, first), await press(buyer, first))
    expect(tally(late)).toEqual({ taken: 398 })
    const others: string[] = []
    for (const [at, unit] of units.slice(1, 20).entries()) others.push(await press(at + 1, unit))
    expect(tally(others)).toEqual({ held: 19 })
  }, 120_000)

  it('does not take a second unit for a browser that has not confirmed its address, until it has', async () => {
    await rowsOf(sql`delete from rate_limits`)
    const [first = 0, second = 0, third = 0, fourth = 0] = await freeUnits(payload, 4)
    const press = (unit: number, browser: string | null) => hold(unit, network, { browser })
    expect(await press(first, 'one')).toBe('held')
    expect(await press(second, 'one')).toBe('unconfirmed')
    // Its neighbours are other browsers; those without a pass are one together.
    expect(await press(second, 'other')).toBe('held')
    expect([await press(third, null), await press(fourth, null)]).toEqual(['held', 'unconfirmed'])
    const confirmed = sql`select b.* from bookings b join booking_holds h on h.booking_id = b.id
      where h.freed_at is null and h.unit_id = ${first}`
    const [row] = await rowsOf(confirmed)
    await inTransaction(await someContext(NOW), (inside) =>
      takeStep(inside, { id: Number(row?.id), state: 'identified', unit: first }, { name: 'verify', by: 'buyer' }),
    )
    expect(await press(fourth, 'one')).toBe('held')
  })

  it('gives one of two presses of the same browser that come at once', async () => {
    await rowsOf(sql`delete from rate_limits`)
    const units = await freeUnits(payload, 8)
    const answers = await Promise.all(units.map((unit) => hold(unit, network, { browser: 'quick' })))
    expect(tally(answers)).toEqual({ held: 1, unconfirmed: 7 })
  })
})

describe('a program that holds a building from 40 addresses', () => {
  it('gets one unit an address without passes', async () => {
    await rowsOf(sql`delete from rate_limits`)
    const units = (await freeUnits(payload, 1_000)).slice(0, 120)
    const answers: string[] = []
    for (const [at, unit] of units.entries()) answers.push(await hold(unit, `203.0.113.${at % 40}`))
    const { held = 0, ...others } = tally(answers)
    expect(held).toBeLessThanOrEqual(40)
    expect(Object.keys(others).every((one) => one === 'unconfirmed' || one === 'crowded')).toBe(true)
  }, 120_000)

  it('gets a share of the launch with a new pass for each, and buyers who confirm their address make room again', async () => {
    await rowsOf(sql`delete from rate_limits`)
    const units = await freeUnits(payload, 1_000)
    const most = mostUnnamed(units.length, 50)
    expect(units.length).toBeGreaterThan(most)
    const answers: string[] = []
    for (const [at, unit] of units.entries())
      answers.push(await hold(unit, `203.0.113.${at % 40}`, { browser: `made up ${at}` }))
    expect(tally(answers)).toEqual({ held: most, crowded: units.length - most })
    await rowsOf(sql`update bookings set state = 'verified' where id in
      (select booking_id from booking_holds where freed_at is null and unit_id = ${units[0]})`)
    expect(await hold(units.at(-1) ?? 0, '192.0.2.1')).toBe('held')
    expect(await hold(units.at(-2) ?? 0, '192.0.2.1')).toBe('crowded')
    // A made-up token of a turn opens no other door.
    expect(await hold(units.at(-2) ?? 0, '192.0.2.2', { turn: 'ab'.repeat(32) })).toBe('crowded')
  }, 240_000)
})
