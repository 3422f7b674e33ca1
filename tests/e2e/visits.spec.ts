import type { Page } from '@playwright/test'
import { withPictures } from '../support/browser'
import { expect, expectAccessible, mailsTo, test } from '../support/journey'
import { ROUNDS } from '../support/languages'
import { messages } from '../support/messages'

withPictures()

/** The text of a mail, decoded. */
const plain = (mail: string) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=')

test.describe('without scripts on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('a visit is booked, confirmed by mail, moved and cancelled by its link', async ({ page }) => {
    test.setTimeout(120_000)
    const email = `visitor-${Date.now()}@example.com`
    await page.goto('/en/condominium/noble-vesper-ploenchit')
    const visit = page.getByRole('link', { name: 'Book a visit' })
    // The sections before it are laid out as they come near, which may still move it; without scripts no click is checked.
    await visit.scrollIntoViewIfNeeded()
    await visit.click()
    await expect(page.getByRole('link', { name: /Ploenchit sales gallery/ })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByText('Projects to see: noble vesper ploenchit')).toBeVisible()
    await page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(2).click()

    await page.getByLabel('Name').fill('Anna Example')
    await page.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByRole('link', { name: 'Please choose an option under “Time”.' })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Anna Example')

    await page.getByRole('radio', { disabled: false }).first().check({ force: true })
    await page.getByLabel('Phone').fill('081-234-5678')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit is booked' })).toBeVisible()
    await expect(page.locator('dd', { hasText: 'noble vesper ploenchit' })).toBeVisible()
    await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(1)
    expect(plain(mailsTo(email)[0] ?? '')).toContain('noble vesper ploenchit')
    const [link = ''] = /https?:\/\/[^\s"]+\/en\/appointment\/[0-9a-f]{64}/.exec(plain(mailsTo(email)[0] ?? '')) ?? []
    expect(link, 'the link of the mail').not.toBe('')

    await page.goto(`${new URL(link).pathname}`)
    await page.locator('summary', { hasText: 'Reschedule' }).click()
    await page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(3).click()
    await page.getByRole('radio', { disabled: false }).last().check({ force: true })
    await page.getByRole('button', { name: 'Confirm the new time' }).click()
    await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(2)

    await page.locator('summary', { hasText: 'Cancel the visit' }).click()
    await page.getByRole('button', { name: 'Cancel the visit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit has been cancelled' })).toBeVisible()
  })
})

/** Faults in the language of the page, everything typed still there; then the visit is booked. */
async function bookIn(page: Page, locale: string, place: 'first' | 'last'): Promise<void> {
  const t = messages(locale, 'visits')
  await page.goto(`/${locale}/appointment?project=nue-district-r9`)
  const send = page.getByRole('button', { name: t.form.book, exact: true })
  await page.locator('#name').fill('Mali')
  await page.locator('#phone').fill('0812')
  await page.locator('#email').fill('mali@')
  await send.click()
  await expect(page.locator('main').getByRole('alert').getByRole('link')).toHaveText([
    t.faults.notChosen.replace('{label}', t.fields.slot),
    t.faults.tooShort,
    t.faults.notAnEmail,
    t.faults.notAgreed,
  ])
  await expect(page.locator('#name')).toHaveValue('Mali')
  if (place === 'first') await expectAccessible(page, 'main')

  await page.locator('input[name=slot]:enabled')[place]().check({ force: true })
  await page.locator('#phone').fill('081 234 5678')
  await page.locator('#email').fill(`visit-${locale}-${place}-${Date.now()}@example.com`)
  await page.locator('#consent').check()
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: t.own.title.booked })).toBeInViewport()
}

for (const { name, javaScriptEnabled, visits } of ROUNDS) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 800 } })

    test('the form of a visit is sent back with its faults, and then accepted', async ({ page }) => {
      test.setTimeout(120_000)
      for (const { locale } of visits)
        await test.step(locale, () => bookIn(page, locale, javaScriptEnabled ? 'first' : 'last'))
    })
  })
}

test('the calendar file of an unknown appointment is not found', async ({ request, site }) => {
  const answer = await request.get(`${site.url}/api/appointments/${'0'.repeat(64)}/calendar`)
  expect(answer.status()).toBe(404)
  expect(answer.headers()['cache-control']).toContain('no-store')
})
