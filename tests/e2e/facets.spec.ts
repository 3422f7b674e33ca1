import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey'
import { hydrated } from '../support/keyboard'
import { LANGUAGES } from '../support/languages'
import { messages } from '../support/messages'

const drawerOf = (page: Page, name: 'brand' | 'beds') =>
  page.locator('main details[name=facet]').filter({ hasText: messages('en', 'search').facet[name] })

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
  en: /\S (?:(1) project|(\d+) projects)$/,
  cht: /\S (\d+) 個項目$/,
  chs: /\S (\d+) 个项目$/,
}

for (const { locale } of LANGUAGES) {
  test(`${locale}: a facet option announces its number of projects and shows it`, async ({ page }) => {
    await page.goto(`/${locale}/search-result?group=condominium`)
    const drawer = page.locator('main details[name=facet]').filter({ hasText: messages(locale, 'search').facet.brand })
    await drawer.locator('summary').click()
    const answer = drawer.getByRole('link', { name: READ_OUT[locale] }).first()
    await expect(answer).toHaveAccessibleName(READ_OUT[locale] ?? /^$/)
    const figure = await answer.locator('[aria-hidden=true].tabular-nums').innerText()
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

test('who asks the same in other writing gets the page that is kept', async ({ request }) => {
  const cacheOf = async (query: string) => (await request.get(`/en/search-result?${query}`)).headers()['x-cache']
  await cacheOf('keyword=bts%20ari&brand=noble')
  // What others publish meanwhile drops it.
  await expect.poll(() => cacheOf('utm_source=x&within=&brand=noble&keyword=+bts++ari')).toBe('hit')
  expect(await cacheOf('keyword=bts%20ari&brand=nue')).toBe('miss')
})
