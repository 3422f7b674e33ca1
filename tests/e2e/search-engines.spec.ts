import type { APIRequestContext, Page } from '@playwright/test'
import { formatPrice } from '@/i18n/formats'
import { LOCALES } from '@/i18n/locales'
import { alternatesIn, canonicalIn, plain } from '../support/html'
import { expect, test } from '../support/journey'

test.describe.configure({ mode: 'parallel' })

const FOR_SALE = 'condominium/noble-vesper-ploenchit'
const SOLD_OUT = 'condominium/noble-loom-silom'

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => plain(address))

/** So many of a list, spread over all of it. */
function sampleOf<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count))
  return items.filter((_, index) => index % step === 0).slice(0, count)
}

async function textOf(request: APIRequestContext, address: string, type: string): Promise<string> {
  const answer = await request.get(address, { maxRedirects: 0 })
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['content-type'], address).toContain(type)
  return answer.text()
}

/** Every sitemap that the index names, as text. */
async function sitemapsOf(request: APIRequestContext): Promise<string[]> {
  const listed = addressesIn(await textOf(request, '/sitemap.xml', 'application/xml'))
  return Promise.all(listed.map((address) => textOf(request, address, 'application/xml')))
}

const entriesIn = (xml: string) => [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry)

type Thing = Record<string, unknown> & { '@type': string }

