import { asAdmin, expect, test } from '../support/journey'

const leadsOf = async (email: string): Promise<number> => {
  const api = await asAdmin()
  return (await (await api.get(`/api/leads?where[email][equals]=${encodeURIComponent(email)}`)).json()).totalDocs
}

async function fillRight(page: import('@playwright/test').Page, email: string): Promise<void> {
  await page.locator('input[name=name]').fill('Somebody')
  await page.locator('input[name=phone]').fill('0812345678')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=wish][value=call]').check({ force: true })
  await page.locator('input[name=consent_answer]').check({ force: true })
}

test.use({ javaScriptEnabled: false })

test('what only a program fills keeps it from becoming a lead', async ({ page }) => {
  const email = `honey-${Date.now()}@example.com`
  await page.goto('/en/condominium/nue-orbit-bangna')
  await page.waitForTimeout(1700)
  await fillRight(page, email)
  await page.locator('input[name=website]').evaluate((input) => {
    ;(input as HTMLInputElement).value = 'https://spam.example'
  })
  await page.locator('form:has(input[name=phone]) button[type=submit]').click()
  await expect(page.locator('input[name=email]')).toHaveValue(email)
  expect(await leadsOf(email)).toBe(0)
})

test('haste makes no lead; the same form, everything kept, is taken a moment later', async ({ page, context }) => {
  const email = `haste-${Date.now()}@example.com`
  await page.goto('/en/condominium/nue-orbit-bangna')
  await context.clearCookies()
  await fillRight(page, email)
  await page.locator('form:has(input[name=phone]) button[type=submit]').click()
  await expect(page.getByText('Please press Send once more')).toBeVisible()
  await expect(page.locator('input[name=email]')).toHaveValue(email)
  expect(await leadsOf(email)).toBe(0)
  await page.waitForTimeout(1700)
  await page.locator('form:has(input[name=phone]) button[type=submit]').click()
  await expect(page).toHaveURL(/\/en\/success/)
  expect(await leadsOf(email)).toBe(1)
})

test('the thirteenth request of one network within ten minutes is asked to wait, and keeps its words', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const stamp = Date.now()
  for (let sent = 1; sent <= 12; sent++) {
    await page.goto('/en/condominium/nue-orbit-bangna')
    if (sent === 1) await page.waitForTimeout(1700)
    await fillRight(page, `many-${sent}-${stamp}@example.com`)
    await page.locator('form:has(input[name=phone]) button[type=submit]').click()
    await expect(page).toHaveURL(/\/en\/success/)
  }
  await page.goto('/en/condominium/nue-orbit-bangna')
  await fillRight(page, `many-13-${stamp}@example.com`)
  await page.locator('form:has(input[name=phone]) button[type=submit]').click()
  await expect(page.getByText('Please try again in ten minutes')).toBeVisible()
  await expect(page.locator('input[name=email]')).toHaveValue(`many-13-${stamp}@example.com`)
  expect(await leadsOf(`many-13-${stamp}@example.com`)).toBe(0)
})
