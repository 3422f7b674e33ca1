import type { Page } from '@playwright/test'
import { payAtTrialBank, reserve } from '../support/booking-journey'
import { expect, expectAccessible, test } from '../support/journey'
import { LANGUAGES, SAMPLED_VISITS } from '../support/languages'
import { messages } from '../support/messages'
import { inEachWindow } from '../support/windows'

/** From a campaign to a booking that is paid for; `look` is called on every page of the way. */
async function book(page: Page, locale: string, look: () => Promise<void>): Promise<void> {
  const [b, p] = [messages(locale, 'booking'), messages(locale, 'payments')]
  await reserve(page, {
    locale,
    email: `${locale}-${crypto.randomUUID()}@example.com`,
    campaign: 'vesper-first-release',
    passportOf: locale.startsWith('c') ? 'CN' : undefined,
    look,
  })
  await page.getByRole('button', { name: b.buttons.pay.split('{')[0] }).click()
  await expect(page.getByRole('img', { name: p.pay.promptpay.alt.split('{')[0] })).toBeVisible()
  await look()
  const bank = await payAtTrialBank(page, locale)
  await bank.close()
  await expect(page.getByRole('heading', { level: 1, name: b.states.booked.title })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(b.facts.feePaid, { exact: true })).toBeVisible()
  await expect(page.getByText(b.facts.fee, { exact: true })).toHaveCount(0)
}

/** From the page of a booking that is paid for to its receipt. */
async function openReceipt(page: Page, locale: string): Promise<void> {
  await page.getByRole('link', { name: messages(locale, 'booking').receipt.open }).click()
  await expect(page.getByText(/^TRIAL-\d{4}-\d{6}$/)).toHaveCount(locale === 'th' ? 1 : 2)
}

// In two languages: the words are those that are shown with scripts, in all four.
for (const { locale } of SAMPLED_VISITS)
  test.describe(`without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a unit is booked and paid for on a phone and in a wide window', async ({ page }) => {
      test.setTimeout(180_000)
      const look = () => inEachWindow(page, async () => {})
      await book(page, locale, look)
      await look()
      await openReceipt(page, locale)
      await look()
    })
  })

/** Thai and Chinese are judged in both windows; the other two, whose pages are built alike, in one each. */
const JUDGED_AT: Readonly<Record<string, readonly number[]>> = {
  th: [375, 1280],
  en: [1280],
  cht: [375, 1280],
  chs: [375],
}

for (const { locale } of LANGUAGES)
  test(`every page on the way to a booking is accessible on a phone and in a wide window, ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    // Header and footer are those of every page.
    const look = () =>
      inEachWindow(page, async (width) => {
        if (JUDGED_AT[locale]?.includes(width)) await expectAccessible(page, 'main')
      })
    await book(page, locale, look)
    const result = page.url()
    // The message that says so leads to the page of the home.
    const message = page.getByRole('dialog', { name: messages(locale, 'booking').states.booked.title })
    await message.waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.waitForURL(/\/my-home\//)
    await look()
    await page.goto(result)
    await look()
    await openReceipt(page, locale)
    await look()
  })
