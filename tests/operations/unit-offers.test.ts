import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { findBooking } from '@/features/booking/server'
import { readAvailability } from '@/features/catalogue/server'
import { applyDuePrices, approvePlan, proposePlan } from '@/features/prices/server'
import { applyUnitOffers, offerUnit } from '@/features/promotions/server'
import { sql } from '@/platform/database/database'
import { buyer, freeUnits, held, NOW, PROJECT, rowsOf } from '../support/bookings'
import { contentSystem, jobContext, someContext, staffMember } from '../support/content-system'
import { notificationsOf } from '../support/notifications'
import { granted } from '../support/refunds'

const M = 1_000_000
const HOUR = 60 * 60_000
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR)

let payload: Payload
let project = 0
let units: number[] = []
let made: number[] = []
let before: Record<string, unknown>[] = []

beforeAll(async () => {
  payload = await contentSystem()
  const [row] = await rowsOf(sql`select id from projects where slug_name = ${PROJECT}`)
  project = Number(row?.id)
  before = await rowsOf(sql`select id, price from units where project_id = ${project}`)
})

beforeEach(async () => {
  await clear()
  units = await freeUnits(payload, 3)
  await rowsOf(sql`update units set price = 10000000, price_before = null, offers = null where project_id = ${project}`)
})

afterAll(async () => {
  await clear()
  for (const { id, price } of before)
    await rowsOf(sql`update units set price = ${price}, price_before = null, offers = null where id = ${id}`)
})

async function clear() {
  for (const id of made) await payload.delete({ collection: 'promotions', id })
  made = []
}

type Row = { kind: 'price-cut' | 'gift'; baht?: number; gift?: string; scope: 'units' | 'unitTypes' | 'projects' }

const cutOn = (of: number[], baht = 500_000) => ({ kind: 'price-cut', scope: 'units', baht, units: of }) as const

async function promotion(benefits: readonly Row[], change: object = {}): Promise<number> {
  const stored = await payload.create({
    ...{ collection: 'promotions', depth: 0, locale: 'th' },
    data: {
      ...{ Slug_name: `test-${made.length}-${Math.random().toString(36).slice(2)}`, Title: 'Test', Active: true },
      ...{ _status: 'published', startsAt: at(1).toISOString(), endsAt: at(5).toISOString() },
      project_publisheds: [project],
      benefits: [...benefits] as never,
      ...change,
    },
  })
  made.push(stored.id)
  return stored.id
}

const change = (id: number, data: object) => payload.update({ collection: 'promotions', id, depth: 0, data })
const run = async (hours: number) => applyUnitOffers(await jobContext(at(hours)))

/** Price and price before of a unit. */
async function priceOf(unit = units[0]): Promise<[number, number | null]> {
  const [row] = await rowsOf(sql`select price, price_before from units where id = ${unit}`)
  return [Number(row?.price), row?.price_before === null ? null : Number(row?.price_before)]
}

it('a cut begins and ends with its promotion, and open pages hear the same price', async () => {
  await promotion([cutOn([units[0] ?? 0])])
  await run(0)
  expect(await priceOf()).toEqual([10 * M, null])
  expect(await run(1)).toBe(1)
  expect(await run(1)).toBe(0)
  expect(await priceOf()).toEqual([9.5 * M, 10 * M])
  expect(await priceOf(units[1])).toEqual([10 * M, null])
  const live = await readAvailability(await someContext(), PROJECT)
  const shown = live?.find(({ id }) => id === String(units[0]))
  expect(shown).toMatchObject({
    price: { now: { from: 9.5 * M }, before: 10 * M },
    offers: [expect.stringMatching(/^test-.*\/1$/)],
  })
  const history = await rowsOf(
    sql`select price_before, price_after from unit_price_changes where unit_id = ${units[0]} order by id desc limit 1`,
  )
  expect([Number(history[0]?.price_before), Number(history[0]?.price_after)]).toEqual([10 * M, 9.5 * M])
  expect(await run(5)).toBe(1)
  expect(await priceOf()).toEqual([10 * M, null])
})

it('a cut that is changed, unpublished or deleted is followed at once', async () => {
  const id = await promotion([cutOn([units[0] ?? 0])])
  await run(2)
  await change(id, { benefits: [cutOn([units[0] ?? 0], 700_000)] })
  await run(2)
  expect(await priceOf()).toEqual([9.3 * M, 10 * M])
  await change(id, { Active: false })
  await run(2)
  expect(await priceOf()).toEqual([10 * M, null])
  await change(id, { Active: true, _status: 'published' })
  await run(2)
  expect(await priceOf()).toEqual([9.3 * M, 10 * M])
  await clear()
  await run(2)
  expect(await priceOf()).toEqual([10 * M, null])
})

it('a save queues the job at once and at the start and the end', async () => {
  const jobs = async () =>
    (
      await rowsOf(sql`select j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t
        on t.id = j.task_id where t.identifier = 'promotions.apply-unit-offers' order by run_at`)
    ).length
  const queued = await jobs()
  const [startsAt, endsAt] = [Date.now() + 2 * HOUR, Date.now() + 3 * HOUR].map((time) => new Date(time).toISOString())
  await promotion([cutOn([units[0] ?? 0])], { startsAt, endsAt })
  expect(await jobs()).toBe(queued + 3)
})

