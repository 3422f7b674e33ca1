import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, mailsTo } from './journey'
import { supervisorAt } from './refund-journey'

/** Types the plan of a home at its desk: all but the instalments' number and first day. */
async function beginPlan(desk: Page): Promise<void> {
  await desk.getByLabel('Contract payment, baht').fill('200,000')
  await desk.getByLabel('due on', { exact: true }).fill('2027-01-15')
  await desk.getByLabel('Total of instalments, baht').fill('600000')
  await desk.getByLabel('Transfer planned for').fill('2028-06-30')
  await desk.getByLabel('Reason, kept in the history').fill('As agreed by phone')
}

/** Makes the plan of a home at its desk: a contract payment of 200,000 baht, then six instalments. */
export async function planHome(desk: Page): Promise<void> {
  await beginPlan(desk)
  await desk.getByLabel('Number of instalments').fill('6')
  await desk.getByLabel('first due on').fill('2027-02-15')
  await desk.getByRole('button', { name: 'Create the schedule' }).click()
  await expect(desk.getByRole('row', { name: /1 Contract payment 15 Jan 2027/ })).toContainText('200,000')
}

/** Sales plan the payments of a booking, first wrongly, and propose a day for the contract. */
async function planAtDesk(browser: Browser, reference: string): Promise<void> {
  const desk = await supervisorAt(browser)
  await desk.goto(`/admin/bookings?booking=${reference}`)
  await expectAccessible(desk, '#home')
  await beginPlan(desk)
  await desk.getByRole('button', { name: 'Create the schedule' }).click()
  await expect(desk.getByText('Number of instalments: 1 to 120')).toBeVisible()
  await expect(desk.getByLabel('Contract payment, baht')).toHaveValue('200,000')
  await planHome(desk)
  await desk.getByLabel('Time in Thailand').fill('2027-01-10T10:30')
  await desk.getByLabel('Place', { exact: true }).fill('Sales gallery, Ploenchit')
  await desk.getByRole('button', { name: 'Propose to the buyers' }).click()
  await expect(desk.getByText('Waiting for the buyer')).toBeVisible()
  await expectAccessible(desk, '#home')
  await desk.context().close()
}

/** Sales answer the question of the buyer. */
async function answerAtDesk(browser: Browser, reference: string): Promise<void> {
  const desk = await supervisorAt(browser)
  await desk.goto('/admin/bookings')
  const link = desk.locator('section', { hasText: 'Buyers waiting for us' }).getByRole('link', { name: reference })
  await link.click()
  await expect(desk.locator('.desk-thread')).toContainText('May I bring my parents?')
  await desk.getByLabel('Answer, in the buyer’s language').fill('Of course.')
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await expect(desk.locator('.desk-thread')).toContainText('Of course.')
  await desk.context().close()
}

/** The buyer pays the contract payment, from its page to the receipt. */
async function payFrom(page: Page): Promise<void> {
  await expect(page.getByText('Contract payment, due on 15 January 2027')).toBeVisible()
  await page.getByRole('button', { name: 'Pay ฿200,000' }).click()
  await expect(page.getByRole('img', { name: /PromptPay QR code/ })).toBeVisible()
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open the trial bank page' }).click(),
  ])
  await bank.getByRole('button', { name: 'Approve the payment' }).click()
  await expect(bank.getByText(/^Approved/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByText('เงินทำสัญญา').first()).toBeVisible()
  await expect(page.getByText(/^Contract payment, unit /)).toBeVisible()
}

/** The link gives a PDF to whoever has its token, kept by nobody on the way, and nothing to anybody else. */
export async function expectPaper(page: Page, link: string): Promise<void> {
  const path = (await page.getByRole('link', { name: link }).getAttribute('href')) ?? ''
  const paper = await page.request.get(path)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  expect(paper.headers()['cache-control']).toContain('no-store')
  expect((await paper.body()).subarray(0, 8).toString()).toBe('%PDF-1.7')
  const stranger = await page.request.get(path.replace(/[0-9a-f]{64}/, '0'.repeat(64)))
  expect(stranger.status()).toBe(404)
}

/**
 * After the booking, without scripts: the plan and the appointment come from the desk; the buyer confirms, asks, and
 * pays. Resolves to the number of mails that this adds.
 */
export async function lookAfterHome(page: Page, browser: Browser, reference: string, email: string): Promise<number> {
  const before = mailsTo(email).length
  await page.getByRole('link', { name: 'Go to My home' }).click()
  const home = page.url()
  await expect(page.getByText('Your payment schedule is being prepared.')).toBeVisible()
  expect((await page.request.get(home)).headers()['cache-control']).toContain('no-store')
  await planAtDesk(browser, reference)

  await page.goto(home)
  await expect(page.getByText('Please confirm this time.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm this time' }).click()
  await expect(page.getByText('Confirmed.')).toBeVisible()
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Please enter something first.').first()).toBeVisible()
  await page.getByLabel('Your question').fill('May I bring my parents?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.locator('#questions')).toContainText('May I bring my parents?')
  await answerAtDesk(browser, reference)
  await page.goto(home)
  await expect(page.locator('#questions')).toContainText('Supa Visor is looking after your purchase.')
  await expect(page.locator('#questions')).toContainText('Of course.')

  await page.locator('#payments li', { hasText: 'Contract payment' }).getByRole('link', { name: 'Pay' }).click()
  await payFrom(page)
  await page.goto(home)
  await expect(page.locator('#payments li', { hasText: 'Contract payment' })).toContainText('Paid on')
  await page.getByRole('link', { name: /^Reservation contract, signed on/ }).click()
  await expect(page.getByText('Thai text, binding')).toBeVisible()
  await expectPaper(page, 'Download the contract as PDF')

  const scripted = await browser.newContext({ javaScriptEnabled: true, viewport: { width: 375, height: 800 } })
  const looked = await scripted.newPage()
  for (const path of [home, page.url(), home.replace('my-home', 'confirm-payments')]) {
    await looked.goto(path)
    await expectAccessible(looked)
  }
  await scripted.close()
  // The plan, the appointment, the answer and the payment.
  await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(before + 4)
  return 4
}
