import { expect, expectAccessible, test } from '../support/journey'
import { hydrated } from '../support/keyboard'

test('a plan is measured, furnished and lit, and says the same without scripts', async ({ page, browser, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/floor-plan/nue-district-r9?type=B1')
  await hydrated(page)
  await page.getByText('Ruler', { exact: true }).click()
  const end = page.getByRole('button', { name: /^Second point/ })
  const before = await end.getAttribute('aria-label')
  await end.focus()
  await page.keyboard.press('ArrowRight')
  await expect(end).not.toHaveAttribute('aria-label', before ?? '')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.locator('[data-piece="bed-152"]').focus()
  await page.keyboard.press('r')
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('[data-piece="bed-152"]')).toHaveCSS('rotate', '90deg')

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  const read = await plain.newPage()
  await read.goto(`${site.url}/th/floor-plan/nue-district-r9?type=B1`)
  await expect(read.locator('table:has(#rooms-table) tbody tr')).toHaveCount(7)
  await expect(read.locator('table:has(#sun-table) tbody tr')).toHaveCount(12)
  await plain.close()
})

test('unit types are chosen, compared and reduced to their differences without scripts', async ({ browser, site }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  const page = await plain.newPage()
  const path = `${site.url}/en/compare-plans/nue-district-r9`
  await page.goto(`${path}?types=B1,Z9`)
  await expect(page.getByText('This project has no type Z9.')).toBeVisible()
  const boxes = page.locator('main form input[name="types"]')
  await expect(boxes.and(page.locator('[checked]'))).toHaveCount(1)
  const other = await boxes.and(page.locator(':not([checked])')).first().getAttribute('value')
  // As the form sends it.
  await page.goto(`${path}?types=B1&types=${other}`)
  const table = page.getByRole('table', { name: 'Types side by side' })
  await expect(table.locator('thead th')).toHaveCount(3)
  await expect(table.locator('[data-differs="true"]').first()).toBeVisible()
  const reduced = await page.getByRole('link', { name: 'Show only differences' }).getAttribute('href')
  await page.goto(`${site.url}${reduced}`)
  await expect(page.getByRole('link', { name: 'Show all rows' })).toBeVisible()
  await expect(table.locator('[data-differs="false"]')).toHaveCount(0)
  await plain.close()
})
