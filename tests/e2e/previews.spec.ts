import type { APIRequestContext, APIResponse } from '@playwright/test'
import { LOCALES } from '@/i18n/locales'
import { asAdmin, expect, expectAccessible, signInAsAdmin, test } from '../support/journey'

/** Serial, because the tests write the draft of the same project. */
test.describe.configure({ mode: 'serial' })

const SLUG = 'nue-tide-thonburi'
const PAGE = `condominium/${SLUG}`
const OTHER = 'condominium/noble-vesper-ploenchit'
const DRAFT_WORDS = 'ถ้อยคำในฉบับร่าง'

let staff: APIRequestContext
let id: number
let tagline: string

test.beforeAll(async () => {
  staff = await asAdmin()
  const found = await staff.get(`/api/projects?where[Slug_name][equals]=${SLUG}&depth=0&locale=th`)
  const [project] = ((await found.json()) as { docs: { id: number; tagline: string }[] }).docs
  id = project?.id ?? 0
  tagline = project?.tagline ?? ''
  const data = { tagline: DRAFT_WORDS, _status: 'draft' }
  expect((await staff.patch(`/api/projects/${id}?locale=th&draft=true`, { data })).ok()).toBe(true)
})

test.afterAll(async () => {
  await staff.patch(`/api/projects/${id}?locale=th`, { data: { tagline, _status: 'published' } })
})

/** A preview link made by staff. */
async function sharedLink(api: string, locale: string, span = 'hour'): Promise<string> {
  const answer = await staff.post(`${api}/share-preview`, { data: { locale, span } })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { url: string }).url
}

function expectHidden(answer: APIResponse, html: string): void {
  const headers = answer.headers()
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['x-robots-tag']).toBe('noindex, follow')
  expect(headers['x-cache']).toBeUndefined()
  expect(html).toMatch(/<meta name="robots" content="noindex, ?follow"/)
}

const previews = [
  PAGE,
  'home',
  'brand-noble',
  'brand-nue',
  'location/condo-ari',
  'project/house/townhome',
  'policy',
  'cookies-privacy-notice',
  'promotion',
]

for (const page of previews) {
  test(`${page}/preview does not exist for a visitor`, async ({ request }) => {
    for (const query of ['', '?token=', '?token=abc', `?token=${'0'.repeat(76)}`, '?token=a&token=b']) {
      const answer = await request.get(`/th/${page}/preview${query}`, { maxRedirects: 0 })
      expect(answer.status(), query).toBe(404)
      expect(answer.headers()['cache-control'], query).toContain('no-store')
      expect(await answer.text(), query).not.toContain(DRAFT_WORDS)
    }
  })

  test(`${page}/preview opens for staff who are signed in`, async () => {
    const answer = await staff.get(`/th/${page}/preview`)
    expect(answer.status()).toBe(200)
    expectHidden(answer, await answer.text())
  })
}

test('the list of all previews is for staff, and leads to the draft that was saved last', async ({ request }) => {
  expect((await request.get('/th/preview', { maxRedirects: 0 })).status()).toBe(404)
  const answer = await staff.get('/th/preview')
  const html = await answer.text()
  expect(answer.status()).toBe(200)
  expectHidden(answer, html)
  for (const path of [`/th/${PAGE}/preview`, '/th/home/preview', '/th/noble-id/preview'])
    expect(html).toContain(`href="${path}"`)
})

test('a preview link shows the draft while the public page is unchanged', async ({ request }) => {
  const link = await sharedLink(`/api/projects/${id}`, 'th')
  const answer = await request.get(link)
  const html = await answer.text()
  expect(answer.status()).toBe(200)
  expect(html).toContain(DRAFT_WORDS)
  expectHidden(answer, html)
  expect(html).toContain('<meta name="referrer" content="no-referrer"')
  const published = await request.get(`/th/${PAGE}`)
  expect(await published.text()).not.toContain(DRAFT_WORDS)
})

test('a preview link opens only its own page in its own language', async ({ request }) => {
  const { search } = new URL(await sharedLink(`/api/projects/${id}`, 'th'))
  const home = new URL(await sharedLink('/api/globals/home-page', 'th'))
  expect((await request.get(`/th/${PAGE}/preview${search}`)).status()).toBe(200)
  for (const path of [`/en/${PAGE}`, `/th/${OTHER}`, '/th/home', '/th/brand-nue'])
    expect((await request.get(`${path}/preview${search}`)).status(), path).toBe(404)
  expect((await request.get(`/th/${PAGE}/preview${home.search}`)).status()).toBe(404)
  expect((await request.get(`/th/home/preview${home.search}`)).status()).toBe(200)
})

test('a preview link with one changed character opens nothing', async ({ request }) => {
  const link = await sharedLink(`/api/projects/${id}`, 'th')
  for (const at of [1, 20, 40, 70]) {
    const place = link.length - at
    const other = link[place] === 'a' ? 'b' : 'a'
    const changed = link.slice(0, place) + other + link.slice(place + 1)
    expect((await request.get(changed)).status(), `${at} from the end`).toBe(404)
  }
})

test('an upper-case preview URL redirects in one step and keeps its token', async ({ request }) => {
  const { search } = new URL(await sharedLink(`/api/projects/${id}`, 'th'))
  const answer = await request.get(`/TH/Condominium/${SLUG}/Preview/${search}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(`/th/${PAGE}/preview${search}`)
})

for (const locale of LOCALES) {
  test(`${locale}: the preview is marked as one and closes to the public page`, async ({ page }) => {
    await page.goto(await sharedLink(`/api/projects/${id}`, locale))
    const line = page.locator('[data-preview]')
    await expect(line).toBeVisible()
    await expect(line.locator('time')).toHaveAttribute('datetime', /^20\d\d-/)
    await expectAccessible(page)
    await line.getByRole('link').click()
    await expect(page).toHaveURL(`/${locale}/${PAGE}`)
    await expect(page.locator('[data-preview]')).toHaveCount(0)
  })
}

test('the form of a preview creates no lead', async ({ page }) => {
  await page.goto(await sharedLink(`/api/projects/${id}`, 'th'))
  await expect(page.locator('#register [inert] form')).toHaveCount(1)
})

test('a preview link is refused to roles that may not write', async ({ request, site }) => {
  const answer = await request.post(`/api/projects/${id}/share-preview`, {
    data: { locale: 'th', span: 'hour' },
    headers: { Origin: site.url },
  })
  expect(answer.status()).toBe(404)
})

test('the back office offers a preview link and shows the draft beside the form', async ({ page, site }) => {
  await signInAsAdmin(page)
  await page.goto(`/admin/collections/projects/${id}?locale=th`)
  await page.locator('.share-preview .btn').first().click()
  await expect(page.locator('.share-preview__link input')).toHaveValue(
    new RegExp(`^${site.url}/th/${PAGE}/preview\\?token=[0-9a-f]{76}$`),
  )
  await page.locator('#live-preview-toggler').click()
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.locator('[data-preview]')).toBeVisible()
  await expect(frame.locator('h1')).toBeVisible()
  await expect(page.locator('#live-preview-iframe')).toHaveCSS('opacity', '1')
})
