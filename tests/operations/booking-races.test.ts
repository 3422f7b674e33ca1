import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { unitGuard } from '@/features/booking/operations/unit-guard'
import { databaseOf, sql } from '@/platform/database/database'
import { freeUnits, hold, NOW, rowsOf } from '../support/bookings'
import { contentSystem } from '../support/content-system'
import { withoutUnitGuards } from '../support/unit-guards'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

afterEach(() => vi.restoreAllMocks())

const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item

/** So many buyers press at once, each for one of the units in turn. */
async function rush(buyers: number, units: readonly number[], node: Payload = payload) {
  const times: number[] = []
  const answers = await Promise.all(
    Array.from({ length: buyers }, async (_, index) => {
      const start = performance.now()
      const answer = await hold(at(units, index), NOW, node)
      times.push(performance.now() - start)
      return answer
    }),
  )
  const won = answers.filter(({ ok }) => ok).length
  const refusals = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal])))
  return { won, refusals: [...refusals], times }
}

const openHolds = async () =>
  Number((await rowsOf(sql`select count(*) as n from booking_holds where freed_at is null`))[0]?.n)

describe('many buyers at once', () => {
  it('200 on one unit, 8 rounds: one hold each and 199 polite refusals', { timeout: 300_000 }, async () => {
    const times: number[] = []
    for (let round = 0; round < 8; round += 1) {
      const [unit] = (await freeUnits(payload, 1)) as [number]
      const race = await rush(200, [unit])
      expect([race.won, race.refusals, await openHolds()]).toEqual([1, ['taken'], 1])
      times.push(...race.times)
    }
    times.sort((a, b) => a - b)
    process.stdout.write(
      `race p50 ${at(times, times.length / 2)?.toFixed(0)} ms, p99 ${times[Math.floor(times.length * 0.99)]?.toFixed(0)} ms\n`,
    )
  })

  it('200 on 50 units: 50 holds, one for each', async () => {
    const units = await freeUnits(payload, 50)
    const { won, refusals } = await rush(200, units)
    expect([won, refusals, await openHolds()]).toEqual([50, ['taken'], 50])
    const states = await rowsOf(sql`select distinct u.state from booking_holds h join units u on u.id = h.unit_id
      where h.freed_at is null`)
    expect(states).toEqual([{ state: 'reserved' }])
  })

  it('with both guards taken away they oversell (control)', async () => {
    const [unit] = (await freeUnits(payload, 1)) as [number]
    const { won } = await withoutUnitGuards(() => rush(20, [unit]))
    expect(won).toBeGreaterThan(1)
  })

  it('the index alone is enough: without the lock on the unit there is still one hold', async () => {
    const [unit] = (await freeUnits(payload, 1)) as [number]
    vi.spyOn(unitGuard, 'lock').mockImplementation(async (ctx) => {
      await (await databaseOf(ctx.payload, ctx.req)).execute(sql`select pg_sleep(0.05)`)
    })
    const { won, refusals } = await rush(40, [unit])
    expect([won, refusals, await openHolds()]).toEqual([1, ['taken'], 1])
  })

  it('over two pools, as on two nodes, there is one hold', async () => {
    const [unit] = (await freeUnits(payload, 1)) as [number]
    const node = await getPayload({ config, key: 'another-node', disableOnInit: true })
    expect((node.db as unknown as { pool: unknown }).pool).not.toBe((payload.db as unknown as { pool: unknown }).pool)
    const [a, b] = await Promise.all([rush(100, [unit]), rush(100, [unit], node)])
    expect([a.won + b.won, await openHolds()]).toEqual([1, 1])
  })
})
