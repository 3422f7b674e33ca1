import type { Page } from '@playwright/test'
import { type Description, faultsOf } from '../support/described'
import { expect, expectAccessible, test } from '../support/journey'
import { SAMPLED_VISITS } from '../support/languages'
import { messages } from '../support/messages'

const placeForm = (page: Page) => page.locator('main form:has(select[name=to])')

/** A message with its number and name filled in. */
const filled = (text: string) =>
  new RegExp(text.replace('{minutes}', '\\d+').replace('{name}', '.+').replace(/\s+/g, '\\s+'))

const savePlace = (page: Page, place: string) =>
  page.addInitScript((key) => localStorage.setItem('to_place', key), place)

/** The badges over the images of cards. */
const lines = (page: Page) => page.locator('main p[data-way]:visible')

for (const { locale, javaScriptEnabled } of SAMPLED_VISITS) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a place entered in the results shows the travel minutes on each card', async ({ page }) => {
      const { card } = messages(locale, 'minutes')
      await page.goto(`/${locale}/search-result?brand=noble`)
      await page
        .locator('main details', { has: page.locator('select[name=to]') })
        .locator('summary')
        .first()
        .click()
      await placeForm(page).locator('select[name=to]').selectOption('asok')
      await placeForm(page).locator('select[name=within]').selectOption('60')
      await placeForm(page).locator('button[type=submit]').click()
      await expect(page).toHaveURL(/brand=noble&to=asok&within=60$/)
      const cards = page.locator('main article')
      // Without scripts the page may still be streaming when its first card is shown.
      await page.waitForLoadState()
      await expect(cards.getByText(filled(card.rail)).first()).toBeVisible()
      await expect(cards.getByRole('link', { name: card.how })).toHaveCount(await cards.count())
      await cards.getByRole('link', { name: card.how }).first().click()
      await expect(page.locator('#to-how p')).toBeInViewport()
      if (javaScriptEnabled) await expectAccessible(page)

      const { results } = messages(locale, 'search')
      const chips = page.getByRole('region', { name: results.read }).getByRole('link', { name: results.remove })
      await expect(chips).toHaveCount(3)
      await chips.last().click()
      await expect(page).toHaveURL(/brand=noble&to=asok$/)
      await chips.last().click()
      await expect(page).toHaveURL(/brand=noble$/)
      await expect(page.locator('main article').getByRole('link', { name: card.how })).toHaveCount(0)
    })
  })
}

test('sorting by nearest uses the place, or a station without one, and says which', async ({ page }) => {
  const { sort } = messages('en', 'search')
  const orders = page.getByRole('navigation', { name: messages('en', 'search').results.sort })
  await page.goto('/en/search-result')
  await expect(orders.getByRole('link', { name: sort.nearest, exact: true })).toBeVisible()
  await page.goto('/en/search-result?to=asok')
  await orders.getByRole('link', { name: messages('en', 'minutes').sort.nearest.replace('{name}', 'BTS Asok') }).click()
  await expect(page).toHaveURL('/en/search-result?to=asok&sort=nearest')
  const told = await page
    .locator('main article')
    .getByText(/\d+ min to BTS Asok/)
    .allTextContents()
  const minutes = told.map((text) => Number(/\d+/.exec(text)?.[0]))
  expect(minutes.length).toBeGreaterThan(5)
  // Sold-out projects come last, whatever their minutes.
  const first = minutes.slice(0, 8)
  expect(first).toEqual(first.toSorted((a, b) => a - b))
})

test('the list beside the map shows the minutes too', async ({ page }) => {
  await page.goto('/en/search-result?to=asok&view=map')
  await expect(
    page
      .locator('main li[data-home]')
      .getByText(/\d+ minutes? to BTS Asok/)
      .first(),
  ).toBeVisible()
})

test.describe('on a device with a saved place', () => {
  for (const [name, path] of [
    ['the home page', '/en/home'],
    ['a listing', '/en/project/condominium/all'],
    ['an area page', '/en/location/condo-ari'],
    ['a shortlist', '/en/shortlist?homes=noble-vesper-ploenchit,nue-orbit-bangna'],
  ] as const) {
    test(`${name} shows the minutes on its cards without layout shift`, async ({ page }) => {
      await savePlace(page, 'asok')
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // Fonts are cached on the second visit, so any layout shift is caused by the minutes.
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      await page.goto(path)
      await expect
        .poll(() => page.locator('main p[data-way]').allTextContents())
        .toContainEqual(expect.stringMatching(/^\d+ min to BTS Asok$/))
      await expect(lines(page).first()).toBeVisible()
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02)
      await expectAccessible(page)
    })
  }

  for (const { locale } of SAMPLED_VISITS) {
    test(`${locale}: a project page shows its own minutes`, async ({ page }) => {
      await savePlace(page, 'area-silom')
      await page.goto(`/${locale}/condominium/nue-orbit-bangna`)
      const own = page.locator('main span[data-way="nue-orbit-bangna"]')
      await expect(own).toHaveText(/\d+/)
      await expect(own).not.toHaveText(messages(locale, 'minutes').project.ask)
    })
  }

  test('one request serves all pages, and another place costs one more', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/minutes') && asked.push(new URL(request.url()).search))
    await page.goto('/en/search-result?to=asok')
    await expect.poll(() => asked).toEqual(['?to=asok&lang=en'])
    await page.locator('header a[href="/en/project/condominium/all"]').first().click()
    await expect(page).toHaveURL(/\/en\/project\/condominium\/all/)
    await expect(lines(page).first()).toHaveText(/min to BTS Asok$/)
    expect(asked).toHaveLength(1)
  })

  test('a place that no longer exists leaves the pages unchanged', async ({ page }) => {
    await savePlace(page, 'no-such-station')
    const answered = page.waitForResponse(/\/api\/minutes/)
    await page.goto('/en/project/condominium/all')
    expect((await answered).status()).toBe(404)
    await expect(lines(page)).toHaveCount(0)
  })
})

test('a device without a saved place sends no request (control)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/minutes') && asked.push(request.url()))
  await page.goto('/en/project/condominium/all', { waitUntil: 'networkidle' })
  await expect(lines(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

test('the API returns minutes as documented', async ({ request }) => {
  const description = (await (await request.get('/api/openapi.json')).json()) as Description
  for (const [path, address, status] of [
    ['/api/minutes', '/api/minutes?to=asok&lang=cht', 200],
    ['/api/minutes', '/api/minutes?to=area-silom', 200],
    ['/api/minutes', '/api/minutes?to=atlantis', 404],
    ['/api/minutes', '/api/minutes?to=../x', 400],
    ['/api/minutes', '/api/minutes', 400],
    ['/api/search', '/api/search?to=asok&within=30&sort=nearest&lang=en', 200],
  ] as const) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(status)
    expect(faultsOf(description, path, status, await answer.json()), address).toEqual([])
  }
  const first = await request.get('/api/minutes?to=asok')
  const again = await request.get('/api/minutes?to=asok', { headers: { 'If-None-Match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  const { hits } = await (await request.get('/api/search?to=asok&within=30&lang=en')).json()
  expect(hits.length).toBeGreaterThan(0)
  for (const { minutes } of hits) expect(minutes).toBeLessThanOrEqual(30)
  const without = await (await request.get('/api/search?to=atlantis&within=30&lang=en')).json()
  expect(without.ignored.toSorted()).toEqual(['to', 'within'])
  expect(without.hits[0]).not.toHaveProperty('minutes')
})
