import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { mostUnnamed } from '@/features/booking/domain/unnamed-holds'
import { holdUnit } from '@/features/booking/server'
import { sql } from '@/platform/database'
import { CAMPAIGN, freeUnits, NOW, rowsOf } from '../support/bookings'
import { contentSystem, someContext } from '../support/content-system'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

const hold = async (unit: number, network: string, turn: string | null = null) => {
  const held = await holdUnit(await someContext(NOW), {
    ...{ campaign: CAMPAIGN, unit, locale: 'en', source: '', turn, network },
  })
  return held.ok ? 'held' : held.refusal
}

const tally = (answers: readonly string[]) =>
  Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((each) => each === one).length]))

describe('a launch behind one network', () => {
  it('takes 200 buyers who press for a unit that one of them got, and each may still have another', async () => {
    const network = '198.51.100.7'
    await rowsOf(sql`delete from rate_limits`)
    const [first, second] = (await freeUnits(payload, 2)) as [number, number]
    expect(await hold(first, network)).toBe('held')
    const late: string[] = []
    for (let buyer = 0; buyer < 450; buyer += 1) late.push(await hold(first, network))
    expect(tally(late)).toEqual({ taken: 450 })
    expect(await hold(second, network)).toBe('held')
  }, 120_000)
})

describe('a program that holds a building from 40 addresses', () => {
  it('gets a share of the launch and no more, and buyers who confirm their address make room again', async () => {
    await rowsOf(sql`delete from rate_limits`)
    const units = await freeUnits(payload, 1_000)
    const most = mostUnnamed(units.length, 50)
    expect(units.length).toBeGreaterThan(most)
    const answers: string[] = []
    for (const [at, unit] of units.entries()) answers.push(await hold(unit, `203.0.113.${at % 40}`))
    expect(tally(answers)).toEqual({ held: most, crowded: units.length - most })
    await rowsOf(sql`update bookings set state = 'verified' where id in
      (select booking_id from booking_holds where freed_at is null and unit_id = ${units[0]})`)
    expect(await hold(units.at(-1) ?? 0, '192.0.2.1')).toBe('held')
    expect(await hold(units.at(-2) ?? 0, '192.0.2.1')).toBe('crowded')
    // A made-up token of a turn opens no other door.
    expect(await hold(units.at(-2) ?? 0, '192.0.2.1', 'ab'.repeat(32))).toBe('crowded')
  }, 240_000)
})
