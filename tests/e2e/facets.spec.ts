import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey'
import { awake } from '../support/keyboard'
import { LANGUAGES } from '../support/languages'
import { said } from '../support/said'

const drawerOf = (page: Page, name: 'brand' | 'beds') =>
  page.locator('main details[name=facet]').filter({ hasText: said('en', 'search').facet[name] })

test('an open question about the results is left by Escape, and the next one closes it', async ({ page }) => {
  await page.goto('/en/search-result?keyword=condo')
  await awake(page)
  const [brand, beds] = [drawerOf(page, 'brand'), drawerOf(page, 'beds')]
  await brand.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(brand.getByRole('link').first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(brand).not.toHaveAttribute('open', '')
  await expect(brand.locator('summary')).toBeFocused()
  // With none open the key is not for them.
  await page.keyboard.press('Escape')
  await expect(brand.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(brand).toHaveAttribute('open', '')
  await beds.locator('summary').click()
  await expect(beds).toHaveAttribute('open', '')
  await expect(brand).not.toHaveAttribute('open', '')
})

/** How many projects an answer leads to, as it is read out. */
const READ_OUT: Readonly<Record<string, RegExp>> = {
  th: /\S (\d+) โครงการ$/,
  en: /\S (?:(1) project|(\d+) projects)$/,
  cht: /\S (\d+) 個項目$/,
  chs: /\S (\d+) 个项目$/,
}

for (const { locale } of LANGUAGES) {
  test(`${locale}: an answer says in words how many projects it leads to, and shows the figure`, async ({ page }) => {
    await page.goto(`/${locale}/search-result?group=condominium`)
    const drawer = page.locator('main details[name=facet]').filter({ hasText: said(locale, 'search').facet.brand })
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

  test('a question opens and closes at its own press, one at a time', async ({ page }) => {
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
