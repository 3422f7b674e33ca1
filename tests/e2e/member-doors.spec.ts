import { codeIn, expect, expectAccessible, scrolledUp, test } from '../support/journey'
import { leaveBy, makeMember } from '../support/member-journey'
import { messages } from '../support/messages'
import { addAuthenticator } from '../support/virtual-authenticator'

test.use({ viewport: { width: 375, height: 800 } })

test('a member adds a passkey to the account, and signs in with it', async ({ page, site }) => {
  const [t, own] = [messages('en', 'members'), messages('en', 'account')]
  const email = `ploy-${Date.now()}@example.com`
  await makeMember(site.databaseUrl, email)
  await addAuthenticator(page)
  await page.goto('/en/register/login')
  await page.getByLabel(t.fields.email, { exact: true }).first().fill(email)
  await page.getByRole('button', { name: t.login.submit, exact: true }).click()
  await page.getByLabel(t.code.label, { exact: true }).fill(await codeIn(email, 1))
  await page.getByRole('button', { name: t.code.submit, exact: true }).click()
  await expect(page).toHaveURL(/account-setting/)

  await page.goto('/en/account-setting?page=security')
  await page.locator('#new-passkey-name').fill('Work laptop')
  await page.getByRole('button', { name: own.passkeys.add, exact: true }).click()
  await expect(page.locator('main li').filter({ hasText: 'Work laptop' })).toHaveCount(1)
  await scrolledUp(page)
  await expectAccessible(page)

  // The browser offers the passkey in the email field; this device answers for the person.
  await leaveBy(page, t.account.signOut)
  await page.evaluate(() => window.location.assign('/en/register/login'))
  await expect(page.locator('header a[data-account]')).toHaveAttribute('href', '/en/account-setting')
  await page.goto('/en/account-setting')
  await expect(page.locator('main h1')).toHaveText('Mali')

  await leaveBy(page, t.account.signOut)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.goto('/en/register/login')
  await page.locator('main details summary').click()
  await page.getByRole('button', { name: own.passkeys.signIn, exact: true }).click()
  await expect(page).toHaveURL(/account-setting/)
})

test('a member signs in with LINE after proving an address once', async ({ page, site, browser }) => {
  const [t, line] = [messages('en', 'members'), messages('en', 'line')]
  const email = `fon-${Date.now()}@example.com`
  await makeMember(site.databaseUrl, email)
  const stand = (next: object) => fetch(`${site.lineUrl}/next`, { method: 'PUT', body: JSON.stringify(next) })
  const person = { subject: `U-${email}`, email }
  const press = () => page.getByRole('link', { name: line.signIn, exact: true }).click()

  await stand({ ...person, isDenied: true })
  await page.goto('/en/register/login')
  await press()
  await expect(page.locator('main h1')).toHaveText(line.problems.denied.title)
  await expectAccessible(page)

  await stand(person)
  await page.getByRole('link', { name: line.again, exact: true }).click()
  await expect(page.getByLabel(t.fields.email, { exact: true })).toHaveValue(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: t.login.submit, exact: true }).click()
  await page.getByLabel(t.code.label, { exact: true }).fill(await codeIn(email, 1))
  await page.getByRole('button', { name: t.code.submit, exact: true }).click()
  await expect(page).toHaveURL(/account-setting/)

  await leaveBy(page, t.account.signOut)
  await page.goto('/en/register/login')
  await press()
  await expect(page).toHaveURL(/account-setting/)
  await expect(page.locator('main h1')).toHaveText('Mali')

  // LINE came back to a browser that began nothing.
  const other = await (await browser.newContext({ baseURL: site.url })).newPage()
  await other.goto('/api/member/line/callback?code=x&state=y')
  await expect(other.locator('main h1')).not.toBeEmpty()
  expect(other.url()).toContain('/register/line?problem=browser')
})
