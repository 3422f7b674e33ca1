import type { Page } from '@playwright/test'
import type { Locale } from '@/i18n/locales'
import { codeIn, expect, expectAccessible, expectRaised, signInAsAdmin, test } from '../support/journey'
import { giveBirthday, leaveBy, makeMember } from '../support/member-journey'
import { messages } from '../support/messages'
import { postedForm } from '../support/posted-form'

test.use({ viewport: { width: 375, height: 800 } })

async function register(page: Page, email: string, locale: Locale = 'en'): Promise<void> {
  const { register, fields } = messages(locale, 'members')
  await page.goto(`/${locale}/register`)
  await page.getByLabel(fields.name, { exact: true }).fill('Mali Srisuk')
  await page.getByLabel(fields.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: register.submit, exact: true }).click()
}

/** Each language once, at one of the two widths. */
const JOURNEYS = [
  ['th', 1280],
  ['en', 375],
  ['cht', 1280],
  ['chs', 375],
] as const

for (const [locale, width] of JOURNEYS) {
  test(`${locale}: a visitor becomes a member, keeps what was saved, and signs out of every tab`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const t = messages(locale, 'members')
    const email = `mali-${locale}-${Date.now()}@example.com`
    const main = page.locator('main')

    // What was saved before goes along.
    await page.goto(`/${locale}/project/condominium/all`)
    const heart = main.locator('[data-mark]').first()
    const saved = (await heart.getAttribute('data-mark')) ?? ''
    await heart.click()

    await register(page, email, locale)
    await expect(main.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel(t.register.account.label).check()
    await page.getByRole('button', { name: t.register.submit, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/register/activation\\?sent=\\d+$`))
    // Who still waits after a while is told whom to call.
    const late = page.locator('.late-note')
    await expect(late).toBeHidden()
    await late.evaluate((note) => {
      for (const waiting of note.getAnimations()) waiting.finish()
    })
    await expect(late.locator('a[href^="tel:"]')).toBeVisible()
    await expectAccessible(page)
    const code = await codeIn(email, 1)
    const field = page.getByLabel(t.code.label, { exact: true })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await field.fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: t.code.submit, exact: true }).click()
    await expect(main.getByText(t.faults.code_wrong).first()).toBeVisible()
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: t.code.submit, exact: true }).click()

    await expect(page).toHaveURL(new RegExp(`/${locale}/register/questionnaire$`))
    await expectRaised(page, { section_name: 'register', activity_name: 'member' })
    await expectAccessible(page)
    await page.getByRole('button', { name: t.ask.skip, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/register/success$`))
    await expect(main.locator('h1')).toHaveText(t.success.title)

    await page.goto(`/${locale}/account-setting?page=saved`)
    await expect(main.locator('h1')).toHaveText('Mali Srisuk')
    await expect
      .poll(async () => {
        await page.reload()
        return main.locator(`input[name=slug][value="${saved}"]`).count()
      })
      .toBe(1)
    await expectAccessible(page)
    await giveBirthday(page, locale)
    await expect(page.locator('header a[data-account]')).toHaveAttribute('href', `/${locale}/account-setting`)
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('NBH'))
          .toSorted(),
      ),
    ).toEqual(['NBHA', 'NBH_OLAID', 'NBH_OLMID', 'NBH_OLMIMG'])

    await page.evaluate(() => caches.open('kept-private').then(() => true))
    // Signing out reaches the other tab, which shows a page that was the same for everybody.
    const other = await page.context().newPage()
    await other.goto(`${site.url}/${locale}/home`)
    await expect(other.locator('header a[data-account]')).toHaveAttribute('href', `/${locale}/account-setting`)
    await page.goto(`/${locale}/account-setting?page=devices`)
    await expectAccessible(page)
    await leaveBy(page, t.account.devices.everywhere, locale)
    await expect(other.locator('header a[data-account]')).toHaveAttribute('href', `/${locale}/register/login`, {
      timeout: 4000,
    })
    await expect.poll(() => other.evaluate(() => localStorage.getItem('NBH_OLMID'))).toBeNull()
    // Nor does the next person at this device read its pages without a connection.
    const keptPages = () => other.evaluate(async () => (await caches.keys()).filter((name) => name !== 'kept-files'))
    await expect.poll(keptPages).toEqual([])
    await page.goto(`/${locale}/account-setting?page=security`)
    await expect(page).toHaveURL(new RegExp(`/${locale}/register/login\\?next=`))
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor registers, sets a password and signs in with it, back to the page of before', async ({ page }) => {
    const t = messages('en', 'members')
    const email = `nok-${Date.now()}@example.com`
    await register(page, email)
    await page.getByLabel(t.register.account.label).check()
    await page.getByRole('button', { name: t.register.submit, exact: true }).click()
    await page.getByLabel(t.code.label, { exact: true }).fill(await codeIn(email, 1))
    await page.getByRole('button', { name: t.code.submit, exact: true }).click()
    await page.getByRole('button', { name: t.ask.submit, exact: true }).click()
    await expect(page).toHaveURL(/\/en\/register\/success$/)
    await page.goto('/en/account-setting?page=security')
    await page.getByLabel(t.fields.newPassword, { exact: true }).fill('a password of mine')
    await page.getByRole('button', { name: t.account.security.set, exact: true }).click()
    await expect(page.locator('main').getByRole('status')).toHaveText(t.notices.passwordSet)
    await page.getByRole('button', { name: t.account.signOut, exact: true }).locator('visible=true').click()
    await expect(page).toHaveURL(/\/en\/home$/)

    await page.goto('/en/brand-noble')
    await page.locator('header a[data-account]').click()
    await page.locator('main details summary').click()
    const form = page.locator('main details form')
    await form.getByLabel(t.fields.email, { exact: true }).fill(email)
    await form.getByLabel(t.fields.password, { exact: true }).fill('a password of mine')
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/\/en\/brand-noble$/)
  })
})

