import { expect, test, vi } from 'vitest'
import type { Context } from '@/platform/context'
import { announceUnit } from './announce-unit'

const UNIT = {
  id: 7,
  project: 1,
  unitType: 2,
  number: '12-07',
  building: 'A',
  floor: 12,
  area: 35,
  orientation: 'N',
  price: 4_900_000,
  state: 'available',
}

/** A content system that knows one project, and what it was asked to say in the database. */
function contentSystemWith(project: object | null) {
  const execute = vi.fn(async () => ({ rows: [] }))
  const findByID = async ({ collection }: { collection: string }) =>
    collection === 'projects' ? project : { code: '1B' }
  const ctx = { payload: { findByID, db: { drizzle: { execute } } }, now: new Date() } as unknown as Context
  return { ctx, execute }
}

test.each([
  ['of a public project is told', { Slug_name: 'noble-one', _status: 'published', Active: true }, 1],
  ['of a draft is not', { Slug_name: 'noble-one', _status: 'draft', Active: true }, 0],
  ['of a past project is not', { Slug_name: 'noble-one', _status: 'published', Active: false }, 0],
  ['of a project that is gone is not', null, 0],
])('a home %s', async (_, project, times) => {
  const { ctx, execute } = contentSystemWith(project)
  await announceUnit(ctx, UNIT)
  expect(execute).toHaveBeenCalledTimes(times)
})
