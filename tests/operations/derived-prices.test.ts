import { createLocalReq, docAccessOperation } from 'payload'
import { expect, it } from 'vitest'
import { derivePrices, findProjectPage } from '@/features/catalogue/server'
import { fromOf, type Price, toOf } from '@/kernel/price'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { jobContext, someContext, staffMember } from '../support/content-system'
import { notificationsOf } from '../support/notifications'
import { threeUnitsOf } from '../support/three-units'

const SLUG = 'noble-canopy-ari'

const stage = threeUnitsOf(SLUG)

const change = (unit: number | undefined, data: object) =>
  stage.payload.update({ collection: 'units', id: unit ?? 0, depth: 0, data })

const rangeOf = (of: { price: Price } | null | undefined) => [of && fromOf(of.price), of && toOf(of.price)]

async function said(): Promise<unknown[]> {
  await derivePrices(await jobContext(), stage.project)
  const page = await findProjectPage(await someContext(), 'en', SLUG)
  const [one, other] = stage.codes.map((code) => page?.unitTypes.find((type) => type.code === code))
  return [rangeOf(page), rangeOf(one), [rangeOf(other)[0], other?.isAvailable]]
}

const M = 1_000_000

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
  for (const [index, data] of Object.entries(changes)) await change(stage.units[Number(index)], data)
  expect(await said()).toEqual(expected)
})

it('where no unit is available with a price, what an editor typed stands; until then it cannot be typed', async () => {
  const editor = await staffMember(stage.payload, 'publisher')
  const type = async (price: number) =>
    stage.payload.update({
      ...{ collection: 'projects', id: stage.project, depth: 0, overrideAccess: false, user: editor },
      data: { Price_rate: price, _status: 'published' },
    })
  const form = async () => {
    const req = await createLocalReq({ user: editor }, stage.payload)
    const data = await stage.payload.findByID({ collection: 'projects', id: stage.project, depth: 0 })
    const { fields } = await docAccessOperation({
      collection: stage.payload.collections.projects,
      id: stage.project,
      data,
      req,
    })
    return fields
  }
  expect((await type(1)).Price_rate).toBe(5 * M)
  expect(await form()).toMatchObject({ Price_rate: { read: true }, Max_price: { read: true }, Zone: true })
  for (const unit of stage.units) await change(unit, { state: 'sold' })
  expect((await type(8 * M)).Price_rate).toBe(8 * M)
  expect(await form()).toMatchObject({ Price_rate: true, Max_price: true })
  expect((await said())[0]).toEqual([8 * M, 9 * M])
})

it('a change of a unit queues the job, and the job makes its pages and lists be made again, once', async () => {
  const jobs = async () =>
    (
      await rowsOf(sql`select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t
        on t.id = j.task_id where t.identifier = 'catalogue.derive-prices' and (j.payload->>'project')::int = ${stage.project}`)
    ).length
  const queued = await jobs()
  await change(stage.units[0], { price: 4 * M })
  expect(await jobs()).toBe(queued + 1)
  const heard = await notificationsOf(async () => derivePrices(await jobContext(), stage.project))
  expect(heard.join()).toContain(`project:${SLUG}`)
  expect(heard.join()).toContain('cards:condominium')
  expect(heard.join()).toContain('projects')
  expect(await notificationsOf(async () => derivePrices(await jobContext(), stage.project))).toEqual([])
})

it('a hold of minutes drops no page and no list, nor does its end; the end of the sale does', async () => {
  const heard = async (data: object) =>
    (
      await notificationsOf(async () => {
        await change(stage.units[2], data)
        await derivePrices(await jobContext(), stage.project)
      })
    ).filter((message) => message.includes(SLUG) && message.includes('cards:'))
  expect(await heard({ state: 'reserved', isHeld: true })).toEqual([])
  expect(await heard({ state: 'available', isHeld: false })).toEqual([])
  expect(await heard({ state: 'reserved', isHeld: true })).toEqual([])
  expect(await heard({ isHeld: false })).not.toEqual([])
})

it('only a reserved unit is held, and nobody can say so by hand', async () => {
  const editor = await staffMember(stage.payload, 'publisher')
  const [unit] = stage.units
  const say = (data: object) =>
    stage.payload.update({ collection: 'units', id: unit ?? 0, depth: 0, overrideAccess: false, user: editor, data })
  expect((await say({ state: 'reserved', isHeld: true })).isHeld).toBe(false)
  await change(unit, { isHeld: true })
  expect((await say({ state: 'withheld' })).isHeld).toBe(false)
})

it('units that change at the same moment leave the price that both together mean', async () => {
  await Promise.all([change(stage.units[0], { state: 'sold' }), change(stage.units[1], { price: 5.5 * M })])
  const ctx = await jobContext()
  await Promise.all([derivePrices(ctx, stage.project), derivePrices(ctx, stage.project)])
  expect((await said())[0]).toEqual([5.5 * M, 9 * M])
})
