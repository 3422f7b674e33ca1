import { createLocalReq, docAccessOperation, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { stockSummary } from '@/features/catalogue/domain/stack-plan'
import { derivePrices, findProjectPage, readAvailability } from '@/features/catalogue/server'
import { sql } from '@/platform/database'
import { rowsOf } from '../support/bookings'
import { contentSystem, jobContext, someContext, staffMember } from '../support/content-system'
import { notificationsOf } from '../support/notifications'

const SLUG = 'noble-canopy-ari'

let payload: Payload
let project = 0
let before: Record<string, unknown>[] = []

beforeAll(async () => {
  payload = await contentSystem()
  const [row] = await rowsOf(sql`select id from projects where slug_name = ${SLUG}`)
  project = Number(row?.id)
  before = await rowsOf(sql`select id, price, state from units where project_id = ${project}`)
})

afterAll(async () => {
  for (const { id, price, state } of before)
    await rowsOf(sql`update units set price = ${price}, price_before = null, offers = null, state = ${state}::enum_units_state
      where id = ${id}`)
  await derivePrices(await jobContext(), project)
})

/** Units of two types: `A` from 5 to 6 million, `B` at 9 million; all others are sold. */
const LIST = [
  ['A', 5_000_000],
  ['A', 6_000_000],
  ['B', 9_000_000],
] as const

let units: number[] = []
let codes: string[] = []

beforeEach(async () => {
  await rowsOf(
    sql`update units set state = 'sold', price = 7000000, price_before = null, offers = null where project_id = ${project}`,
  )
  const types = await rowsOf(sql`select id, code from unit_types where project_id = ${project} order by code limit 2`)
  codes = types.map(({ code }) => String(code))
  units = []
  for (const [letter, price] of LIST) {
    const type = types[letter === 'A' ? 0 : 1]
    const [unit] =
      await rowsOf(sql`update units set state = 'available', price = ${price} where id = (select id from units
      where unit_type_id = ${type?.id} and state = 'sold' order by id limit 1) returning id`)
    units.push(Number(unit?.id))
  }
  await derivePrices(await jobContext(), project)
})

const change = (unit: number | undefined, data: object) =>
  payload.update({ collection: 'units', id: unit ?? 0, depth: 0, data })

async function said(): Promise<unknown[]> {
  await derivePrices(await jobContext(), project)
  const page = await findProjectPage(await someContext(), 'en', SLUG)
  const [one, other] = codes.map((code) => page?.unitTypes.find((type) => type.code === code))
  return [
    [page?.priceFrom, page?.priceTo],
    [one?.priceFrom, one?.priceTo],
    [other?.priceFrom, other?.isAvailable],
  ]
}

const M = 1_000_000

/** Cuts prices as promotions do: the unit, its price today, its price before. */
async function cut(...cuts: readonly (readonly [unit: number, price: number, before: number])[]) {
  for (const [at, price, was] of cuts)
    await rowsOf(sql`update units set price = ${price}, price_before = ${was}, offers = ${`["jade-week/${at + 1}"]`}::jsonb
      where id = ${units[at]}`)
  await derivePrices(await jobContext(), project)
}

/** The starting price, what it was before, and the benefit that cuts it: of the project, of type A, of type B. */
async function pricesBefore(): Promise<unknown[]> {
  const page = await findProjectPage(await someContext(), 'en', SLUG)
  const types = codes.map((code) => page?.unitTypes.find((type) => type.code === code))
  return [page, ...types].map((one) => [one?.priceFrom, one?.priceBefore, one?.priceOffer])
}

it('a starting price that a promotion cuts says what it would be without it, and by which benefit', async () => {
  await cut([0, 4.5 * M, 5 * M])
  const ofA = [4.5 * M, 5 * M, 'jade-week/1']
  expect(await pricesBefore()).toEqual([ofA, ofA, [9 * M, null, null]])
  const [version] = await rowsOf(
    sql`select version_price_before::float8 as price, version_price_offer as offer from _projects_v
      where parent_id = ${project} and latest`,
  )
  expect(version).toEqual({ price: 5 * M, offer: 'jade-week/1' })
  const live = await readAvailability(await someContext(), SLUG)
  expect(stockSummary(live ?? [])).toMatchObject({ priceFrom: 4.5 * M, priceBefore: 5 * M })
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
  await change(units[2], { state: 'sold' })
  await derivePrices(await jobContext(), project)
  expect((await pricesBefore())[2]).toEqual([null, null, null])
  const [type] = await rowsOf(
    sql`select price_before from unit_types where project_id = ${project} order by code offset 1`,
  )
  expect(type?.price_before).toBeNull()
  await rowsOf(
    sql`update units set price = price_before, price_before = null, offers = null where project_id = ${project} and price_before is not null`,
  )
  await derivePrices(await jobContext(), project)
  expect((await pricesBefore()).slice(0, 2)).toEqual([
    [5 * M, null, null],
    [5 * M, null, null],
  ])
})

it.each([
  [
    'every unit is on offer',
    {},
    [
      [5 * M, 9 * M],
      [5 * M, 6 * M],
      [9 * M, true],
    ],
  ],
  [
    'the cheapest gets cheaper',
    { 0: { price: 4 * M } },
    [
      [4 * M, 9 * M],
      [4 * M, 6 * M],
      [9 * M, true],
    ],
  ],
  [
    'the cheapest is held for minutes',
    { 0: { state: 'reserved', isHeld: true } },
    [
      [5 * M, 9 * M],
      [5 * M, 6 * M],
      [9 * M, true],
    ],
  ],
  [
    'a type is held for minutes',
    { 2: { state: 'reserved', isHeld: true } },
    [
      [5 * M, 9 * M],
      [5 * M, 6 * M],
      [9 * M, true],
    ],
  ],
  [
    'the cheapest is booked',
    { 0: { state: 'reserved', isHeld: false } },
    [
      [6 * M, 9 * M],
      [6 * M, 6 * M],
      [9 * M, true],
    ],
  ],
  [
    'the cheapest is sold',
    { 0: { state: 'sold' } },
    [
      [6 * M, 9 * M],
      [6 * M, 6 * M],
      [9 * M, true],
    ],
  ],
  [
    'one is on request',
    { 0: { price: null } },
    [
      [6 * M, 9 * M],
      [6 * M, 6 * M],
      [9 * M, true],
    ],
  ],
  [
    'a type is sold out',
    { 2: { state: 'sold' } },
    [
      [5 * M, 6 * M],
      [5 * M, 6 * M],
      [null, false],
    ],
  ],
] as const)('a project costs what its units for sale cost: %s', async (_, changes, expected) => {
  for (const [index, data] of Object.entries(changes)) await change(units[Number(index)], data)
  expect(await said()).toEqual(expected)
})

it('where no unit is available with a price, what an editor typed stands; until then it cannot be typed', async () => {
  const editor = await staffMember(payload, 'publisher')
  const type = async (price: number) =>
    payload.update({
      ...{ collection: 'projects', id: project, depth: 0, overrideAccess: false, user: editor },
      data: { Price_rate: price, _status: 'published' },
    })
  const form = async () => {
    const req = await createLocalReq({ user: editor }, payload)
    const data = await payload.findByID({ collection: 'projects', id: project, depth: 0 })
    const { fields } = await docAccessOperation({ collection: payload.collections.projects, id: project, data, req })
    return fields
  }
  expect((await type(1)).Price_rate).toBe(5 * M)
  expect(await form()).toMatchObject({ Price_rate: { read: true }, Max_price: { read: true }, Zone: true })
  for (const unit of units) await change(unit, { state: 'sold' })
  expect((await type(8 * M)).Price_rate).toBe(8 * M)
  expect(await form()).toMatchObject({ Price_rate: true, Max_price: true })
  expect((await said())[0]).toEqual([8 * M, 9 * M])
})

it('a change of a unit queues the job, and the job makes its pages and lists be made again, once', async () => {
  const jobs = async () =>
    (
      await rowsOf(sql`select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t
        on t.id = j.task_id where t.identifier = 'catalogue.derive-prices' and (j.payload->>'project')::int = ${project}`)
    ).length
  const queued = await jobs()
  await change(units[0], { price: 4 * M })
  expect(await jobs()).toBe(queued + 1)
  const heard = await notificationsOf(async () => derivePrices(await jobContext(), project))
  expect(heard.join()).toContain(`project:${SLUG}`)
  expect(heard.join()).toContain('cards:condominium')
  expect(heard.join()).toContain('projects')
  expect(await notificationsOf(async () => derivePrices(await jobContext(), project))).toEqual([])
})

it('a hold of minutes drops no page and no list, nor does its end; the end of the sale does', async () => {
  const heard = async (data: object) =>
    (
      await notificationsOf(async () => {
        await change(units[2], data)
        await derivePrices(await jobContext(), project)
      })
    ).filter((message) => message.includes(SLUG) && message.includes('cards:'))
  expect(await heard({ state: 'reserved', isHeld: true })).toEqual([])
  expect(await heard({ state: 'available', isHeld: false })).toEqual([])
  expect(await heard({ state: 'reserved', isHeld: true })).toEqual([])
  expect(await heard({ isHeld: false })).not.toEqual([])
})

it('only a reserved unit is held, and nobody can say so by hand', async () => {
  const editor = await staffMember(payload, 'publisher')
  const [unit] = units
  const say = (data: object) =>
    payload.update({ collection: 'units', id: unit ?? 0, depth: 0, overrideAccess: false, user: editor, data })
  expect((await say({ state: 'reserved', isHeld: true })).isHeld).toBe(false)
  await change(unit, { isHeld: true })
  expect((await say({ state: 'withheld' })).isHeld).toBe(false)
})

it('units that change at the same moment leave the price that both together mean', async () => {
  await Promise.all([change(units[0], { state: 'sold' }), change(units[1], { price: 5.5 * M })])
  const ctx = await jobContext()
  await Promise.all([derivePrices(ctx, project), derivePrices(ctx, project)])
  expect((await said())[0]).toEqual([5.5 * M, 9 * M])
})
