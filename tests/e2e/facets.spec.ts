import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey'
import { hydrated } from '../support/keyboard'
import { SAMPLED_VISITS } from '../support/languages'
import { messages } from '../support/messages'

const drawerOf = (page: Page, name: 'brand' | 'beds') =>
  page
    .locator('main details[name=facet]')
    .filter({ has: page.locator('summary', { hasText: messages('en', 'search').facet[name] }) })

test('an open facet closes on Escape and when another one opens', async ({ page }) => {
  await page.goto('/en/search-result?keyword=condo')
  await hydrated(page)
  const [brand, beds] = [drawerOf(page, 'brand'), drawerOf(page, 'beds')]
  await brand.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(brand.getByRole('link').first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(brand).not.toHaveAttribute('open', '')
  await expect(brand.locator('summary')).toBeFocused()
  // With no facet open, Escape is left to the page.
  await page.keyboard.press('Escape')
  await expect(brand.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(brand).toHaveAttribute('open', '')
  await beds.locator('summary').click()
  await expect(beds).toHaveAttribute('open', '')
  await expect(brand).not.toHaveAttribute('open', '')
})

/** The accessible text with the number of projects of an option. */
const READ_OUT: Readonly<Record<string, RegExp>> = {
  th: /\S (\d+) โครงการ$/,
  chs: /\S (\d+) 个项目$/,
}

for (const { locale } of SAMPLED_VISITS) {
  test(`${locale}: a facet option announces its number of projects and shows it`, async ({ page }) => {
    await page.goto(`/${locale}/search-result?group=condominium`)
    const drawer = page.locator('main details[name=facet]').filter({ hasText: messages(locale, 'search').facet.brand })
    await drawer.locator('summary').click()
    const answer = drawer.getByRole('link', { name: READ_OUT[locale] }).first()
    await expect(answer).toHaveAccessibleName(READ_OUT[locale] ?? /^$/)
    const figure = await answer.locator('[aria-hidden=true]:not(svg)').innerText()
    expect(figure).toMatch(/^\d+$/)
    await expect(answer).toHaveAccessibleName(new RegExp(` ${figure} `))
    await answer.click()
    await expect(page.locator('#results-count')).toHaveText(new RegExp(`(^|\\D)${figure}(\\D|$)`))
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a facet opens and closes when clicked, one at a time', async ({ page }) => {
    await page.goto('/en/search-result?keyword=condo')
    const [brand, beds] = [drawerOf(page, 'brand'), drawerOf(page, 'beds')]
    await brand.locator('summary').click()
    await page.keyboard.press('Escape')
    await expect(brand).toHaveAttribute('open', '')
    await beds.locator('summary').click()
    await expect(brand).not.toHaveAttribute('open', '')
    await beds.locator('summary').click()
    await expect(beds).not.toHaveAttribute('open', '')
  })
})

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })

  test('a list is compact, and its filters are in a sheet', async ({ page }) => {
    const { sheet, facet } = messages('en', 'search')
    await page.goto('/en/project/condominium/all')
    expect((await page.locator('main').boundingBox())?.height).toBeLessThan(6_000)
    const beds = drawerOf(page, 'beds')
    await expect(beds).toBeHidden()
    await page.getByRole('button', { name: sheet.open }).click()
    await beds.locator('summary').click()
    await beds.getByRole('link', { name: /^2 bedrooms/ }).click()
    await expect(page).toHaveURL(/\/en\/project\/condominium\/all\?beds=2$/)
    await expect(page.locator('main article').first()).toContainText('2 bedrooms from')
    await page.getByRole('button', { name: `${sheet.open} (1)` }).click()
    await expect(beds.locator('summary')).toContainText(`${facet.beds}2 bedrooms`)
  })
})

test('a list is filtered by the categories of a brand, keeps older addresses, and is shown on the map', async ({
  page,
}) => {
  const countAt = async (query: string) => {
    await page.goto(`/en/project/condominium/all${query}`)
    return page.locator('main article').count()
  }
  const all = await countAt('?brand=noble')
  const booking = await countAt('?brand=noble&badge=online_booking')
  expect(booking).toBeGreaterThan(0)
  expect(booking).toBeLessThan(all)
  expect(await countAt('?area=thonglor&sort=price-asc')).toBe(await countAt('?place=thonglor&sort=price'))
  await page.getByRole('link', { name: messages('en', 'results').view.map }).click()
  await expect(page).toHaveURL('/en/project/condominium/all?place=thonglor&sort=price&view=map')
  const prices = page.getByRole('list', { name: messages('en', 'transit').map.region })
  await expect(prices.getByRole('link').first()).toBeVisible()
})

test('who asks the same in other writing gets the page that is kept', async ({ request }) => {
  const cacheOf = async (query: string) => (await request.get(`/en/search-result?${query}`)).headers()['x-cache']
  await cacheOf('keyword=bts%20ari&brand=noble')
  // What others publish meanwhile drops it.
  await expect.poll(() => cacheOf('utm_source=x&within=&brand=noble&keyword=+bts++ari')).toBe('hit')
  expect(await cacheOf('keyword=bts%20ari&brand=nue')).toBe('miss')
})
