import type { Browser, Page } from '@playwright/test'
import { adminToken } from './admin-session'
import { asConfirmedAdmin, codeIn, expect, expectAccessible, mailsTo, sharedSite, signInAsAdmin } from './journey'
import { makeAdminLongStanding, makeLongStanding } from './long-standing'

const PASSWORD = 'only-in-tests-1234'

/** A browser of staff at a desk, with scripts. */
async function deskOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: { width: 1280, height: 900 },
    baseURL: sharedSite().url,
  })
  return context.newPage()
}

/** A new supervisor of sales, signed in: the role needs no second factor. */
export async function supervisorAt(browser: Browser): Promise<Page> {
  const api = await asConfirmedAdmin()
  const email = `supervisor-${Date.now()}@test.example`
  const made = await api.post('/api/staff', {
    data: { email, password: PASSWORD, name: 'Supa Visor', role: 'supervisor' },
  })
  expect(made.ok()).toBe(true)
  await makeLongStanding(email)
  await api.dispose()
  const page = await deskOf(browser)
  const { url } = sharedSite()
  const answer = await page.request.post('/api/staff/login', {
    data: { email, password: PASSWORD },
    headers: { Origin: url },
  })
  expect(answer.ok()).toBe(true)
  return page
}

/** A supervisor cancels a paid booking for the company; finance is asked for the refund. */
export async function cancelForCompany(browser: Browser, reference: string): Promise<void> {
  const desk = await supervisorAt(browser)
  await desk.goto(`/admin/bookings?search=${reference}`)
  await expectAccessible(desk, '.desk')
  await desk.getByRole('link', { name: reference }).click()
  await expect(desk.getByText(/^Somchai Jaidee \(Thailand\)/).first()).toBeVisible()
  await expect(desk.getByText(/Buyer · PromptPay/)).toBeVisible()
  await expectAccessible(desk, '.desk')
  const form = desk.locator('form', { has: desk.getByRole('button', { name: 'Cancel for the company' }) })
  await form.getByLabel('Reason').fill('The floor plan changed')
  await form.getByRole('button').click()
  await expect(desk.getByText('Cancelled by us').first()).toBeVisible()
  await desk.context().close()
}

/** Somebody of finance who was there long before, signed in with a second factor. */
async function financeAt(browser: Browser): Promise<Page> {
  const api = await asConfirmedAdmin()
  const account = { email: `finance-${Date.now()}@test.example`, password: PASSWORD }
  const made = await api.post('/api/staff', { data: { ...account, name: 'Fin Ance', role: 'finance' } })
  expect(made.ok()).toBe(true)
  await makeLongStanding(account.email)
  await api.dispose()
  const { url } = sharedSite()
  const desk = await deskOf(browser)
  await desk.context().addCookies([{ name: 'staff-token', value: await adminToken(url, account), url }])
  return desk
}

/** A second person approves the refund, and a third one transfers it: nobody could alone. */
export async function giveBack(browser: Browser, reference: string): Promise<void> {
  await makeAdminLongStanding()
  const desk = await deskOf(browser)
  await signInAsAdmin(desk)
  await desk.goto('/admin/finance')
  await expectAccessible(desk, '.desk')
  const row = desk.locator('tr', { hasText: reference }).first()
  await expect(row).toContainText('Waiting for a second person')
  await row.getByRole('link').click()
  await expectAccessible(desk, '.desk')
  await desk.getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('You approved it: a second person must transfer and record it.')).toBeVisible()
  const payer = await financeAt(browser)
  await payer.goto(desk.url())
  await expect(payer.getByText('1234567890')).toBeVisible()
  await payer.getByLabel('Reference of the bank transfer').fill('KBANK 77')
  await payer.getByRole('button', { name: 'Transferred' }).click()
  await expect(payer.getByText('· Refunded').first()).toBeVisible()
  await payer.context().close()
  await desk.goto('/admin/finance')
  await expect(desk.getByText('Payments, refunds and the ledger agree.')).toBeVisible()
  await expect(desk.locator('tr', { hasText: reference }).last()).toContainText('PromptPay')
  await desk.context().close()
}

/** On the page of the booking: the buyer reads what goes back, and names an account, first wrongly. */
export async function nameAccount(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your refund', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save account' }).click()
  await expect(page.getByRole('link', { name: 'Bank: Please choose your bank.' })).toBeVisible()
  const before = mailsTo(email).length
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(before + 1)
  await page.getByLabel('Bank', { exact: true }).selectOption('004')
  await page.getByLabel('Account number').fill('123-4-56789-0')
  await page.getByLabel('Account holder’s name').fill('Somchai Jaidee')
  await page.getByLabel('6-digit code from the email').fill(await codeIn(email, before + 1))
  await page.getByRole('button', { name: 'Save account' }).click()
  await expect(page.getByText('We will pay the refund to the account ending in 7890')).toBeVisible()
}

/** The buyer is told by mail and on the page. */
export async function expectReturned(page: Page, email: string, mails: number): Promise<void> {
  await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(mails)
  expect(mailsTo(email).at(-1)).toContain('your refund has been sent')
  await page.reload()
  await expect(page.getByText(/was refunded to you on/)).toBeVisible()
}
