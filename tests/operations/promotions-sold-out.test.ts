import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPromotion, listPromotions } from '@/features/promotions/operations/find-promotions'
import { contentSystem, someContext } from '../support/content-system'
import { disableCache } from '../support/disable-cache'
import { askCall, PROMOTIONS } from '../support/published-calls'

const SLUG = 'offer-of-two'
const OPEN = 'nue-mesh-chaengwattana'
const SOLD_OUT = 'nue-spark-srinakarin'

let payload: Payload
let id = 0
const idOf = async (slug: string) =>
  (await payload.find({ collection: 'projects', where: { Slug_name: { equals: slug } }, depth: 0 })).docs[0]?.id ?? 0

beforeAll(async () => {
  disableCache()
  payload = await contentSystem()
  const project_publisheds = [await idOf(SOLD_OUT), await idOf(OPEN)]
  const data = { Slug_name: SLUG, Title: 'Offer', Active: true, project_publisheds, _status: 'published' } as const
  id = (await payload.create({ collection: 'promotions', depth: 0, locale: 'th', data })).id
})

afterAll(() => payload.delete({ collection: 'promotions', id }))

const cardOf = async () => (await listPromotions(await someContext(), 'th')).find(({ slug }) => slug === SLUG)

it('an offer lists no project that is sold out, on its page, on project pages and to callers', async () => {
  expect(await cardOf()).toMatchObject({ state: 'running', projects: [OPEN] })
  expect((await findPromotion(await someContext(), 'th', SLUG))?.projects).toEqual([OPEN])
  const { response } = await (await askCall(PROMOTIONS, '', '?lang=th', {})).json()
  const called = response.find((one: { Slug_name: string }) => one.Slug_name === SLUG)
  expect(called.project_publisheds.map((one: { Slug_name: string }) => one.Slug_name)).toEqual([OPEN])
})

it('an offer of sold-out projects alone is over, whatever its last day says', async () => {
  await payload.update({ collection: 'promotions', id, data: { project_publisheds: [await idOf(SOLD_OUT)] } })
  expect(await cardOf()).toMatchObject({ state: 'ended', projects: [] })
})
