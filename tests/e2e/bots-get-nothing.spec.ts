import { withPictures } from '../support/browser'
import { asAdmin, expect, test } from '../support/journey'

withPictures()

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

test('a form with the honeypot field filled in creates no lead', async ({ page }) => {
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

test('a form sent too fast creates no lead, keeps its input, and is accepted a moment later', async ({
  page,
  context,
}) => {
  const email = `haste-${Date.now()}@example.com`
  await page.goto('/en/condominium/nue-orbit-bangna')
  await context.clearCookies()
  await fillRight(page, email)
  await page.locator('form:has(input[name=phone]) button[type=submit]').click()
  await expect(page.getByText('Please click Send again')).toBeVisible()
  await expect(page.locator('input[name=email]')).toHaveValue(email)
  expect(await leadsOf(email)).toBe(0)
  await page.waitForTimeout(1700)
  await page.locator('form:has(input[name=phone]) button[type=submit]').click()
  await expect(page).toHaveURL(/\/en\/success/)
  expect(await leadsOf(email)).toBe(1)
})

test('the thirteenth request of one network within ten minutes is told to wait and keeps its input', async ({
  page,
}) => {
  const address = '/en/condominium/nue-orbit-bangna'
  const email = (sent: number) => `many-${sent}-${stamp}@example.com`
  const stamp = Date.now()
  await page.goto(address)
  await page.waitForTimeout(1700)
  await fillRight(page, email(13))
  const form = page.locator('form:has(input[name=phone])')
  const fields = await form.evaluate((one) =>
    [...new FormData(one as HTMLFormElement)].map(([key, value]) => [key, `${value}`]),
  )
  for (let sent = 1; sent <= 12; sent++) {
    const answer = await page.request.post(address, {
      headers: { origin: new URL(page.url()).origin },
      multipart: { ...Object.fromEntries(fields), email: email(sent) },
      maxRedirects: 0,
    })
    expect(answer.headers().location).toContain('/en/success')
  }
  await form.locator('button[type=submit]').click()
  await expect(page.getByText('Please try again in ten minutes')).toBeVisible()
  await expect(page.locator('input[name=email]')).toHaveValue(email(13))
  expect(await leadsOf(email(13))).toBe(0)
})
