import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { derivePrices } from '@/features/catalogue/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from './bookings'
import { contentSystem, jobContext } from './content-system'

/** Units of two types: `A` from 5 to 6 million, `B` at 9 million; all others are sold. */
const LIST = [
  ['A', 5_000_000],
  ['A', 6_000_000],
  ['B', 9_000_000],
] as const

interface ThreeUnits {
  payload: Payload
  project: number
  /** Their ids: two of type A, the cheaper first, and one of type B. */
  units: number[]
  /** The codes of the types A and B. */
  codes: string[]
}

/** Gives every test of a file a project with three units for sale, and the units their prices back after the last one. */
export function threeUnitsOf(slug: string): ThreeUnits {
  const stage = { project: 0, units: [], codes: [] } as unknown as ThreeUnits
  let before: Record<string, unknown>[] = []

  beforeAll(async () => {
    stage.payload = await contentSystem()
    const [row] = await rowsOf(sql`select id from projects where slug_name = ${slug}`)
    stage.project = Number(row?.id)
    before = await rowsOf(sql`select id, price, state from units where project_id = ${stage.project}`)
  })

  beforeEach(async () => {
    await rowsOf(sql`update units set state = 'sold', price = 7000000, price_before = null, offers = null
      where project_id = ${stage.project}`)
    const types = await rowsOf(
      sql`select id, code from unit_types where project_id = ${stage.project} order by code limit 2`,
    )
    stage.codes = types.map(({ code }) => String(code))
    stage.units = []
    for (const [letter, price] of LIST) {
      const type = types[letter === 'A' ? 0 : 1]
      const [unit] =
        await rowsOf(sql`update units set state = 'available', price = ${price} where id = (select id from units
          where unit_type_id = ${type?.id} and state = 'sold' order by id limit 1) returning id`)
      stage.units.push(Number(unit?.id))
    }
    await derivePrices(await jobContext(), stage.project)
  })

  afterAll(async () => {
    for (const { id, price, state } of before)
      await rowsOf(sql`update units set price = ${price}, price_before = null, offers = null,
        state = ${state}::enum_units_state where id = ${id}`)
    await derivePrices(await jobContext(), stage.project)
  })

  return stage
}
