import type { APIRequestContext, Page } from '@playwright/test'
import { formatPrice } from '@/i18n/formats'
import { LOCALES } from '@/i18n/locales'
import { expectedList } from '../support/feature-expected'
import { alternatesIn, canonicalIn, plain } from '../support/html'
import { expect, test } from '../support/journey'

const FOR_SALE = 'condominium/noble-vesper-ploenchit'
const SOLD_OUT = 'condominium/noble-loom-silom'

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => plain(address))

/** A number of items, spread evenly over a list. */
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

/** The structured data of the open page. */
async function thingsOn(page: Page): Promise<Thing[]> {
  const blocks = page.locator('script[type="application/ld+json"]')
  await expect(blocks).toHaveCount(1)
  const data = JSON.parse((await blocks.textContent()) ?? '') as { '@context': string; '@graph': Thing[] }
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const namesOf = (things: unknown) => ((things ?? []) as { name: string }[]).map(({ name }) => name)

test('robots.txt names the disallowed paths and the sitemap index', async ({ request, site }) => {
  const text = await textOf(request, '/robots.txt', 'text/plain')
  expect(text.split('\n').filter((line) => line !== '')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /*/preview$',
    `Sitemap: ${site.url}/sitemap.xml`,
  ])
})

test('the sitemap index has one sitemap of each type in each language, on this host', async ({ request, site }) => {
  const listed = addressesIn(await textOf(request, '/sitemap.xml', 'application/xml'))
  const types = expectedList('sitemaps')
  const everywhere = types.flatMap((type) => LOCALES.map((locale) => `${site.url}/sitemap/${type}-${locale}.xml`))
  // The blog is in Thai only (C5).
  const wanted = [...everywhere, `${site.url}/sitemap/blog-th.xml`]
  expect([...listed].sort()).toEqual([...wanted].sort())
  for (const xml of await sitemapsOf(request)) {
    const addresses = addressesIn(xml)
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect(new URL(address).origin).toBe(site.url)
  }
})

test('a sitemap that is not listed answers 404', async ({ request }) => {
  for (const name of ['pages-fr', 'leads-th', 'pages']) {
    const answer = await request.get(`/sitemap/${name}.xml`, { maxRedirects: 0 })
    expect(answer.status(), name).toBe(404)
  }
})

test('URLs in a sitemap answer 200, are indexable, and are their own canonical URL', async ({ request }) => {
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

test('sitemaps leave out announced, draft, personal and noindex pages', async ({ request }) => {
  const paths = (await sitemapsOf(request)).flatMap(addressesIn).map((address) => new URL(address).pathname)
  for (const locale of LOCALES) {
    expect(paths).toContain(`/${locale}/home`)
    expect(paths).toContain(`/${locale}/${FOR_SALE}`)
    for (const left of ['investment-guide', 'styleguide', 'success', 'home/preview', 'condominium/revolve-ratchada2'])
      expect(paths).not.toContain(`/${locale}/${left}`)
  }
})

test('the hreflang alternates of a page agree between the sitemap and the page', async ({ request }) => {
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

test('a project in a sitemap has its last change and images that exist', async ({ request, site }) => {
  const xml = await textOf(request, '/sitemap/projects-th.xml', 'application/xml')
  const entry = entriesIn(xml).find((one) => one.includes(`<loc>${site.url}/th/${FOR_SALE}</loc>`)) ?? ''
  expect(Number.isNaN(Date.parse(/<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? ''))).toBe(false)
  const images = [...entry.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, address = '']) => plain(address))
  expect(images.length).toBeGreaterThan(0)
  for (const address of images) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toMatch(/^image\//)
  }
})

for (const locale of LOCALES) {
  test(`${locale}: the structured data of a project matches its page`, async ({ page, site }) => {
    await page.goto(`/${locale}/${FOR_SALE}`)
    const things = await thingsOn(page)
    const project = things.find((thing) => thing['@type'] === 'ApartmentComplex')
    await expect(page.locator('h1')).toHaveText(String(project?.name))
    expect(project).toMatchObject({ url: `${site.url}/${locale}/${FOR_SALE}` })
    const listing = things.find((thing) => thing['@type'] === 'RealEstateListing')
    const offers = (listing?.offers ?? {}) as { lowPrice?: number }
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'THB' })
    const head = page.locator('[data-microsite] header').first()
    await expect(head).toContainText(formatPrice(locale, Number(offers.lowPrice)))
  })

  test(`${locale}: the structured data of a sold-out project says so and has no price`, async ({ page }) => {
    await page.goto(`/${locale}/${SOLD_OUT}`)
    const listing = (await thingsOn(page)).find((thing) => thing['@type'] === 'RealEstateListing')
    expect(listing?.offers).toEqual({ '@type': 'Offer', availability: 'https://schema.org/SoldOut' })
  })
}

test('the FAQ structured data of a project matches its page', async ({ page }) => {
  await page.goto(`/th/${FOR_SALE}`)
  const faq = (await thingsOn(page)).find((thing) => thing['@type'] === 'FAQPage')
  const told = namesOf(faq?.mainEntity)
  expect(told.length).toBeGreaterThan(0)
  await expect(page.locator('#questions summary > span')).toHaveText(told)
})

for (const path of ['/en/project/house/townhome', '/en/location/condo-ari']) {
  test(`the breadcrumb structured data of ${path} matches its breadcrumbs`, async ({ page }) => {
    await page.goto(path)
    const [crumbs] = await thingsOn(page)
    expect(crumbs?.['@type']).toBe('BreadcrumbList')
    const told = namesOf(crumbs?.itemListElement)
    expect(told.length).toBeGreaterThan(2)
    const shown = page.locator('main nav ol').filter({ has: page.locator('[aria-current=page]') })
    await expect(shown.locator('li > a, li > [aria-current=page]')).toHaveText(told)
  })
}

test('an event, a promotion, a list and a film say what they are', async ({ page, request }) => {
  const addressIn = async (sitemap: string, part: string) =>
    addressesIn(await textOf(request, `/sitemap/${sitemap}-en.xml`, 'application/xml')).find((at) =>
      at.includes(part),
    ) ?? ''
  for (const [path, type, fields] of [
    [await addressIn('living', '/event-detail/'), 'Event', ['startDate', 'location', 'organizer']],
    [await addressIn('promotions', '/promotion/'), 'Offer', ['name', 'offeredBy']],
    ['/en/project/condominium/all', 'ItemList', ['itemListElement']],
    ['/en/condominium/noble-vesper-ploenchit', 'VideoObject', ['thumbnailUrl', 'uploadDate', 'contentUrl']],
  ] as const) {
    await page.goto(path)
    const thing = (await thingsOn(page)).find((one) => one['@type'] === type)
    for (const field of fields) expect(thing, `${type} of ${path}`).toHaveProperty(field)
  }
})

test('promotions have a feed in every language, named by their pages, and not sent again before it changes', async ({
  request,
  site,
}) => {
  for (const locale of LOCALES) {
    const path = `/feed/promotions-${locale}.xml`
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const links = [...(await answer.text()).matchAll(/<item>.*?<link>([^<]+)<\/link>/g)].map(([, link]) => link)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link?.startsWith(`${site.url}/${locale}/promotion/`), link).toBe(true)
    expect(await textOf(request, `/${locale}/promotion`, 'text/html')).toContain(path)
    const since = answer.headers()['last-modified'] ?? ''
    expect((await request.get(path, { headers: { 'If-Modified-Since': since } })).status()).toBe(304)
  }
})

test('the home page declares its publisher and a site search that works', async ({ page }) => {
  await page.goto('/th/home')
  const things = await thingsOn(page)
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  const [template = ''] = /https?:[^"]*\{words\}/.exec(JSON.stringify(things)) ?? []
  await page.goto(template.replace('{words}', encodeURIComponent('ทองหล่อ')))
  await expect(page.locator('main').getByRole('link', { name: 'noble atelier thonglor' }).first()).toBeVisible()
})
