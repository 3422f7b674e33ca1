import { codeForKey } from '../support/code-app'
import { ADMIN } from '../support/databases'
import { asConfirmedAdmin, expect, expectAccessible, test } from '../support/journey'
import { addAuthenticator } from '../support/virtual-authenticator'

// A refused sign-in, save and wrong password; Payload asking who is signed in with a session that may do nothing yet, and signing out twice.
test.use({ expectedErrors: [/status of (?:40[013]|422)/] })

test('an admin sets up a code app at the first sign-in, and signs in with it from then on', async ({ page, site }) => {
  const api = await asConfirmedAdmin()
  const email = `admin-${Date.now()}@test.example`
  const account = { email, password: ADMIN.password, name: 'Nok', role: 'admin' }
  expect((await api.post('/api/staff', { data: account })).ok()).toBe(true)
  const other = { ...account, email: `editor-${Date.now()}@test.example`, name: 'Malee', role: 'editor' }
  const { doc } = await (await api.post('/api/staff', { data: other })).json()
  const field = (name: string) => page.locator(`input[name=${name}]`)
  const press = () => page.locator('.account-form button[type=submit]').click()

  await page.goto('/admin/collections/leads')
  await page.waitForURL(/\/admin\/login/)
  await expectAccessible(page, '.account-form')
  await field('email').fill(email)
  await field('password').fill(ADMIN.password)
  await press()
  await page.waitForURL(`${site.url}/admin/second-factor**`)
  const key = (await page.locator('[data-key]').getAttribute('data-key')) ?? ''
  await expectAccessible(page, '.account-form')
  await page.goto('/admin/collections/leads')
  await page.waitForURL(`${site.url}/admin/second-factor**`)

  const shown = (await page.locator('[data-key]').getAttribute('data-key')) ?? ''
  expect(shown).not.toBe(key)
  await field('code').fill(codeForKey(shown))
  await page.locator('.account-form > .account-line input[name=password]').fill(ADMIN.password)
  await press()
  await expect(page.locator('.account-codes li')).toHaveCount(10)
  await expectAccessible(page, '.account-form')
  await page.locator('.account-form > button').click()
  await page.waitForURL(`${site.url}/admin`)
  await page.goto('/admin/account')
  await expect(page.locator('.account-card')).toContainText(/10/)
  await expect(field('currentPassword')).toBeVisible()

  await page.goto('/admin/logout')
  await page.goto('/admin/login')
  await field('email').fill(email)
  await field('password').fill(ADMIN.password)
  await press()
  await field('code').fill(codeForKey(shown, 1))
  await press()
  await page.waitForURL(`${site.url}/admin`)
  await expect(page.locator('.nav')).toBeVisible()

  // The account of somebody else is saved once its admin has shown who they are, and nothing typed is lost.
  const confirming = page.locator('[data-confirm-identity]')
  await page.goto(`/admin/collections/staff/${doc.id}`)
  await page.locator('input[name=name]').fill('Malee Renamed')
  await expect(confirming).toBeVisible()
  await page.locator('#action-save').click()
  await expect(field('ownPassword')).toBeFocused()
  await expect(page.locator('input[name=name]')).toHaveValue('Malee Renamed')
  await expectAccessible(page, '[data-confirm-identity]')
  await field('ownPassword').fill('not the right one')
  await field('ownPassword').press('Enter')
  await expect(confirming.locator('[role=alert]')).not.toBeEmpty()
  await field('ownPassword').fill(ADMIN.password)
  await confirming.locator('button').first().click()
  await expect(page.locator('.account-confirmed')).toBeVisible()
  const nameOf = async () => (await (await api.get(`/api/staff/${doc.id}`)).json()).name
  await expect.poll(nameOf).toBe('Malee Renamed')
  await expect(page.locator('input[name=name]')).toHaveValue('Malee Renamed')

  await addAuthenticator(page)
  await page.goto('/admin/account')
  await field('passkeyName').fill('Work laptop')
  await field('passkeyPassword').fill(ADMIN.password)
  await page.locator('[data-passkey-adding] button').click()
  await expect(page.locator('.account-passkeys li')).toContainText('Work laptop')
  await expectAccessible(page, '.account-card')

  await page.goto('/admin/logout')
  await page.goto('/admin/login')
  await field('email').fill(email)
  await field('password').fill(ADMIN.password)
  await press()
  await expect(page.locator('.account-passkey button')).toBeVisible()
  await expectAccessible(page, '.account-form')
  await page.locator('.account-passkey button').click()
  await page.waitForURL(`${site.url}/admin`)
})
