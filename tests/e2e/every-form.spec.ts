import type { Locator, Page } from '@playwright/test'
import { type FieldDescription, FORM_NAMES, type FormName, formOf } from '@/features/requests/domain/form-descriptions'
import { withPictures } from '../support/browser'
import { expect, expectAccessible, mailsTo, test } from '../support/journey'
import { ROUNDS } from '../support/languages'
import { messages } from '../support/messages'

withPictures()

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n')

/** Forms with an address of another name. */
const ADDRESSES: Partial<Record<FormName, string>> = { land: 'form-contact?active=land' }
/** Answers that are only accepted in a certain shape. */
const ANSWERS: Readonly<Record<string, string>> = { name: 'Mali Srisuk 陳', phone: '081 234 5678' }

const mailOf = (form: FormName, locale: string, mode: string) => `${form}-${locale}-${mode}-${Date.now()}@example.com`

/** Answers one question rightly. */
async function answer(field: Locator, { name, kind }: FieldDescription, email: string): Promise<void> {
  if (kind === 'choice') await field.selectOption({ index: 1 })
  else if (kind === 'files') await field.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF })
  else if (kind === 'email') await field.fill(email)
  else await field.fill(ANSWERS[name] ?? (kind === 'number' ? '12' : 'Bangkok, near the river'))
}

/** Answers every required question of a form; of a quantity in parts the first. */
async function fillRightly(page: Page, form: FormName, email: string): Promise<void> {
  const { fields, area = [] } = formOf(form)
  for (const field of fields)
    if (field.isRequired || field.name === area[0]) await answer(page.locator(`#${form}-${field.name}`), field, email)
  await page.locator(`#${form}-consent_answer`).check()
}

/** The sentences for a form of which only the name was typed, and the phone and the email wrongly. */
function expectedFaults(form: FormName, locale: string): string[] {
  const { faults, fields } = messages(locale, 'requests')
  const { area = [], fields: asked } = formOf(form)
  const sentences = asked.flatMap(({ name, kind, isRequired }) => {
    if (name === area[0]) return [faults.noArea]
    if (!isRequired || kind === 'name') return []
    const byKind: Partial<Record<typeof kind, string>> = {
      phone: faults.tooShort,
      email: faults.notAnEmail,
      choice: faults.notChosen,
      files: faults.noFile,
    }
    return [(byKind[kind] ?? faults.missing).replace('{label}', fields[name])]
  })
  return [...sentences, faults.notAgreed]
}

/** A form filled wrongly says what is wrong in its language and keeps what was typed; filled rightly, it is answered. */
async function sendForm(page: Page, form: FormName, locale: string, mode: 'scripts' | 'no-scripts'): Promise<void> {
  const t = messages(locale, 'requests')
  const email = mailOf(form, locale, mode)
  const send = page.getByRole('button', { name: t.form.submit, exact: true })
  await page.goto(`/${locale}/${ADDRESSES[form] ?? form}`)
  await page.locator(`#${form}-name`).fill('Mali')
  await page.locator(`#${form}-phone`).fill('0812')
  await page.locator(`#${form}-email`).fill('mali@')
  await send.click()
  const summary = page.locator(`#${form}-errors`)
  await expect(summary.getByRole('link')).toHaveText(expectedFaults(form, locale))
  for (const [name, typed] of Object.entries({ name: 'Mali', phone: '0812', email: 'mali@' }))
    await expect(page.locator(`#${form}-${name}`)).toHaveValue(typed)
  if (mode === 'scripts') {
    await expect(summary).toBeFocused()
    // Nothing under the header, which stays in view.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, 'main')
  }

  await fillRightly(page, form, email)
  if (mode === 'scripts') {
    // What was mended says so before the form is sent again.
    await expect(page.locator('main form [id$="-error"]:visible')).toHaveCount(0)
    await expect(page.locator('main form [aria-invalid="true"]')).toHaveCount(0)
    await expect(summary.locator('a:not([data-mended])')).toHaveCount(0)
  }
  await send.click()
  await expect(page.locator('main h1')).toHaveText(t.forms[form].sentTitle)
  await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(1)
}

for (const { name, javaScriptEnabled, visits } of ROUNDS) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 800 } })

    for (const form of FORM_NAMES)
      test(`the form “${form}” is sent back with its faults, and then accepted`, async ({ page }) => {
        test.setTimeout(120_000)
        for (const { locale } of visits)
          await test.step(locale, () => sendForm(page, form, locale, javaScriptEnabled ? 'scripts' : 'no-scripts'))
      })
  })
}
