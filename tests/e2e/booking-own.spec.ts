import type { Page } from '@playwright/test'
import { expect, expectAccessible, sharedSite, test } from '../support/journey'
import { messages } from '../support/messages'

const CAMPAIGN = 'vesper-first-release'

/** The addresses of so many free units, picked by chance: other tests hold some of the same campaign. */
async function freeOffers(page: Page, locale: string, count: number): Promise<string[]> {
  await page.goto(`/${locale}/online-booking/campaign/${CAMPAIGN}`)
  const all = await page
    .locator('a[href*="unit-summary"]')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  return all
    .map((href) => ({ href: href ?? '', at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ href }) => href)
}

const holdButton = (page: Page) => page.locator('main form button[type=submit]').first()

/** The number of the unit that a page of the way is about. */
const unitOf = async (page: Page, locale: string) => {
  const { facts } = messages(locale, 'booking')
  return page.locator('dt', { hasText: facts.unit }).first().locator('xpath=following-sibling::dd[1]').innerText()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 800 } })

    test('a second tab with another unit asks which of the two is kept, and never takes one silently', async ({
      page,
      context,
    }) => {
      const { ended, own, pages } = messages('en', 'booking')
      const [first = '', second = ''] = await freeOffers(page, 'en', 2)
      const other = await context.newPage()
      await other.goto(second)
      const wanted = await unitOf(other, 'en')
      await page.goto(first)
      const held = await unitOf(page, 'en')
      await holdButton(page).click()
      await page.waitForURL(/\/verify-id$/)

      await holdButton(other).click()
      const question = own.which.replace('{held}', held).replace('{unit}', wanted)
      await expect(other.getByRole('heading', { name: question })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(other, 'main')
      await other.getByRole('link', { name: own.keep.replace('{held}', held) }).click()
      await other.locator('#name-0').waitFor()
      await other.goto(second)
      await other.getByRole('button', { name: new RegExp(`^Release ${held} and hold ${wanted}`) }).click()
      await other.locator('#name-0').waitFor()
      expect(await unitOf(other, 'en')).toBe(wanted)

      // The own unit says so; the one that was let go can be held again.
      await other.goto(second)
      await expect(other.getByRole('heading', { level: 1, name: own.heldTitle })).toBeVisible()
      await other.getByRole('link', { name: own.goOn }).first().click()
      await other.locator('#name-0').waitFor()
      for (const path of ['online-booking', `online-booking/campaign/${CAMPAIGN}`]) {
        await other.goto(`/en/${path}`)
        await expect(other.getByRole('complementary', { name: own.label })).toContainText(
          `You are holding unit ${wanted}`,
        )
      }

      // A form that is still open when the hold has ended leads to the page that says so, which leads on.
      await page.goto('/en/verify-id')
      await other.goto('/en/verify-id')
      await other.getByRole('button', { name: messages('en', 'booking').way.release }).click()
      await expect(other.getByRole('heading', { level: 1, name: ended.by.buyer.title })).toBeVisible()
      await page.getByRole('button', { name: 'Send the code' }).click()
      await expect(page.getByRole('heading', { level: 1, name: ended.by.buyer.title })).toBeVisible()
      await expect(page.getByRole('timer')).toHaveCount(0)
      for (const name of [ended.again, pages['unit-summary'].others, ended.project, ended.gallery])
        await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page, 'main')
    })
  })

