import { expect, expectAccessible, test } from '../support/journey'

test('the whole cost follows the wishes of the reader, kept in the address', async ({ page, browser, site }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/en/condominium/nue-district-r9')
  await page.locator('#unit-types a[href$="/en/whole-cost/nue-district-r9"]').click()
  await expect(page.locator('main h1')).toContainText('nue district R9')
  await expectAccessible(page)
  const events = () => page.evaluate(() => (window as { siteEvents?: { event_name: string }[] }).siteEvents ?? [])
  await page.mouse.wheel(0, 400)
  await expect.poll(events).toContainEqual(expect.objectContaining({ event_name: 'loan_calculation' }))

  // A reader of English begins as a buyer from abroad who pays in cash, and what changes is calculated at once.
  await expect(page.locator('#cost-buyer')).toHaveValue('foreign')
  await page.locator('#cost-loan').fill('40')
  await expect(page).toHaveURL(/loan=40/)
  await expect(page.locator('main')).toContainText('a loan of 40%')

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  const form = await plain.newPage()
  await form.goto(`${site.url}/th/whole-cost/nue-district-r9?down=20&age=50&years=30&price=4000000`)
  await expect(form.locator('#cost-years-error')).toContainText('15')
  await form.locator('#cost-years').fill('10')
  await form.locator('#cost-price').fill('สี่ล้าน')
  await form.locator('main form button[type=submit]').click()
  await expect(form).toHaveURL(/down=20/)
  await expect(form.locator('#cost-price')).toHaveValue('สี่ล้าน')
  await expect(form.locator('#cost-price-error')).toBeVisible()
  await expect(form.locator('#loan-table tr, table:has(#loan-table) tbody tr')).toHaveCount(10)
  await plain.close()
})
