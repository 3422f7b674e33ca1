import { expect, it } from 'vitest'
import { derivePrices, findProjectPage, readAvailability } from '@/features/catalogue/server'
import { stockSummary } from '@/features/project-page/domain/plans/stack-plan'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import { threeUnitsOf } from '../support/three-units'

const SLUG = 'noble-canopy-ari'
const M = 1_000_000
const stage = threeUnitsOf(SLUG)

/** Cuts prices as promotions do: the unit, its price today, its price before. */
async function cut(...cuts: readonly (readonly [unit: number, price: number, before: number])[]) {
  for (const [at, price, was] of cuts)
    await rowsOf(sql`update units set price = ${price}, price_before = ${was}, offers = ${`["jade-week/${at + 1}"]`}::jsonb
      where id = ${stage.units[at]}`)
  await derivePrices(await jobContext(), stage.project)
}

/** The starting price, what it was before, and the benefit that cuts it: of the project, of type A, of type B. */
async function pricesBefore(): Promise<unknown[]> {
  const page = await findProjectPage(await someContext(), 'en', SLUG)
  const types = stage.codes.map((code) => page?.unitTypes.find((type) => type.code === code))
  return [page, ...types].map((one) => [one?.price.now?.from ?? null, one?.price.before, one?.price.offer])
}

it('a starting price that a promotion cuts says what it would be without it, and by which benefit', async () => {
  await cut([0, 4.5 * M, 5 * M])
  const ofA = [4.5 * M, 5 * M, 'jade-week/1']
  expect(await pricesBefore()).toEqual([ofA, ofA, [9 * M, null, null]])
  const [version] = await rowsOf(
    sql`select version_price_before::float8 as price, version_price_offer as offer from _projects_v
      where parent_id = ${stage.project} and latest`,
  )
  expect(version).toEqual({ price: 5 * M, offer: 'jade-week/1' })
  const live = await readAvailability(await someContext(), SLUG)
  expect(stockSummary(live ?? [])).toMatchObject({ price: { now: { from: 4.5 * M }, before: 5 * M } })
})

it.each([
  ['a dearer unit alone is cut', [[1, 5.5 * M, 6 * M]], [5 * M, null, null]],
  ['a unit that none cuts was cheaper before', [[1, 4 * M, 6 * M]], [4 * M, 5 * M, 'jade-week/2']],
  ['another unit costs as little without it', [[1, 5 * M, 6 * M]], [5 * M, null, null]],
] as const)('never more than it was is said to be the price before, when %s', async (_, cuts, expected) => {
  await cut(...cuts)
  expect((await pricesBefore())[0]).toEqual(expected)
})

it('the price before ends with the promotion, and when the last unit is taken', async () => {
  await cut([0, 4.5 * M, 5 * M], [1, 5.5 * M, 6 * M], [2, 8 * M, 9 * M])
  await stage.payload.update({ collection: 'units', id: stage.units[2] ?? 0, depth: 0, data: { state: 'sold' } })
  await derivePrices(await jobContext(), stage.project)
  expect((await pricesBefore())[2]).toEqual([null, null, null])
  const [type] = await rowsOf(
    sql`select price_before from unit_types where project_id = ${stage.project} order by code offset 1`,
  )
  expect(type?.price_before).toBeNull()
  await rowsOf(
    sql`update units set price = price_before, price_before = null, offers = null where project_id = ${stage.project} and price_before is not null`,
  )
  await derivePrices(await jobContext(), stage.project)
  expect((await pricesBefore()).slice(0, 2)).toEqual([
    [5 * M, null, null],
    [5 * M, null, null],
  ])
})
