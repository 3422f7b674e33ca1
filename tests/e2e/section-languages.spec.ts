import { type APIRequestContext, request } from '@playwright/test'
import { adminToken } from '../support/admin-session'
import { seededDatabase, type TestDatabase } from '../support/databases'
import { alternatesIn, anchorsIn, plain } from '../support/html'
import { expect, expectAccessible, test } from '../support/journey'
import { type RunningSite, runSite } from '../support/run-site'

/** Serial and on a separate site: the tests close sections that other journeys visit. */
test.describe.configure({ mode: 'serial' })

const PORT = 3250

let database: TestDatabase
let own: RunningSite
let visitor: APIRequestContext
let staff: APIRequestContext
let row = 0

test.beforeAll(async () => {
  test.setTimeout(300_000)
  database = await seededDatabase()
  own = await runSite({ port: PORT, databaseUrl: database.url, mediaFrom: database.templateDir })
  visitor = await request.newContext({ baseURL: own.url })
  // The first render may take longer than the timeouts below.
  for (const locale of ['th', 'en', 'cht', 'chs'])
    for (const path of ['promotion', 'home']) await visitor.get(`/${locale}/${path}`)
  staff = await request.newContext({
    baseURL: own.url,
    extraHTTPHeaders: { Origin: own.url, Authorization: `JWT ${await adminToken(own.url)}` },
  })
})

test.afterAll(async () => {
  await Promise.all([visitor, staff].map((context) => context?.dispose()))
  await own?.stop()
  await database?.drop()
})

const textOf = async (path: string) => (await visitor.get(path)).text()

/** The links to promotions in the menus of a page. */
const promotionLinks = (html: string) => [
  ...new Set(
    anchorsIn(html)
      .filter(({ href, isLanguage }) => !isLanguage && /^\/[a-z]+\/promotion$/.test(href))
      .map(({ href }) => href),
  ),
]

const languageLinks = (html: string) => [
  ...new Set(
    anchorsIn(html)
      .filter(({ isLanguage }) => isLanguage)
      .map(({ href }) => href),
  ),
]

async function hop(path: string): Promise<string> {
  const answer = await visitor.get(path, { maxRedirects: 0 })
  return answer.status() === 301 ? (answer.headers().location ?? '') : String(answer.status())
}

/** Every URL of all sitemaps, in all languages. */
async function inSitemaps(): Promise<string[]> {
  const index = await textOf('/sitemap.xml')
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(plain(at)).pathname)
  const texts = await Promise.all(maps.map(textOf))
  return texts.flatMap((xml) => [...xml.matchAll(/(?:<loc>|href=")([^<"]+)/g)].map(([, at = '']) => plain(at)))
}

const alternates = (...languages: [code: string, locale: string][]) =>
  languages.map(([code, locale]) => `${code} ${own.url}/${locale}/promotion`).sort()

async function expectOpenInAll(): Promise<void> {
  for (const locale of ['th', 'en', 'cht', 'chs']) {
    await expect.poll(() => hop(`/${locale}/promotion`)).toBe('200')
    await expect.poll(async () => promotionLinks(await textOf(`/${locale}/home`))).toEqual([`/${locale}/promotion`])
  }
  const html = await textOf('/th/promotion')
  expect(alternatesIn(html)).toEqual(
    alternates(['th', 'th'], ['en', 'en'], ['zh-Hant', 'cht'], ['zh-Hans', 'chs'], ['x-default', 'th']),
  )
  expect(languageLinks(html).sort()).toEqual(['th', 'en', 'cht', 'chs'].map((one) => `/${one}/promotion`).sort())
}

test('a section without a setting is published in four languages', expectOpenInAll)

test('after closing a section in two languages all its links agree within a second', async () => {
  // Cached by the gateway and by the app.
  for (const path of ['/th/promotion', '/en/promotion', '/cht/home']) {
    await visitor.get(path)
    await expect.poll(async () => (await visitor.get(path)).headers()['x-cache']).toBe('hit')
  }
  const answer = await staff.post('/api/sections', { data: { section: 'promotion', languages: ['th', 'en'] } })
  expect(answer.ok()).toBe(true)
  row = ((await answer.json()) as { doc: { id: number } }).doc.id
  const expected = alternates(['th', 'th'], ['en', 'en'], ['x-default', 'th'])
  for (const path of ['/th/promotion', '/en/promotion'])
    await expect.poll(async () => alternatesIn(await textOf(path)), { timeout: 3_000 }).toEqual(expected)
  expect(await hop('/cht/promotion?a=1')).toBe('/th/promotion?a=1')
  expect(await hop('/CHS/Promotion/New-Year/')).toBe('/th/promotion/new-year')
  expect(languageLinks(await textOf('/th/promotion')).sort()).toEqual(['/en/promotion', '/th/promotion'])
  await expect.poll(async () => promotionLinks(await textOf('/cht/home'))).toEqual(['/th/promotion'])
  expect(promotionLinks(await textOf('/en/home'))).toEqual(['/en/promotion'])
  // Other parts of the site keep their four languages.
  expect(languageLinks(await textOf('/th/policy'))).toHaveLength(4)
  expect(alternatesIn(await textOf('/th/policy'))).toHaveLength(5)
  const named = await inSitemaps()
  expect(named.some((at) => at.includes('/cht/home'))).toBe(true)
  expect(named.filter((at) => /\/ch[st]\/promotion/.test(at))).toEqual([])
})

test('the language switch of a closed section offers the open languages only', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await page.goto(`${own.url}/th/promotion`)
  const languages = page.locator('header').getByRole('list', { name: 'ภาษา' }).first()
  await expect(languages.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'header')
  await page.locator('header a[href="/th/home"]').first().click()
  await expect(page).toHaveURL(/\/th\/home$/)
  await expect(languages.getByRole('listitem')).toHaveCount(4)
})

test('does not offer a preferred language in which the page is not published', async ({ page }) => {
  await page.context().addCookies([{ name: 'locale', value: 'cht', url: own.url }])
  await page.context().addCookies([{ name: 'cookie_choice', value: '2', url: own.url }])
  await page.goto(`${own.url}/th/home`)
  await expect(page.locator('section[data-ground="dark"] > a[hreflang="zh-Hant"]')).toBeVisible()
  await page.clock.install()
  await page.goto(`${own.url}/th/promotion`)
  await page.clock.runFor(3_000)
  await expect(page.locator('a[hreflang="zh-Hant"]').locator('visible=true')).toHaveCount(0)
})

test('reopening a section restores all its languages', async () => {
  expect((await staff.delete(`/api/sections/${row}`)).ok()).toBe(true)
  await expectOpenInAll()
})

test('the setting survives a restart', async () => {
  test.setTimeout(300_000)
  await staff.post('/api/sections', { data: { section: 'csr', languages: ['en'] } })
  await expect.poll(() => hop('/th/csr')).toBe('/en/csr')
  await own.stop()
  own = await runSite({ port: PORT, databaseUrl: database.url, mediaFrom: database.templateDir })
  expect(await hop('/th/csr')).toBe('/en/csr')
})