test('pages that are the same for everybody say afterwards what this browser holds, with the way on', async ({
  page,
  browser,
}) => {
  const { own } = messages('th', 'booking')
  const [offer = ''] = await freeOffers(page, 'th', 1)
  const asked: string[] = []
  const stranger = await browser.newContext()
  const strange = await stranger.newPage()
  strange.on('request', (request) => asked.push(request.url()))
  await strange.goto(`${sharedSite().url}/th`)
  expect(asked.filter((url) => url.includes('/api/bookings/own'))).toEqual([])
  await stranger.close()

  await page.goto(offer)
  await holdButton(page).click()
  await page.waitForURL(/\/verify-id$/)
  for (const path of ['/th', '/th/contact']) {
    await page.goto(path)
    const bar = page.getByRole('complementary', { name: own.label })
    await expect(bar).toBeVisible()
    await expectAccessible(page, 'main')
    await bar.getByRole('link', { name: own.goOn }).click()
    await expect(page).toHaveURL(/\/th\/verify-id$/)
  }
  await page.getByRole('button', { name: messages('th', 'booking').way.release }).click()
  await page.waitForURL(/\/unit-summary$/)
  await page.goto('/th')
  await expect(page.getByRole('complementary', { name: own.label })).toHaveCount(0)
})

test('what was chosen of document and nationality is still chosen when a form comes back with faults', async ({
  page,
}) => {
  const [offer = ''] = await freeOffers(page, 'en', 1)
  await page.goto(offer)
  await holdButton(page).click()
  await page.waitForURL(/\/verify-id$/)
  await expect(page.locator('#document-0')).toHaveValue('passport')
  await expect(page.locator('#nationality-0')).toHaveValue('')
  await page.locator('#document-0').selectOption('thai_id')
  await page.locator('#nationality-0').selectOption('VN')
  const { buttons, faults, way } = messages('en', 'booking')
  await page.getByRole('button', { name: buttons.identify }).click()
  await expect(page.getByText(faults.missing).first()).toBeVisible()
  await expect(page.locator('#document-0')).toHaveValue('thai_id')
  await expect(page.locator('#nationality-0')).toHaveValue('VN')
  // A Thai number has digits alone, a passport number may begin with a letter.
  await expect(page.locator('#number-0')).toHaveAttribute('inputmode', 'numeric')
  await page.locator('#document-0').selectOption('passport')
  await expect(page.locator('#number-0')).toHaveAttribute('inputmode', 'text')

  // Another language keeps what was typed, but for the number of the document.
  await page.locator('#name-0').fill('Nguyễn Văn An')
  await page.locator('#number-0').fill('B1234567')
  await page.goto('/chs/verify-id')
  await expect(page.locator('#name-0')).toHaveValue('Nguyễn Văn An')
  await expect(page.locator('#document-0')).toHaveValue('passport')
  await expect(page.locator('#nationality-0')).toHaveValue('VN')
  await expect(page.locator('#number-0')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('B1234567')

  // Nothing that only asks lies over a field or a button here; on other pages it asks.
  await page.context().clearCookies({ name: 'cookie_choice' })
  const { cookies } = messages('en', 'bars')
  const asks = page.getByRole('region', { name: cookies.label })
  await page.goto('/en/contact')
  await expect(asks).toBeVisible()
  await page.goto('/en/verify-id')
  await expect(page.locator('#name-0')).toHaveValue('Nguyễn Văn An')
  await expect(asks).toHaveCount(0)
  await page.getByRole('button', { name: way.release }).click()
  await page.waitForURL(/\/unit-summary$/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed_before'))).toBeNull()
})

test('numbers and signs that no unit has are no error of the server', async ({ page }) => {
  for (const query of ['campaign=x%00&unit=1', `campaign=${CAMPAIGN}&unit=99999999999999`]) {
    const answer = await page.request.get(`${sharedSite().url}/en/unit-summary?${query}`)
    expect(answer.status()).toBeLessThan(500)
  }
  const [offer = ''] = await freeOffers(page, 'en', 1)
  for (const [name, value] of [
    ['unit', '99999999999999'],
    ['campaign', 'x\0y'],
  ] as const) {
    await page.goto(offer)
    await page.locator(`main form input[name=${name}]`).evaluate((input: HTMLInputElement, typed) => {
      input.value = typed
    }, value)
    await holdButton(page).click()
    await expect(page.getByText(messages('en', 'booking').notices.closed)).toBeVisible()
  }
})