test('nobody learns from an answer who is a member, and no other site signs anybody in', async ({
  playwright,
  site,
}) => {
  const known = `known-${Date.now()}@example.com`
  const from = (network: string) =>
    playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: { 'X-Forwarded-For': network } })
  const answerTo = async (email: string, marker: string, headers: Record<string, string> = { Origin: site.url }) => {
    const browser = await from(`10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`)
    const html = await (await browser.get('/en/register/login')).text()
    const multipart = postedForm(html, marker, { email, password: 'not the password' })
    const answer = await browser.post('/en/register/login', { multipart, headers, maxRedirects: 0 })
    const varying = /^(?:date|x-request-id|content-length|content-security-policy|etag)$/
    const told = {
      status: answer.status(),
      headers: answer
        .headersArray()
        .filter(({ name }) => !varying.test(name.toLowerCase()))
        .map(
          ({ name, value }) =>
            `${name}: ${value
              .replace(/=[0-9a-f]{64}/, '=SECRET')
              .replace(/expires=[^;]+/i, '')
              .replace(/sent=\d{13}/, 'sent=NOW')}`,
        ),
      text: (await answer.text()).replaceAll(email, 'EMAIL').replace(/nonce-[^"']+|"[\w-]{21}"/g, ''),
    }
    await browser.dispose()
    return told
  }

  await makeMember(site.databaseUrl, known)
  for (const marker of ['sign-in-email', 'password-password']) {
    const [one, other] = [await answerTo(known, marker), await answerTo(`nobody-${Date.now()}@example.com`, marker)]
    expect(one, marker).toEqual(other)
  }
  expect((await answerTo(known, 'sign-in-email', { Origin: 'https://evil.example' })).status).toBe(403)
})

/** Makes another member and reads the number in the list; the page is again the one of before. */
async function anotherMember(page: Page, databaseUrl: string): Promise<string> {
  const email = `another-${Date.now()}@example.com`
  await makeMember(databaseUrl, email)
  const here = page.url()
  await page.goto(`/admin/members?search=${encodeURIComponent(email)}`)
  const number = await page.locator('.desk tbody tr td').nth(2).innerText()
  await page.goto(here)
  return number
}

/** Merges the account of a number into the one on the page, and takes it back. */
async function mergeWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Number of the other account').fill('M0')
  await page.getByLabel('Reason').fill('The same person')
  await page.getByRole('button', { name: 'Merge into this account' }).click()
  await expect(page.getByText('No account has this number.')).toBeVisible()
  await page.getByLabel('Number of the other account').fill(number)
  await page.getByLabel('Reason').fill('The same person')
  await page.getByRole('button', { name: 'Merge into this account' }).click()
  await expect(page.getByText('was merged into this account')).toBeVisible()
  await expectAccessible(page, '.desk')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('was merged into this account')).toHaveCount(0)
}

test.describe('in the back office', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('staff find a member and block the account with a reason', async ({ page, site }) => {
    const email = `found-${Date.now()}@example.com`
    await makeMember(site.databaseUrl, email)
    await signInAsAdmin(page)
    await page.goto('/admin')
    await page.locator('a[href="/admin/members"]').first().waitFor({ state: 'attached' })
    await page.goto(`/admin/members?search=${encodeURIComponent(email)}`)
    const row = page.locator('.desk tbody tr')
    await expect(row).toHaveCount(1)
    await expectAccessible(page, '.desk')
    await row.locator('th a').click()
    await expect(page.locator('.desk-facts')).toContainText(email)
    await expectAccessible(page, '.desk')
    await mergeWith(page, await anotherMember(page, site.databaseUrl))
    await page.goto(`/admin/members?search=${encodeURIComponent(email)}`)
    await row.locator('summary').click()
    await row.locator('input[name=reason]').fill('Asked us to')
    await row.getByRole('button').click()
    await expect(row).toContainText('Asked us to')
    await row.getByRole('button').click()
    await expect(row).not.toContainText('Asked us to')
  })
})
