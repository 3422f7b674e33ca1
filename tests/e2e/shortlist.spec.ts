import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey'
import { awake } from '../support/keyboard'
import { LANGUAGES } from '../support/languages'
import { said } from '../support/said'

const VESPER = { slug: 'noble-vesper-ploenchit', title: 'noble vesper ploenchit' }
const DISTRICT = { slug: 'nue-district-r9', title: 'nue district R9' }
const FIVE = [
  VESPER.slug,
  DISTRICT.slug,
  'noble-loom-silom',
  'noble-grove-krungthepkreetha',
  'nue-plot-ratchapruek',
].join(',')

const heartOf = (page: Page, locale: string, title: string) =>
  page
    .locator('main')
    .getByRole('button', { name: said(locale, 'shortlist').keep.name.replace('{name}', title), exact: true })
    .first()

const columns = (page: Page) => page.locator('.compare thead th[data-brand]')
const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist'))

for (const { locale } of LANGUAGES) {
  test(`${locale}: a home is kept from its card, found again, and let go`, async ({ page }) => {
    const words = said(locale, 'shortlist')
    await page.goto(`/${locale}/project/condominium/all`)
    await awake(page)
    const heart = heartOf(page, locale, VESPER.title)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await keptOn(page)).toBe(`["${VESPER.slug}"]`)
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await page.goto(`/${locale}/condominium/${VESPER.slug}`)
    await expect(heartOf(page, locale, VESPER.title)).toHaveAttribute('aria-pressed', 'true')
    await page.locator('main').getByRole('link', { name: words.title, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/shortlist\\?homes=${VESPER.slug}$`))
    await expect(columns(page)).toHaveCount(1)
    await expect(page.locator('.compare')).toContainText(words.compare.fee)
    await expectAccessible(page)

    await page.getByRole('link', { name: words.compare.remove.replace('{name}', VESPER.title), exact: true }).click()
    await expect(page.getByRole('heading', { name: words.none.title, exact: true })).toBeVisible()
    expect(await keptOn(page)).toBeNull()
  })
}

test('another tab sees it at once', async ({ page, context, baseURL }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${baseURL}/en/project/condominium/all`)
    await awake(tab)
  }
  await heartOf(page, 'en', DISTRICT.title).click()
  await expect(heartOf(other, 'en', DISTRICT.title)).toHaveAttribute('aria-pressed', 'true')
  await heartOf(other, 'en', DISTRICT.title).click()
  await expect(heartOf(page, 'en', DISTRICT.title)).toHaveAttribute('aria-pressed', 'false')
})

test('what a device remembers wrongly is nothing, and the hearts go on', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('shortlist', '{"homes":[')
    sessionStorage.setItem('begun', '1')
  })
  await page.goto('/en/project/condominium/all')
  await awake(page)
  const heart = heartOf(page, 'en', VESPER.title)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await keptOn(page)).toBe(`["${VESPER.slug}"]`)
})

test('cards that come by a change of page show what is kept', async ({ page }) => {
  await page.goto('/en/project/condominium/all')
  await awake(page)
  await heartOf(page, 'en', DISTRICT.title).click()
  await page.locator('main').getByRole('link', { name: 'Condominiums ready to move into' }).first().click()
  await expect(page).toHaveURL(/condo-ready-to-move/)
  await expect(heartOf(page, 'en', DISTRICT.title)).toHaveAttribute('aria-pressed', 'true')
})

test('five homes: four side by side, the fifth is brought in by a link', async ({ page }) => {
  const { others } = said('en', 'shortlist')
  await page.goto(`/en/shortlist?homes=${FIVE}`)
  await expect(columns(page)).toHaveCount(4)
  await page.getByRole('link', { name: others.first.replace('{name}', 'nue plot ratchapruek'), exact: true }).click()
  await expect(columns(page).first()).toContainText('nue plot ratchapruek')
  await expect(columns(page)).toHaveCount(4)
})

