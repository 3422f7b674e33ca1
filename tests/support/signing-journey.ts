import type { Browser, Page } from '@playwright/test'
import { codeIn, expect, expectAccessible, mailsTo } from './journey'
import { someThaiId } from './thai-id'

/** The name of the second buyer. */
const SPOUSE = 'Malee Jaidee'

/** Types a second buyer, at first with the mailbox of the first one. */
export async function nameSpouse(page: Page, email: string): Promise<void> {
  await page.getByText('Co-buyer 2 (optional)').click()
  await page.locator('#name-1').fill(SPOUSE)
  await page.locator('#document-1').selectOption('thai_id')
  await page.locator('#nationality-1').selectOption('TH')
  await page.locator('#number-1').fill(someThaiId())
  await page.locator('#email-1').fill(email)
}

/** The link by which a further buyer signs. */
async function linkIn(email: string): Promise<string> {
  await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(1)
  const mail = (mailsTo(email)[0] ?? '').replace(/=\r?\n/g, '')
  return /https?:\/\/[^\s"]+\/en\/booking\/sign\/[0-9a-f]{64}/.exec(mail)?.[0] ?? ''
}

/**
 * The first buyer corrects the mistyped address of the second one, who then reads and signs the contract in a browser of
 * their own, without scripts on a phone; the link to the wrong address is void.
 */
export async function signAsSpouse(page: Page, browser: Browser, spouse: string): Promise<void> {
  const wrong = await linkIn(`wrong-${spouse}`)
  await page.locator('#email-1').fill(spouse)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('We have sent the link.')).toBeVisible()
  const link = await linkIn(spouse)
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  const own = await phone.newPage()
  expect((await own.goto(wrong))?.status()).toBe(404)
  const answer = await own.goto(link)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(own.getByText(/^ผู้จองจองห้องชุดเลขที่/)).toBeVisible()
  await expect(own.getByText('not signed yet')).toHaveCount(1)
  expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await own.getByRole('button', { name: 'I have read it. Send my code' }).click()
  const [name, code] = [own.getByLabel('Type your full name to sign'), own.getByLabel('6-digit code')]
  await name.fill('Somchai Jaidee')
  await code.fill(await codeIn(spouse, 2))
  await own.getByRole('button', { name: 'Sign the contract' }).click()
  await expect(own.getByRole('link', { name: /This does not match the name in the contract/ })).toBeVisible()
  await name.fill(SPOUSE)
  await code.fill(await codeIn(spouse, 2))
  await own.getByRole('button', { name: 'Sign the contract' }).click()
  await expect(own.getByRole('heading', { level: 1, name: 'Every buyer has signed' })).toBeVisible()
  await expect.poll(() => mailsTo(spouse).length, { timeout: 30_000 }).toBe(3)
  await phone.close()
  const scripted = await browser.newContext({ javaScriptEnabled: true, viewport: { width: 375, height: 800 } })
  const again = await scripted.newPage()
  await again.goto(link)
  await expectAccessible(again)
  await again.getByRole('link', { name: 'View and save the contract' }).click()
  await expect(again.getByText(/^Signed by Malee Jaidee|Malee Jaidee/).first()).toBeVisible()
  await expectAccessible(again)
  await scripted.close()
}
