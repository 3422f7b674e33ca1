import type { Page } from '@playwright/test'
import { MAP_LIBRARY } from '@/features/transit/domain/map-library'
import { BROWSER } from '../../scripts/browser'
import { seededDatabase } from '../support/databases'
import { expect, expectAccessible, test } from '../support/journey'
import { hydrated, tabTo } from '../support/keyboard'
import { ATTRIBUTION, startMapStyle } from '../support/map-style'
import { messages } from '../support/messages'
import { type RunningSite, runSite } from '../support/run-site'

// Not in parallel: the tests share state that they change or read.
test.describe.configure({ mode: 'default' })

const PORT = 3270
// Tile maps need WebGL: without a graphics card the software rasteriser of the browser is used.
test.use({
  contextOptions: {},
  launchOptions: {
    ...BROWSER,
    args: [
      ...BROWSER.args.filter((arg) => arg !== '--disable-gpu'),
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
})

let maps: Awaited<ReturnType<typeof startMapStyle>>
let database: Awaited<ReturnType<typeof seededDatabase>>
let own: RunningSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  maps = await startMapStyle()
  database = await seededDatabase()
  own = await runSite({
    port: PORT,
    databaseUrl: database.url,
    mediaFrom: database.templateDir,
    variables: { MAP_STYLE_URL: `${maps.url}/style.json` },
  })
})

test.afterAll(async () => {
  await own?.stop()
  await database?.drop()
  await maps?.stop()
})

test.beforeEach(() => {
  maps.asked.length = 0
  maps.next = {}
})

const parts = (page: Page, locale: string) => ({
  tiles: messages(locale, 'tiles'),
  told: page.getByRole('main').getByRole('status'),
  drawing: page.locator('main div.touch-pan-y > svg'),
  tiled: page.locator('main canvas'),
  prices: page.getByRole('list', { name: messages(locale, 'transit').map.region, exact: true }),
})

const policyOf = async (page: Page, url: string) =>
  (await page.request.get(url)).headers()['content-security-policy'] ?? ''

for (const locale of ['th', 'chs'] as const) {
  test(`${locale}: the tile map lies under our price markers and shows its attribution`, async ({ page }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await page.goto(`${own.url}/${locale}/find/by-map`)
    const { tiles, told, drawing, tiled, prices } = parts(page, locale)
    await expect(told).toHaveText(tiles.shown)
    await expect(tiled).toBeVisible()
    await expect(drawing).toBeHidden()
    await expect(prices.getByRole('link').first()).toBeVisible()
    await expect(page.locator('section[aria-labelledby="results-title"] li').first()).toBeVisible()
    await expect(page.getByText(ATTRIBUTION)).toBeVisible()
    await expectAccessible(page)

    expect([...asked].filter((origin) => !/^(?:data|blob):/.test(origin) && origin !== 'null').sort()).toEqual(
      [maps.url, own.url].sort(),
    )
    expect(maps.asked.map(({ path }) => path)).toEqual(expect.arrayContaining(['/style.json', '/ground.geojson']))
    for (const { cookie, referer } of maps.asked) {
      expect(cookie).toBeUndefined()
      expect(referer === undefined || referer === `${own.url}/`).toBe(true)
    }
    expect(await page.context().cookies(maps.url)).toEqual([])
  })
}

