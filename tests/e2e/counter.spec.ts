import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { withPictures } from '../support/browser'
import { codeIn, expect, expectAccessible, test } from '../support/journey'
import { supervisorAt } from '../support/refund-journey'
import { someThaiId } from '../support/thai-id'

withPictures()

const SCAN = sharp({ create: { width: 900, height: 1400, channels: 3, background: '#fff' } })
  .png({ compressionLevel: 0 })
  .toBuffer()

/** The seller records the scan of the printed contract. */
async function record(desk: Page): Promise<void> {
  await desk
    .getByLabel('Scan of the signed contract, all pages')
    .setInputFiles({ name: 'signed.png', mimeType: 'image/png', buffer: await SCAN })
  await desk.getByRole('button', { name: 'I saw all buyers sign: record it' }).click()
  await expect(desk.getByText('You recorded this.')).toBeVisible()
}

/** The contract is printed and recorded; a second person refuses the first scan and confirms the next one. */
async function signOnPaper(desk: Page, browser: Browser): Promise<void> {
  await desk.getByText('Sign on paper instead').click()
  await desk.getByRole('button', { name: 'Prepare the contract for printing' }).click()
  const link = desk.getByRole('link', { name: 'Open the contract to print (PDF)' })
  const kind = await link.evaluate(async (a: HTMLAnchorElement) => (await fetch(a.href)).headers.get('content-type'))
  expect(kind).toBe('application/pdf')
  await expectAccessible(desk, '.desk')
  await record(desk)
  const second = await supervisorAt(browser)
  await second.goto(desk.url())
  await expect(second.locator('img.desk-slip')).toHaveJSProperty('naturalWidth', 900)
  await expectAccessible(second, '.desk')
  await second.getByLabel('Why it is not accepted').selectOption('notSigned')
  await second.getByRole('button', { name: 'Reject' }).click()
  await expect(second.getByText('paper contract not accepted')).toBeVisible()
  await desk.goto(desk.url())
  await expect(desk.getByText('The last scan was not accepted: A signature is missing')).toBeVisible()
  await expect(desk.getByText('paper contract not accepted · A signature is missing')).toBeVisible()
  await record(desk)
  await second.goto(desk.url())
  await second.getByRole('button', { name: 'Yes: confirm the signed contract' }).click()
  await expect(second.getByText('paper contract confirmed')).toBeVisible()
  await second.context().close()
  await desk.goto(desk.url())
}

test('a unit is sold at the counter, its contract signed by hand before two people, and the money waits for finance', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const email = `counter-${Date.now()}@example.com`
  const desk = await supervisorAt(browser)
  await desk.goto('/admin/bookings')
  await desk.getByRole('link', { name: 'noble vesper ploenchit, first release', exact: true }).click()
  await expectAccessible(desk, '.desk')
  await desk
    .getByRole('link', { name: /^Sell / })
    .last()
    .click()
  await expectAccessible(desk, '.desk')
  await desk.getByRole('button', { name: 'Hold the unit and send the code' }).click()
  await expect(desk.getByText('Check the marked fields.')).toBeVisible()
  await desk.getByLabel('Buyer’s language').selectOption('en')
  await desk.getByLabel('Full name, as on the document').first().fill('Malee Jaidee')
  await desk.getByLabel('ID or passport number').first().fill(someThaiId())
  await desk.getByLabel('Nationality').first().selectOption('TH')
  await desk.getByLabel('Buyer’s email').fill(email)
  await desk.getByLabel('Phone').first().fill('081-234-5678')
  await desk.getByRole('button', { name: 'Hold the unit and send the code' }).click()
  await desk.getByLabel('Code from the buyer’s email').fill(await codeIn(email, 1))
  await desk.getByRole('button', { name: 'Confirm the email' }).click()
  await desk.getByRole('button', { name: 'The buyer has read it: send the signing code' }).click()
  await expectAccessible(desk, '.desk')
  await expect(desk.getByLabel('Buyer’s full name')).toBeVisible()
  await signOnPaper(desk, browser)
  await desk.getByLabel('How it was paid').selectOption('cash')
  await desk.getByLabel('Number on the voucher').fill(`V-${Date.now()}`)
  await desk.getByRole('button', { name: 'Record the payment' }).click()
  await expect(desk.getByText('The payment is waiting for finance.')).toBeVisible()
  await expectAccessible(desk, '.desk')
  await desk.context().close()
})
