import type { APIRequestContext } from '@playwright/test'
import { LOCALES } from '@/i18n/locales'
import { canonicalIn, mainTextIn, robotsIn } from '../support/html'
import { asAdmin, expect, expectAccessible, test } from '../support/journey'

/** Serial, because the tests write the same entry. */
test.describe.configure({ mode: 'serial' })

const SLUG = `condo-by-the-canal-${Date.now() % 100_000}`
const PAGE = `location/${SLUG}`

let staff: APIRequestContext
let id = 0

test.beforeAll(async () => {
  staff = await asAdmin()
  const places = await (await staff.get('/api/places?where[slug][equals]=ari&depth=0')).json()
  const data = {
    Slug_path: 'location',
    Slug_name: SLUG,
    Title: 'Condominiums by the canal',
    intro: 'Boats go by every ten minutes.',
    kind: 'condominium',
    places: [places.docs[0].id],
    order: 900,
    _status: 'draft',
  }
  const answer = await staff.post('/api/search-seos?draft=true&locale=en', { data })
  expect(answer.ok()).toBe(true)
  id = ((await answer.json()) as { doc: { id: number } }).doc.id
  // Warms the page up: publishing is timed, not the first render after a start.
  for (const path of ['location/ari', 'search-seo', PAGE]) await staff.get(`/en/${path}`)
})

test.afterAll(() => staff.delete(`/api/search-seos/${id}`))

const patch = async (data: object, query = '') => {
  const answer = await staff.patch(`/api/search-seos/${id}?locale=en${query}`, { data })
  expect(answer.ok()).toBe(true)
}

test('a draft has a preview for staff and by link, and no public page', async ({ request }) => {
  expect((await request.get(`/en/${PAGE}`)).status()).toBe(404)
  expect((await request.get(`/en/${PAGE}/preview`)).status()).toBe(404)
  const own = await staff.get(`/en/${PAGE}/preview`)
  expect(own.status()).toBe(200)
  expect(mainTextIn(await own.text())).toContain('Boats go by every ten minutes.')
  const shared = await staff.post(`/api/search-seos/${id}/share-preview`, { data: { locale: 'en', span: 'hour' } })
  const { url } = (await shared.json()) as { url: string }
  const link = await request.get(url)
  expect(link.status()).toBe(200)
  expect(link.headers()['cache-control']).toContain('no-store')
  expect(robotsIn(await link.text())).toMatch(/noindex/)
  expect((await request.get(url.replace('/en/', '/th/'))).status()).toBe(404)
  expect((await request.get(url.replace(PAGE, 'location/ari'))).status()).toBe(404)
})

test('a published entry has a page and is in the sitemap, the API and the search menus', async ({ request, site }) => {
  await patch({ _status: 'published', Popular: true, Meta_title: 'Canal homes' })
  await expect.poll(async () => (await request.get(`/en/${PAGE}`)).status(), { timeout: 3_000 }).toBe(200)
  const html = await (await request.get(`/en/${PAGE}`)).text()
  expect(html).toContain('<title>Canal homes · noble &amp; nue</title>')
  expect(mainTextIn(html)).toContain('Boats go by every ten minutes.')
  expect(canonicalIn(html)).toBe(`${site.url}/en/${PAGE}`)
  await expect.poll(async () => (await request.get('/sitemap/locations-en.xml')).text()).toContain(`/en/${PAGE}`)
  const call = await request.get(`/api/search-seos/set-meta-tag?slug=${SLUG}&slug_path=location&lang=en`)
  expect(await call.json()).toMatchObject({ Popular: true, Meta_title: 'Canal homes', Link: `/en/${PAGE}` })
  await expect.poll(async () => (await request.get('/en/search-seo')).text()).toContain(`href="/en/${PAGE}"`)
})

test('an edit shows within a second, and an external link opens in a new tab', async ({ page, request }) => {
  await patch({ _status: 'published', intro: 'Ferries now.', Link_out: 'https://maps.example/canal' })
  await expect
    .poll(async () => mainTextIn(await (await request.get(`/en/${PAGE}`)).text()), { timeout: 3_000 })
    .toContain('Ferries now.')
  await expect.poll(async () => (await request.get('/en/search-seo')).text()).toContain('https://maps.example/canal')
  await page.goto('/en/search-seo')
  const link = page.getByRole('link', { name: /Condominiums by the canal/ }).first()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
})

test('the back office refuses an address that is taken', async () => {
  for (const data of [{ Slug_name: 'ari' }, { Slug_path: 'condominium', Slug_name: 'noble-vesper-ploenchit' }]) {
    const answer = await staff.patch(`/api/search-seos/${id}?locale=en`, { data: { ...data, _status: 'published' } })
    expect(answer.status()).toBe(400)
  }
})

test('editors can change the text of a list', async ({ request }) => {
  const found = await staff.get('/api/search-seos?where[Slug_name][equals]=townhome&depth=0&locale=en')
  const [entry] = ((await found.json()) as { docs: { id: number; Page_Title: string }[] }).docs
  const save = (Page_Title: string) =>
    staff.patch(`/api/search-seos/${entry?.id}?locale=en`, { data: { Page_Title, _status: 'published' } })
  const text = async () => mainTextIn(await (await request.get('/en/project/house/townhome')).text())
  try {
    await save('Townhomes with a door of their own')
    await expect.poll(text, { timeout: 3_000 }).toContain('Townhomes with a door of their own')
  } finally {
    await save(entry?.Page_Title ?? '')
  }
})

test('the index of areas is accessible', async ({ page }) => {
  await page.goto('/th/search-seo')
  await expect(page.locator('h1')).toBeVisible()
  await expectAccessible(page)
})

for (const locale of LOCALES) {
  test(`${locale}: every link of the index of areas leads to a page`, async ({ request }) => {
    const html = await (await request.get(`/${locale}/search-seo`)).text()
    const hrefs = new Set(html.match(new RegExp(`(?<=href=")/${locale}/location/[^"#?]+`, 'g')))
    expect(hrefs.size).toBeGreaterThan(30)
    const statuses = await Promise.all(
      [...hrefs].map(async (href) => [href, (await request.get(href, { maxRedirects: 0 })).status()] as const),
    )
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  })
}

test('an entry that is taken down disappears everywhere', async ({ request }) => {
  await patch({ _status: 'draft' })
  await expect.poll(async () => (await request.get(`/en/${PAGE}`)).status(), { timeout: 3_000 }).toBe(404)
  expect(await (await request.get('/sitemap/locations-en.xml')).text()).not.toContain(SLUG)
})
