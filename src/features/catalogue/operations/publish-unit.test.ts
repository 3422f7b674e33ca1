import { expect, test, vi } from 'vitest'
import type { Context } from '@/platform/database/context'
import { publishUnit } from './publish-unit'

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

/** A Payload double with one project; it records the notifications. */
function contentSystemWith(project: object | null) {
  const execute = vi.fn(async () => ({ rows: [] }))
  const findByID = async ({ collection }: { collection: string }) =>
    collection === 'projects' ? project : { code: '1B' }
  const ctx = {
    payload: { findByID, db: { drizzle: { execute } } },
    actor: { kind: 'system', name: 'test' },
    now: new Date(),
  } as unknown as Context
  return { ctx, execute }
}

test.each([
  ['is published for a public project', { Slug_name: 'noble-one', _status: 'published', Active: true }, 1],
  ['is not published for a draft', { Slug_name: 'noble-one', _status: 'draft', Active: true }, 0],
  ['is not published for a past project', { Slug_name: 'noble-one', _status: 'published', Active: false }, 0],
  ['is not published for a deleted project', null, 0],
])('a unit change %s', async (_, project, times) => {
  const { ctx, execute } = contentSystemWith(project)
  await publishUnit(ctx, UNIT)
  expect(execute).toHaveBeenCalledTimes(times)
})