test('a list that was sent is somebody else’s until it is kept', async ({ page }) => {
  const { tools, compare, none } = said('en', 'shortlist')
  await page.goto(`/en/shortlist?homes=${FIVE}`)
  await awake(page)
  await page.getByRole('link', { name: compare.remove.replace('{name}', VESPER.title), exact: true }).click()
  await expect(page.locator('main').getByText(VESPER.title)).toHaveCount(0)
  expect(await keptOn(page)).toBeNull()
  await page.getByRole('button', { name: tools.keepAll, exact: true }).click()
  expect(JSON.parse((await keptOn(page)) ?? '[]')).toEqual(FIVE.split(',').slice(1))
  await page.getByRole('link', { name: tools.clear, exact: true }).click()
  await expect(page.getByRole('heading', { name: none.title, exact: true })).toBeVisible()
  expect(await keptOn(page)).toBeNull()
})

test('whoever takes a home away is at the next one, at the one before, and at last at the heading', async ({
  page,
}) => {
  const { title, none } = said('en', 'shortlist')
  const taking = (at: number) => columns(page).nth(at).locator('[data-forget]')
  const take = async (at: number, left: number) => {
    await taking(at).focus()
    await page.keyboard.press('Enter')
    await expect(columns(page).filter({ has: page.locator('[data-forget]') })).toHaveCount(left)
  }
  await page.goto(`/en/shortlist?homes=${FIVE}`)
  await awake(page)
  await take(1, 4)
  await expect(page).not.toHaveURL(new RegExp(DISTRICT.slug))
  await expect(taking(1)).toBeFocused()
  await expect(taking(1)).toHaveAttribute('data-forget', 'noble-loom-silom')
  await take(3, 3)
  await expect(taking(2)).toBeFocused()
  await page.goto(`/en/shortlist?homes=${VESPER.slug}`)
  await awake(page)
  await take(0, 0)
  const heading = page.getByRole('heading', { name: title, exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAccessibleDescription(none.title)
  await expectAccessible(page)
})

test('on paper there is the list alone, all of it', async ({ page }) => {
  await page.goto(`/th/shortlist?homes=${FIVE}`)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect(page.locator('.site-header')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(columns(page).last()).toBeVisible()
  const hidden = await page.locator('.compare').evaluate((table) => table.scrollWidth - table.clientWidth)
  expect(hidden).toBeLessThanOrEqual(0)
})

test('on a phone the names of the facts stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`/chs/shortlist?homes=${FIVE}`)
  const fee = page.getByRole('rowheader', { name: said('chs', 'shortlist').compare.fee, exact: true })
  const before = await fee.boundingBox()
  await page.locator('.compare').evaluate((table) => table.scrollBy({ left: 400 }))
  expect((await fee.boundingBox())?.x).toBe(before?.x)
})

test('lists are made for whoever asks, kept by nobody, and in no index', async ({ request, site }) => {
  const address = `${site.url}/en/shortlist?homes=${VESPER.slug},nowhere-at-all&utm_source=x`
  for (let round = 0; round < 2; round += 1) {
    const answer = await request.get(address)
    expect(answer.headers()['x-cache']).toBe('miss')
    expect(answer.headers()['cache-control']).toContain('no-store')
    const html = await answer.text()
    expect(html).toContain(VESPER.title)
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list that was sent is whole, homes are taken from it, and there are no hearts', async ({ page }) => {
    const { compare } = said('en', 'shortlist')
    await page.goto('/en/project/condominium/all')
    await expect(heartOf(page, 'en', VESPER.title)).toBeHidden()
    await page.goto(`/en/shortlist?homes=${VESPER.slug},${DISTRICT.slug}`)
    await expect(columns(page)).toHaveCount(2)
    await page.getByRole('link', { name: compare.remove.replace('{name}', VESPER.title), exact: true }).click()
    await expect(columns(page)).toHaveText([new RegExp(DISTRICT.title)])
  })
})
