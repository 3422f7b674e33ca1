import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listUnitTypes } from '@/features/catalogue/operations/list-unit-types'
import { affectsSearchIndex } from '@/features/search/domain/index/affects-index'
import { fromOf, toOf } from '@/kernel/price'
import { databaseOf, sql } from '@/platform/database/database'
import { contentSystem, someContext } from '../support/content-system'
import { notificationsOf } from '../support/notifications'

let payload: Payload
let project = 0
/** The units as they were before the tests. */
let units: { id: number; code: string; state: string }[] = []

beforeAll(async () => {
  payload = await contentSystem()
  const { docs } = await payload.find({ collection: 'projects', where: { Slug_name: { equals: 'noble-canopy-ari' } } })
  project = docs[0]?.id ?? 0
  const { rows } = await (await databaseOf(payload)).execute(sql`
    select units.id, code, state from units join unit_types on unit_types.id = unit_type_id
    where unit_types.project_id = ${project} order by units.id`)
  units = rows as typeof units
})

afterAll(async () => {
  const database = await databaseOf(payload)
  for (const { id, state } of units)
    await database.execute(sql`update units set state = ${state}::enum_units_state where id = ${id}`)
})

const codesFor = async () => ((await listUnitTypes(await someContext())).get(project) ?? []).map(({ code }) => code)

async function setUnits(state: string, code?: string): Promise<void> {
  const of = code === undefined ? sql`true` : sql`code = ${code}`
  await (await databaseOf(payload)).execute(sql`
    update units set state = ${state}::enum_units_state
    where unit_type_id in (select id from unit_types where project_id = ${project} and ${of})`)
}

describe('the homes of a project that a search can find', () => {
  it('are its unit types, with bedrooms, size and price', async () => {
    const unitTypes = (await listUnitTypes(await someContext())).get(project) ?? []
    expect(unitTypes.length).toBeGreaterThan(1)
    for (const { code, beds, area, price } of unitTypes) {
      expect([code !== '', beds !== null, (area ?? 0) > 15], code).not.toContain(false)
      expect(fromOf(price) ?? 0, code).toBeGreaterThan(1_000_000)
      expect(toOf(price) ?? 0, code).toBeGreaterThanOrEqual(fromOf(price) ?? 0)
    }
  })

  it('are without those whose last unit is taken, and all of them where the project is sold out', async () => {
    await setUnits('available')
    const all = await codesFor()
    await setUnits('sold', all[0])
    expect(await codesFor()).toEqual(all.slice(1))
    await setUnits('sold')
    expect(await codesFor()).toEqual(all)
    await setUnits('available')
    expect(await codesFor()).toEqual(all)
  })
})

describe('the last free unit of a unit type', () => {
  const [FREE, TAKEN] = ['available', 'reserved'] as const
  const change = (id: number, state: typeof FREE | typeof TAKEN) =>
    payload.update({ collection: 'units', id, data: { state } })
  /** Whether a change makes the lists and the search be renewed. */
  const isTold = async (work: () => Promise<unknown>) =>
    (await notificationsOf(work)).some((line) => {
      const tags = line.split(',').slice(1)
      return tags.includes('projects') && affectsSearchIndex(tags)
    })

  it('renews the lists and the search when it is taken or free again, and no other unit does', async () => {
    const code = units[0]?.code ?? ''
    await setUnits('sold', code)
    const [first = 0, second = 0] = units.filter((unit) => unit.code === code).map(({ id }) => id)
    await (await databaseOf(payload)).execute(sql`
      update units set state = 'available' where id in (${first}, ${second})`)
    expect(await isTold(() => change(first, TAKEN))).toBe(false)
    expect(await isTold(() => change(second, TAKEN))).toBe(true)
    expect(await codesFor()).not.toContain(code)
    expect(await isTold(() => change(second, FREE))).toBe(true)
    expect(await codesFor()).toContain(code)
    expect(await isTold(() => change(first, FREE))).toBe(false)
  })

  it('is noticed when the last two are taken at the same time', async () => {
    const code = units[0]?.code ?? ''
    await setUnits('sold', code)
    const last = units.filter((unit) => unit.code === code).slice(0, 2)
    for (const { id } of last)
      await (await databaseOf(payload)).execute(sql`update units set state = 'available' where id = ${id}`)
    expect(await isTold(() => Promise.all(last.map(({ id }) => change(id, TAKEN))))).toBe(true)
  })
})
