import type { APIRequestContext, APIResponse } from '@playwright/test'
import { LOCALES } from '@/i18n/locales'
import { type Description, faultsOf } from '../support/described'
import { asAdmin, expect, expectAccessible, test } from '../support/journey'

// Not in parallel: the tests share state that they change or read.
test.describe.configure({ mode: 'default' })

const LIST = '/api/project-publish/get/project_no_thumbnail/all'
const SLUG = 'noble-vesper-ploenchit'
const ENTRY = '/api/search-seos/set-meta-tag'

/** A documented path, and a URL that matches it. */
const ASKED = [
  [LIST, `${LIST}?pagination[pageSize]=200&populate=deep`],
  ['/api/projects/{slug}', `/api/projects/${SLUG}?pagination[pageSize]=200&populate=deep&publicationState=preview`],
  ['/api/projects/{slug}', `/api/projects/${SLUG}?populate=deep`],
  ['/api/project-publishes/{slug}', `/api/project-publishes/${SLUG}?pagination[pageSize]=200&populate=deep`],
  [
    '/api/project-publish/get/section_status_show/{slug}',
    `/api/project-publish/get/section_status_show/${SLUG}?populate=deep`,
  ],
  [ENTRY, `${ENTRY}?slug=condo-ari&slug_path=location&pagination[pageSize]=200`],
  [ENTRY, `${ENTRY}?slug=new-condo&populate=deep`],
  [
    '/api/promotion-publisheds/get/promotion_no_thumbnail',
    '/api/promotion-publisheds/get/promotion_no_thumbnail?pagination[pageSize]=200&populate=deep',
  ],
] as const

async function descriptionOf(request: APIRequestContext): Promise<Description> {
  const answer = await request.get('/api/openapi.json')
  expect(answer.headers()['content-type']).toContain('application/json')
  return answer.json()
}

async function bodyOf(answer: APIResponse) {
  expect(answer.status(), answer.url()).toBe(200)
  return answer.json()
}

const projectNumber = async (api: APIRequestContext, slug: string): Promise<number> =>
  (await bodyOf(await api.get(`/api/projects?where[Slug_name][equals]=${slug}&depth=0`))).docs[0].id

for (const [path, address] of ASKED) {
  test(`${address} answers as documented in every language`, async ({ request }) => {
    const description = await descriptionOf(request)
    for (const lang of LOCALES) {
      const body = await bodyOf(await request.get(`${address}&lang=${lang}`, { maxRedirects: 0 }))
      expect(faultsOf(description, path, 200, body), lang).toEqual([])
    }
  })
}

test('an API response is cached, answers 304 when unchanged, and answers HEAD', async ({ request }) => {
  const first = await request.get(LIST)
  const tag = first.headers().etag ?? ''
  expect(tag).not.toBe('')
  expect(first.headers()['cache-control']).toContain('max-age=60')
  expect((await request.get(LIST, { headers: { 'If-None-Match': tag } })).status()).toBe(304)
  const head = await request.head(LIST)
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
})

for (const [address, status, said] of [
  [`${LIST}?lang=fr`, 400, 'lang must be one of: th, en, chs, cht'],
  [`${LIST}?pagination[pageSize]=0`, 400, 'pagination[pageSize] must be a whole number from 1'],
  [ENTRY, 400, 'slug must be the public words of an address: 1 to 100 characters'],
  [`${ENTRY}?slug=no-such-page`, 404, 'There is no landing page with this slug.'],
  ['/api/projects/no-such-project', 404, 'There is no public project with this slug.'],
  ['/api/home-news/999999999', 404, 'There is no public news with this number.'],
] as const) {
  test(`${address} answers ${status} with its reason`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    expect((await answer.json()).error.message).toBe(said)
  })
}

for (const [asked, link] of [
  ['slug=condo-ari&slug_path=location', '/en/location/condo-ari'],
  ['slug=house-ekkamai-ramintra&slug_path=location', '/en/location/house-ekkamai-ramindra'],
  ['slug=new-condo&slug_path=condominium', '/en/project/condominium/new-condo'],
  ['slug=townhouse&slug_path=house', '/en/project/house/townhome'],
  ['slug=house&slug_path=project', '/en/project/house/all'],
] as const) {
  test(`the API entry of ${asked} matches its page`, async ({ request }) => {
    const entry = await bodyOf(await request.get(`${ENTRY}?lang=en&${asked}`))
    expect(entry.Link).toBe(link)
    const page = await (await request.get(link)).text()
    const plain = page.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
    expect(plain).toContain(`<title>${entry.Meta_title}`)
    expect(plain).toContain(`content="${entry.Meta_description}"`)
  })
}

test('only the back office reads and writes a project by id', async ({ request }) => {
  const api = await asAdmin()
  const id = await projectNumber(api, 'noble-canopy-ari')
  expect((await bodyOf(await api.get(`/api/projects/${id}?depth=0`))).Slug_name).toBe('noble-canopy-ari')
  expect((await bodyOf(await api.get('/api/projects/versions?limit=1'))).docs).toHaveLength(1)
  expect((await bodyOf(await api.get('/api/projects/count'))).totalDocs).toBeGreaterThan(20)
  const searched = await api.post(`/api/projects/${id}`, { headers: { 'X-Payload-HTTP-Method-Override': 'GET' } })
  expect((await bodyOf(searched)).id).toBe(id)
  for (const path of [`/api/projects/${id}`, '/api/projects', '/api/projects/versions', '/api/projects/count'])
    expect((await request.get(path)).status(), path).toBe(404)
  const written = await request.patch(`/api/projects/${id}`, { data: { Project_Title: 'x' } })
  expect(written.status()).toBe(404)
})

test('the API shows published changes within a second, and drafts only to staff', async ({ request }) => {
  const api = await asAdmin()
  const id = await projectNumber(api, 'noble-canopy-ari')
  const [published, draft] = [`Published ${Date.now()}`, `Draft ${Date.now()}`]
  const titleIn = async (from: APIRequestContext, path: string) => (await bodyOf(await from.get(path))).Meta_title
  const path = '/api/projects/noble-canopy-ari?lang=en'
  const before = await titleIn(request, path)

  const save = (query: string, data: object) => api.patch(`/api/projects/${id}?locale=en&depth=0${query}`, { data })
  expect((await save('', { Meta_title: published, _status: 'published' })).ok()).toBe(true)
  await expect.poll(() => titleIn(request, path), { intervals: [50], timeout: 1500 }).toBe(published)
  const { filter_project } = await bodyOf(await request.get(`${LIST}?lang=en`))
  expect(filter_project.map((one: { Meta_title: string }) => one.Meta_title)).toContain(published)

  expect((await save('&draft=true', { Meta_title: draft, _status: 'draft' })).ok()).toBe(true)
  expect(await titleIn(api, `${path}&publicationState=preview`)).toBe(draft)
  expect(await titleIn(request, `${path}&publicationState=preview`)).toBe(published)
  expect((await save('', { Meta_title: before, _status: 'published' })).ok()).toBe(true)
})

test('the API documentation is readable and is not indexed', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('h1')).toHaveText('Published calls')
  await expect(page.locator('#projects pre')).toContainText('filter_project')
  await expect(page.locator('#searchEntry pre')).toContainText('condo-bts-mrt')
  await expectAccessible(page)
})
