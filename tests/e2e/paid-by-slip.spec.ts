import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { adminToken, confirmIdentity } from '../support/admin-session'
import { reserve } from '../support/booking-journey'
import { withPictures } from '../support/browser'
import { ADMIN, seededDatabase, type TestDatabase } from '../support/databases'
import { planHome } from '../support/home-journey'
import { expect, expectAccessible, mailsTo, scrolledUp, test } from '../support/journey'
import { makeLongStanding } from '../support/long-standing'
import { messages } from '../support/messages'
import { type RunningSite, runSite } from '../support/run-site'

withPictures()

/** A site of its own: it takes money by transfer alone. */
const PORT = 3280
const ACCOUNT = '0123456789'
const TRANSFERS = {
  PAYMENTS: 'transfer',
  TRANSFER_BILLER: '099300012345601',
  TRANSFER_BANK: '004',
  TRANSFER_ACCOUNT: ACCOUNT,
  TRANSFER_NAME: 'noble and nue (test)',
}
const PASSWORD = 'only-in-tests-1234'

const [b, p, h] = [messages('th', 'booking'), messages('th', 'payments'), messages('th', 'purchase')]

/** A slip larger than most forms take: as a phone saves it. */
const SLIP = sharp(Buffer.from(Array.from({ length: 1200 * 900 * 3 }, (_, at) => (at * 7919) % 251)), {
  raw: { width: 1200, height: 900, channels: 3 },
})
  .png({ compressionLevel: 0 })
  .toBuffer()

let database: TestDatabase
let own: RunningSite
/** Sessions of the two people who look for the money. */
let finance: string[]

test.use({ viewport: { width: 375, height: 800 }, baseURL: `http://localhost:${PORT}` })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  database = await seededDatabase()
  own = await runSite({
    port: PORT,
    databaseUrl: database.url,
    mediaFrom: database.templateDir,
    variables: TRANSFERS,
  })
  const admin = await adminToken(own.url)
  const second = { email: 'finance@test.example', password: PASSWORD }
  await confirmIdentity(own.url, admin)
  const made = await fetch(`${own.url}/api/staff`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: own.url, Authorization: `JWT ${admin}` },
    body: JSON.stringify({ ...second, name: 'Fina Nance', role: 'finance' }),
  })
  expect(made.status).toBe(201)
  for (const { email } of [ADMIN, second]) await makeLongStanding(email, database.url)
  finance = [admin, await adminToken(own.url, second)]
})

test.afterAll(async () => {
  await own?.stop()
  await database?.drop()
})

/** A browser of staff. */
async function deskOf(browser: Browser, token = ''): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: own.url })
  await context.addCookies([{ name: 'staff-token', value: token, url: own.url }])
  return context.newPage()
}

/** Presses “Pay”, is shown the account, and sends the slip of the transfer, first none at all. */
async function sendSlip(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^ชำระ ฿/ }).click()
  await expect(page.getByText(ACCOUNT)).toBeVisible()
  await scrolledUp(page)
  await expectAccessible(page)
  const send = page.getByRole('button', { name: p.slip.send, exact: true })
  await send.click()
  await expect(page.getByRole('link', { name: p.slip.faults.noFile })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await SLIP })
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: p.slip.checking.title })).toBeVisible()
  await scrolledUp(page)
  await expectAccessible(page)
}

/** One person of finance finds the money, another one confirms it. */
async function confirmSlip(browser: Browser, line: string): Promise<void> {
  const [first, second] = await Promise.all(finance.map((token) => deskOf(browser, token)))
  if (!first || !second) throw new Error('Two people are needed')
  await first.goto('/admin/finance')
  await first.locator('a[href*="slip="]').click()
  await expect(first.locator('img.desk-slip')).toHaveJSProperty('naturalWidth', 1200)
  await expectAccessible(first, '.desk')
  await first.getByLabel(/bank statement/).fill(line)
  await first.getByRole('button', { name: 'The money is there', exact: true }).click()
  await expect(first.getByText('Waiting for a second person')).toBeVisible()
  await second.goto(first.url())
  await second.getByRole('button', { name: 'The money is there: record the payment' }).click()
  await expect(second.getByText('Approved').first()).toBeVisible()
  await Promise.all([first, second].map((desk) => desk.context().close()))
}

test('a unit is booked and its contract payment made by transfers whose slips two people confirm', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const email = `slip-${Date.now()}@example.com`
  await reserve(page, { locale: 'th', email, campaign: 'vesper-first-release', dataDir: own.dataDir })
  await sendSlip(page)
  await confirmSlip(browser, 'KB-1001')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: b.states.booked.title })).toBeVisible()
  await page.getByRole('link', { name: b.receipt.home }).click()
  await expect(page.getByText(h.payments.none)).toBeVisible()
  const home = page.url()
  const reference = (/NB-[A-Z0-9]{8}/.exec(await page.locator('main').innerText())?.[0] ?? '').toLowerCase()

  const [admin] = finance
  const desk = await deskOf(browser, admin)
  await desk.goto(`/admin/bookings?booking=${reference}`)
  await planHome(desk)
  await desk.context().close()

  await page.goto(home)
  await page.getByRole('link', { name: /^ชำระ ฿200,000/ }).click()
  await sendSlip(page)
  await confirmSlip(browser, 'KB-1002')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: h.pay.paid, exact: true })).toBeVisible()
  await page.getByRole('link', { name: h.payments.receipt }).click()
  await expect(page.getByText(h.kinds.contract).first()).toBeVisible()
  // Two codes, booked, its receipt, the plan, and the receipt of the contract payment.
  await expect.poll(() => mailsTo(email, own.dataDir).length, { timeout: 30_000 }).toBe(7)
})