test('map and markers move together by pointer and key, and another area loads without a reload', async ({ page }) => {
  await page.goto(`${own.url}/en/find/by-map`)
  const { tiles, told, tiled, prices } = parts(page, 'en')
  await expect(told).toHaveText(tiles.shown)
  const screenshot = () =>
    tiled.screenshot({ style: 'main ul, main button, main details { visibility: hidden !important }' })
  const whole = await screenshot()
  const closer = page.getByRole('button', { name: 'Zoom in' })
  await closer.click()
  await expect.poll(async () => whole.equals(await screenshot())).toBe(false)
  const near = await screenshot()
  // The button was hidden for the screenshot, and a hidden element may lose the focus.
  await closer.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => near.equals(await screenshot())).toBe(false)

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.locator('main nav a[href$="area=thonglor"]').click()
  await expect(page).toHaveURL(`${own.url}/en/find/by-map?area=thonglor`)
  await expect(prices.getByRole('link').first()).toBeVisible()
  await expect(told).toHaveText(tiles.shown)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('the map attribution opens and closes by keyboard', async ({ page }) => {
  await page.goto(`${own.url}/en/find/by-map`)
  const { tiles, told } = parts(page, 'en')
  await expect(told).toHaveText(tiles.shown)
  const button = page.getByLabel(tiles.attribution, { exact: true })
  await tabTo(page, button, 200)
  await page.keyboard.press('Enter')
  await expect(page.getByText(ATTRIBUTION)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText(ATTRIBUTION)).toBeVisible()
})

test('the tile map also loads after a soft navigation from another page', async ({ page }) => {
  await page.goto(`${own.url}/en/find/by-line`)
  await hydrated(page)
  await page
    .getByRole('link', { name: messages('en', 'transit').nav['find-by-map'], exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(`${own.url}/en/find/by-map`)
  const { tiles, told } = parts(page, 'en')
  await expect(told).toHaveText(tiles.shown)
})

test('only the map page may connect to the tile origin, and only when a style is configured', async ({
  page,
  site,
}) => {
  const policy = await policyOf(page, `${own.url}/en/find/by-map`)
  expect(policy).toContain(`connect-src 'self' ${maps.url};`)
  expect(policy).toContain(`img-src 'self' data: blob: ${maps.url};`)
  for (const path of ['/en/home', '/en/find/by-line'])
    expect(await policyOf(page, own.url + path)).not.toContain(maps.url)
  expect((await page.request.get(`${own.url}${MAP_LIBRARY}/maplibre-gl-worker.mjs`)).status()).toBe(200)

  // Control: the shared site has no map style.
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${site.url}/en/find/by-map`)
  const { told, drawing, prices } = parts(page, 'en')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expect(prices.getByRole('link').first()).toBeVisible()
  await expect(drawing).toBeVisible()
  await expect(told).toHaveCount(0)
  expect(asked.filter((url) => url.includes('maplibre'))).toEqual([])
  expect((await page.request.get(`${site.url}${MAP_LIBRARY}/maplibre-gl.mjs`)).status()).toBe(404)
})

/** The drawn map stays with its prices, and the page says that the tile map failed. */
async function expectDrawing(page: Page): Promise<void> {
  const { tiles, told, drawing, tiled, prices } = parts(page, 'en')
  await expect(told).toHaveText(tiles.failed, { timeout: 20_000 })
  await expect(drawing).toBeVisible()
  await expect(tiled).toHaveCount(0)
  await expect(prices.getByRole('link').first()).toBeVisible()
  const before = await drawing.getAttribute('viewBox')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(drawing).not.toHaveAttribute('viewBox', before ?? '')
}

test.describe('the drawn map stays when loading fails for', () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED/] })

  test('the style', async ({ page }) => {
    maps.next['/style.json'] = { status: 500 }
    await page.goto(`${own.url}/en/find/by-map`)
    await expectDrawing(page)
    await expectAccessible(page)
  })

  test('all tiles of the style', async ({ page }) => {
    maps.next['/ground.geojson'] = { status: 500 }
    await page.goto(`${own.url}/en/find/by-map`)
    await expectDrawing(page)
  })

  test('the map library', async ({ page }) => {
    await page.route(`**${MAP_LIBRARY}/maplibre-gl.mjs`, (route) => route.abort('failed'))
    await page.goto(`${own.url}/en/find/by-map`)
    await expectDrawing(page)
  })
})

test('a style that takes longer than eight seconds is given up', async ({ page }) => {
  maps.next['/style.json'] = { delayMs: 60_000 }
  await page.clock.install()
  await page.goto(`${own.url}/en/find/by-map`)
  const { tiles, told, drawing } = parts(page, 'en')
  await expect(told).toHaveText(tiles.waiting)
  await expect(drawing).toBeVisible()
  await page.clock.fastForward(8_000)
  await expectDrawing(page)
})

test('a browser without WebGL keeps the drawn map', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(`${own.url}/en/find/by-map`)
  await expectDrawing(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawn map shows its prices and says that it is a drawing', async ({ page }) => {
    await page.goto(`${own.url}/th/find/by-map`)
    const { tiles, told, drawing, prices } = parts(page, 'th')
    await expect(told).toHaveText(tiles.waiting)
    await expect(drawing).toBeVisible()
    await expect(prices.getByRole('link').first()).toBeVisible()
    expect(maps.asked).toEqual([])
  })
})
