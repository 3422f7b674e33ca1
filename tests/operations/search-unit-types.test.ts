import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { listUnitTypes } from '@/features/catalogue/operations/list-unit-types'
import { databaseOf, sql } from '@/platform/database'
import { contentSystem, someContext } from '../support/content-system'

let payload: Payload
let project = 0

beforeAll(async () => {
  payload = await contentSystem()
  const { docs } = await payload.find({ collection: 'projects', where: { Slug_name: { equals: 'noble-canopy-ari' } } })
  project = docs[0]?.id ?? 0
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
    for (const { code, beds, area, priceFrom, priceTo } of unitTypes) {
      expect([code !== '', beds !== null, (area ?? 0) > 15], code).not.toContain(false)
      expect(priceFrom ?? 0, code).toBeGreaterThan(1_000_000)
      expect(priceTo ?? 0, code).toBeGreaterThanOrEqual(priceFrom ?? 0)
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
