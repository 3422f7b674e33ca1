import type { Page } from '@playwright/test'
import { withPictures } from '../support/browser'
import { asAdmin, expect, expectAccessible, expectRaised, mailsTo, subjectOf, test } from '../support/journey'
import { hydrated, tabTo } from '../support/keyboard'
import { SAMPLED_VISITS } from '../support/languages'
import { messages } from '../support/messages'

withPictures()

/** Longer than the time trap of the form. */
const HUMAN_PACE_MS = 1600

/** The unsubscribe link of a mail, decoded as a mail client does. */
function linkIn(mail: string, step: 'confirm' | 'leave', locale: string): string {
  const text = mail.replace(/=\r?\n/g, '')
  const link = new RegExp(`/${locale}/newsletter/${step}/[0-9a-f]{64}`).exec(text)?.[0]
  expect(link, `${step} link of the mail`).toBeTruthy()
  return link ?? ''
}

async function mailAfter(email: string, count: number): Promise<string> {
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(count)
  return mailsTo(email).at(-1) ?? ''
}

async function stateOf(email: string): Promise<string[]> {
  const api = await asAdmin()
  const answer = await api.get(`/api/subscribers?where[email][equals]=${encodeURIComponent(email)}&depth=0`)
  const { docs } = (await answer.json()) as { docs: { state: string }[] }
  await api.dispose()
  return docs.map(({ state }) => state)
}

/** Opens the panel from the footer by keyboard; without scripts the link leads to its own page. */
async function openForm(page: Page, locale: string, hasScripts: boolean): Promise<void> {
  const { opener, form } = messages(locale, 'newsletter')
  await page.goto(`/${locale}/home`)
  if (hasScripts) await hydrated(page)
  await page.locator('footer').getByRole('link', { name: opener, exact: true }).focus()
  await page.keyboard.press('Enter')
  if (hasScripts) {
    const dialog = page.getByRole('dialog', { name: form.title, exact: true })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
  } else {
    await expect(page).toHaveURL(new RegExp(`/${locale}/newsletter$`))
    await expect(page.locator('h1')).toHaveText(form.title)
  }
}

/** Confirms a one-button page and expects its result. */
async function pressOn(page: Page, path: string, asked: { title: string; button: string }, done: string) {
  await page.goto(path)
  const main = page.locator('main')
  await expect(main.locator('h1')).toHaveText(asked.title)
  await expect(main.getByRole('button')).toHaveCount(1)
  await main.getByRole('button', { name: asked.button, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(main.locator('h1')).toHaveText(done)
}

for (const { locale, lang, javaScriptEnabled } of SAMPLED_VISITS) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a visitor subscribes, confirms the address, and unsubscribes', async ({ page }) => {
      const words = messages(locale, 'newsletter')
      const email = `reader-${locale}-${javaScriptEnabled}-${Date.now()}@example.com`
      await openForm(page, locale, javaScriptEnabled)
      const form = page.locator('form:has(input[name=email])')
      const field = form.locator('input[name=email]')
      if (javaScriptEnabled) await tabTo(page, field, 6)
      else await field.focus()
      await page.keyboard.type('reader@nowhere')
      await page.keyboard.press('Enter')
      await expect(page.getByText(words.faults.notAnEmail)).toBeVisible()
      await expect(field).toHaveValue('reader@nowhere')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(words.faults.notAnEmail)
      if (javaScriptEnabled) await expect(field).toBeFocused()
      if (javaScriptEnabled) await expectAccessible(page)

      await page.waitForTimeout(HUMAN_PACE_MS)
      await field.fill(email)
      await field.press('Enter')
      const answer = page.getByRole('status').filter({ hasText: words.taken.title })
      await expect(answer).toContainText(email)
      if (javaScriptEnabled) await expect(answer).toBeFocused()
      if (javaScriptEnabled) await expectRaised(page, { section_name: 'newsletter', activity_name: 'newsletter' })

      const first = await mailAfter(email, 1)
      expect(subjectOf(first)).toBe(words.mail.confirm.subject)
      expect(first.replace(/=\r?\n/g, '').replace(/=3D/g, '=')).toContain(`lang="${lang}"`)
      expect(await stateOf(email)).toEqual(['waiting'])
      await pressOn(page, linkIn(first, 'confirm', locale), words.confirm, words.confirm.done.title)
      expect(await stateOf(email)).toEqual(['confirmed'])

      const welcome = await mailAfter(email, 2)
      expect(subjectOf(welcome)).toBe(words.mail.welcome.subject)
      await pressOn(page, linkIn(welcome, 'leave', locale), words.leave, words.leave.done.title)
      expect(await stateOf(email)).toEqual(['left'])
    })
  })
}

test('the panel closes on Escape, keeps its input, and returns the focus', async ({ page }) => {
  await openForm(page, 'en', true)
  const { opener, form } = messages('en', 'newsletter')
  const dialog = page.getByRole('dialog', { name: form.title, exact: true })
  const field = dialog.locator('input[name=email]')
  await field.fill('half@')
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => Boolean(document.activeElement?.closest('main, footer, header.site-header'))),
    ).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const link = page.locator('footer').getByRole('link', { name: opener, exact: true })
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('half@')
  await dialog.getByRole('button', { name: form.close, exact: true }).click()
  await expect(link).toBeFocused()
})

test('an expired link says so and offers a new one', async ({ page }) => {
  const { confirm } = messages('en', 'newsletter')
  await page.goto(`/en/newsletter/confirm/${'0'.repeat(64)}`)
  await expectAccessible(page)
  await page.locator('main').getByRole('button').click()
  await expect(page.locator('h1')).toHaveText(confirm.ended.title)
  await page.locator('main').getByRole('link', { name: confirm.again, exact: true }).click()
  await expect(page).toHaveURL(/\/en\/newsletter$/)
})