it('the largest of two cuts counts, by unit, type and project; a gift leaves the price', async () => {
  const typeOf = async (unit?: number) =>
    Number((await rowsOf(sql`select unit_type_id as id from units where id = ${unit}`))[0]?.id)
  const type = await typeOf(units[1])
  await promotion([
    cutOn([units[0] ?? 0], 300_000),
    { kind: 'price-cut', scope: 'unitTypes', baht: 400_000, unitTypes: [type] } as Row,
  ])
  await promotion([
    { kind: 'price-cut', scope: 'projects', baht: 100_000, projects: [project] } as Row,
    { kind: 'gift', gift: 'ของแถม', scope: 'units', units: [units[0]] } as Row,
  ])
  await run(2)
  expect(await priceOf(units[1])).toEqual([9.6 * M, 10 * M])
  expect((await priceOf())[0]).toBe((await typeOf(units[0])) === type ? 9.6 * M : 9.7 * M)
  const [row] = await rowsOf(sql`select offers from units where id = ${units[0]}`)
  expect(row?.offers).toHaveLength(2)
})

it('a cut for one unit is for none when that unit is deleted, and never for the units of other projects', async () => {
  const [other] = await rowsOf(sql`select id from units where project_id <> ${project} and state = 'available' limit 1`)
  const id = await promotion([cutOn([Number(other?.id)])])
  expect(await run(2)).toBe(0)
  await rowsOf(sql`delete from promotions_rels where parent_id = ${id} and units_id is not null`)
  expect(await run(2)).toBe(0)
})

it('who holds a unit keeps its price; released, it gets the price of that moment', async () => {
  const [unit = 0] = units
  await promotion([cutOn([unit])], { startsAt: at(-1).toISOString() })
  // Held in the moment before the job has run: at the price of the promotion all the same.
  const token = await held(unit)
  expect((await findBooking(await buyer(), token))?.price).toBe(9.5 * M * 100)
  await run(6)
  expect(await priceOf()).toEqual([9.5 * M, 10 * M])
  await rowsOf(sql`update units set state = 'available' where id = ${unit}`)
  await offerUnit(await jobContext(at(6)), unit)
  expect(await priceOf()).toEqual([10 * M, null])
})

it('a price that an editor or a plan sets meanwhile is the price before, and the cut stays', async () => {
  const [unit = 0] = units
  await promotion([cutOn([unit])])
  await run(2)
  await payload.update({ collection: 'units', id: unit, data: { price: 11 * M } })
  expect(await priceOf()).toEqual([10.5 * M, 11 * M])
  const publisher = await staffMember(payload, 'publisher')
  const form = await payload.findByID({ collection: 'units', id: unit, depth: 0 })
  const { id: _, ...sent } = { ...form, priceBefore: 12 * M, offers: ['another/1'] }
  await payload.update({ collection: 'units', id: unit, data: sent, overrideAccess: false, user: publisher })
  expect(await priceOf()).toEqual([11.5 * M, 12 * M])
  const startsAt = at(3)
  const plan = {
    project,
    units: [unit],
    change: { kind: 'add', amount: 100 * M } as const,
    startsAt,
    reason: 'Phase',
    isSure: true,
  }
  const number = granted(
    await proposePlan(await someContext(NOW, { kind: 'staff', id: 911, role: 'supervisor' }), plan),
  )
  granted(await approvePlan(await someContext(NOW, { kind: 'staff', id: 912, role: 'supervisor' }), number))
  await applyDuePrices(await jobContext(startsAt))
  expect(await priceOf()).toEqual([12.5 * M, 13 * M])
  expect(await run(4)).toBe(0)
})

/** How many statements a work sends to the database. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const sent = query.mock.calls.length
  query.mockRestore()
  return sent
}

it('a cut of a whole project of 320 units takes as many statements as one of two, with their history and news', async () => {
  const [few, all] = [units.slice(0, 2), [] as number[]]
  const rows = await rowsOf(sql`
    insert into units (project_id, unit_type_id, building, number, floor, area, orientation, price, state)
    select project_id, unit_type_id, 'Z', 'Z' || n, floor, area, orientation, 12000000, 'available'
    from units, generate_series(1, 320) n where id = ${units[0]} returning id`)
  all.push(...rows.map(({ id }) => Number(id)))
  try {
    await promotion([cutOn(few)])
    const forFew = await statementsOf(() => run(2))
    await clear()
    await run(2)
    await promotion([cutOn(all, 1_000_000)])
    const since = Number((await rowsOf(sql`select coalesce(max(id), 0) as id from unit_price_changes`))[0]?.id)
    const heard = await notificationsOf(async () => {
      expect(await statementsOf(async () => expect(await run(2)).toBe(320))).toBe(forFew)
    }, 'units')
    expect(heard.map((message) => JSON.parse(message))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          project: PROJECT,
          unit: expect.objectContaining({ price: 11 * M, priceBefore: 12 * M }),
        }),
      ]),
    )
    expect(heard).toHaveLength(320)
    const [history] = await rowsOf(sql`select count(*)::int as changes, min(price_before)::float8 as before,
      max(price_after)::float8 as after from unit_price_changes where id > ${since}`)
    expect(history).toEqual({ changes: 320, before: 12 * M, after: 11 * M })
    expect(await run(2)).toBe(0)
  } finally {
    await clear()
    await rowsOf(sql`delete from units where building = 'Z' and project_id = ${project}`)
  }
})

it('a unit that is taken while a cut is written keeps the price of its buyer', async () => {
  const [taken = 0, free = 0] = units
  await promotion([cutOn([taken, free])])
  await rowsOf(sql`update units set state = 'reserved' where id = ${taken}`)
  await run(2)
  expect([await priceOf(taken), await priceOf(free)]).toEqual([
    [10 * M, null],
    [9.5 * M, 10 * M],
  ])
})