/** The one data block of the page that is open. */
async function thingsOn(page: Page): Promise<Thing[]> {
  const blocks = page.locator('script[type="application/ld+json"]')
  await expect(blocks).toHaveCount(1)
  const data = JSON.parse((await blocks.textContent()) ?? '') as { '@context': string; '@graph': Thing[] }
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const namesOf = (things: unknown) => ((things ?? []) as { name: string }[]).map(({ name }) => name)

test('robots are told what to leave alone and where the sitemaps are', async ({ request, site }) => {
  const text = await textOf(request, '/robots.txt', 'text/plain')
  expect(text.split('\n').filter((line) => line !== '')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /*/preview$',
    `Sitemap: ${site.url}/sitemap.xml`,
  ])
})

test('the index names a sitemap of each type in each language, all of this site', async ({ request, site }) => {
  const listed = addressesIn(await textOf(request, '/sitemap.xml', 'application/xml'))
  const types = ['pages', 'listings', 'locations', 'projects', 'news']
  const everywhere = types.flatMap((type) => LOCALES.map((locale) => `${site.url}/sitemap/${type}-${locale}.xml`))
  // The blog is in Thai alone (C5).
  const wanted = [...everywhere, `${site.url}/sitemap/blog-th.xml`]
  expect([...listed].sort()).toEqual([...wanted].sort())
  for (const xml of await sitemapsOf(request)) {
    const addresses = addressesIn(xml)
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect(new URL(address).origin).toBe(site.url)
  }
})

test('a sitemap that is not listed does not exist', async ({ request }) => {
  for (const name of ['pages-fr', 'leads-th', 'pages']) {
    const answer = await request.get(`/sitemap/${name}.xml`, { maxRedirects: 0 })
    expect(answer.status(), name).toBe(404)
  }
})

test('what a sitemap names answers without a detour, wants to be found, and calls itself so', async ({ request }) => {
  const addresses = (await sitemapsOf(request)).flatMap(addressesIn)
  expect(new Set(addresses).size).toBe(addresses.length)
  const sample = sampleOf(addresses, 10)
  expect(sample).toHaveLength(10)
  for (const address of sample) {
    const html = await textOf(request, address, 'text/html')
    expect(canonicalIn(html), address).toBe(address)
    expect(html, address).not.toMatch(/<meta name="robots" content="[^"]*noindex/)
  }
})

test('nothing is named that is announced, a draft, one visitor’s own, or asked to be left out', async ({ request }) => {
  const paths = (await sitemapsOf(request)).flatMap(addressesIn).map((address) => new URL(address).pathname)
  for (const locale of LOCALES) {
    expect(paths).toContain(`/${locale}/home`)
    expect(paths).toContain(`/${locale}/${FOR_SALE}`)
    for (const left of ['promotion', 'styleguide', 'success', 'home/preview', 'condominium/revolve-ratchada2'])
      expect(paths).not.toContain(`/${locale}/${left}`)
  }
})

test('the languages of a page name each other, in the sitemap as on the page', async ({ request }) => {
  const entries = (await sitemapsOf(request)).flatMap(entriesIn)
  for (const entry of sampleOf(entries, 3)) {
    const alternates = alternatesIn(entry)
    const isThaiAlone = entry.includes('/th/blog')
    expect(alternates).toHaveLength(isThaiAlone ? 2 : LOCALES.length + 1)
    for (const address of new Set(alternates.map((line) => line.slice(line.indexOf(' ') + 1)))) {
      const html = await textOf(request, address, 'text/html')
      expect(alternatesIn(html), address).toEqual(alternates)
    }
  }
})

test('a project is named with its last change and with pictures that are there', async ({ request, site }) => {
  const xml = await textOf(request, '/sitemap/projects-th.xml', 'application/xml')
  const entry = entriesIn(xml).find((one) => one.includes(`<loc>${site.url}/th/${FOR_SALE}</loc>`)) ?? ''
  expect(Number.isNaN(Date.parse(/<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? ''))).toBe(false)
  const pictures = [...entry.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, address = '']) => plain(address))
  expect(pictures.length).toBeGreaterThan(0)
  for (const address of pictures) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toMatch(/^image\//)
  }
})

for (const locale of LOCALES) {
  test(`${locale}: what programs are told of a project is what people read`, async ({ page, site }) => {
    await page.goto(`/${locale}/${FOR_SALE}`)
    const project = (await thingsOn(page)).find((thing) => thing['@type'] === 'ApartmentComplex')
    await expect(page.locator('h1')).toHaveText(String(project?.name))
    expect(project).toMatchObject({ url: `${site.url}/${locale}/${FOR_SALE}` })
    const offers = (project?.offers ?? {}) as { lowPrice?: number }
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'THB' })
    const head = page.locator('[data-microsite] header').first()
    await expect(head).toContainText(formatPrice(locale, Number(offers.lowPrice)))
  })

  test(`${locale}: a project that is sold out tells programs so, and no price`, async ({ page }) => {
    await page.goto(`/${locale}/${SOLD_OUT}`)
    const project = (await thingsOn(page)).find((thing) => thing['@type'] === 'ApartmentComplex')
    expect(project?.offers).toEqual({ '@type': 'Offer', availability: 'https://schema.org/SoldOut' })
  })
}

test('the questions of a project are told as they stand on its page', async ({ page }) => {
  await page.goto(`/th/${FOR_SALE}`)
  const faq = (await thingsOn(page)).find((thing) => thing['@type'] === 'FAQPage')
  const told = namesOf(faq?.mainEntity)
  expect(told.length).toBeGreaterThan(0)
  await expect(page.locator('#questions summary > span')).toHaveText(told)
})

for (const path of ['/en/project/house/townhome', '/en/location/condo-ari']) {
  test(`${path} tells the way to itself as its breadcrumbs show it`, async ({ page }) => {
    await page.goto(path)
    const [crumbs] = await thingsOn(page)
    expect(crumbs?.['@type']).toBe('BreadcrumbList')
    const told = namesOf(crumbs?.itemListElement)
    expect(told.length).toBeGreaterThan(2)
    const shown = page.locator('main nav ol').filter({ has: page.locator('[aria-current=page]') })
    await expect(shown.locator('li > a, li > [aria-current=page]')).toHaveText(told)
  })
}

test('the home page tells who publishes the site, and the search it promises finds homes', async ({ page }) => {
  await page.goto('/th/home')
  const things = await thingsOn(page)
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  const [template = ''] = /https?:[^"]*\{words\}/.exec(JSON.stringify(things)) ?? []
  await page.goto(template.replace('{words}', encodeURIComponent('ทองหล่อ')))
  await expect(page.locator('main').getByRole('link', { name: 'noble atelier thonglor' }).first()).toBeVisible()
})
