import type { Page } from '@playwright/test'
import { codeIn, expect, sharedSite } from './journey'
import { messages } from './messages'
import { someThaiId } from './thai-id'

interface Reservation {
  locale: string
  email: string
  campaign: string
  /** A buyer from abroad: the nationality of the passport. */
  passportOf?: string
  dataDir?: string
  /** Called on each page of the way, before anything is done there. */
  look?: () => Promise<void>
}

/** The name of every buyer. */
const BUYER = 'Somchai Jaidee'

const somePassport = () => `E${Math.random().toString().slice(2, 10)}`

/** The way from a campaign to the payment of the booking fee, in any language. */
export async function reserve(page: Page, reservation: Reservation): Promise<void> {
  const { locale, email, dataDir = sharedSite().dataDir, look = async () => {} } = reservation
  const b = messages(locale, 'booking')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await holdSomeUnit(page, reservation)
  await look()
  await press(b.buttons.identify)
  await expect(page.getByText(b.faults.missing).first()).toBeVisible()
  await look()
  await identify(page, reservation)
  await press(b.buttons.identify)
  await page.getByLabel(b.form.code).fill(await codeIn(email, 1, dataDir))
  await look()
  await press(b.buttons.confirm)
  const onward = page.getByRole('link', { name: b.pages['verify-success'].onward })
  await onward.waitFor()
  await look()
  await onward.click()
  await press(b.buttons.signCode)
  await page.getByLabel(b.form.signature).fill(BUYER)
  await page.getByLabel(b.form.code).fill(await codeIn(email, 2, dataDir))
  await look()
  await press(b.buttons.sign)
  await expect(page.getByRole('heading', { level: 1, name: b.pages['booking-payment'].title })).toBeVisible()
  await look()
}

/** Holds a free unit. Tests that run beside this one hold units of the same campaign: whoever was slower picks another one. */
async function holdSomeUnit(page: Page, reservation: Reservation): Promise<void> {
  const isHeld = () => /\/verify-id$/.test(page.url())
  await pickAndHold(page, reservation)
  if (isHeld()) return
  await pickAndHold(page, { ...reservation, look: undefined })
  expect(isHeld(), 'one of two units is held').toBe(true)
}

/** Tries to hold a unit picked by chance. */
async function pickAndHold(page: Page, { locale, campaign, look = async () => {} }: Reservation): Promise<void> {
  const { pages } = messages(locale, 'booking')
  const heading = (name: string) => page.getByRole('heading', { name })
  const taken = heading(pages['unit-taken'].title).or(heading(pages['unit-summary'].taken))
  await page.goto(`/${locale}/online-booking/campaign/${campaign}`)
  await look()
  const units = await page
    .locator('a[href*="unit-summary"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  const unit = page.locator(`a[href="${units[Math.floor(Math.random() * units.length)]}"]`)
  // Each floor is folded but for the first one that has a free unit.
  if (!(await unit.isVisible())) await page.locator('details', { has: unit }).locator('summary').click()
  await unit.click()
  const hold = page.locator('main form button[type=submit]').first()
  await hold.or(taken).first().waitFor()
  if (await taken.isVisible()) return
  await look()
  await hold.click()
  await taken.or(page.locator('#name-0')).first().waitFor()
}

/** Pays on the trial bank page, which opens beside the page of the payment. */
export async function payAtTrialBank(page: Page, locale: string): Promise<Page> {
  const [trial, { pay }] = [messages(locale, 'trial'), messages(locale, 'payments')]
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: pay.promptpay.open }).click(),
  ])
  await bank.getByRole('button', { name: trial.pay }).click()
  await expect(bank.getByText(trial.states.successful)).toBeVisible()
  return bank
}

/** Types who is buying. */
async function identify(page: Page, { locale, email, passportOf }: Reservation): Promise<void> {
  const { form } = messages(locale, 'booking')
  await page.locator('#name-0').fill(BUYER)
  await page.locator('#document-0').selectOption(passportOf ? 'passport' : 'thai_id')
  await page.locator('#nationality-0').selectOption(passportOf ?? 'TH')
  await page.locator('#number-0').fill(passportOf ? somePassport() : someThaiId())
  await page.getByLabel(form.email, { exact: true }).fill(email)
  await page.getByLabel(form.phone, { exact: true }).fill('081-234-5678')
}
