import type { Locator, Page } from '@playwright/test'
import { asPeopleHaveIt } from '../support/browser'
import { asAdmin, expect, expectAccessible, mailsTo, sharedSite, subjectOf, test } from '../support/journey'
import { VISITS } from '../support/languages'

asPeopleHaveIt()

const PROJECT = 'nue-orbit-bangna'

/** Home → list → project, by clicking the links. */
async function findProject(page: Page, locale: string): Promise<void> {
  // Without this consent the code of an advertisement is kept nowhere.
  await page.context().addCookies([{ name: 'cookie_choice', value: '2.advertising', url: sharedSite().url }])
  await page.goto(`/${locale}/home?adsrcid=J004`)
  await page.locator(`header a[href="/${locale}/project/condominium/all"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/${locale}/project/condominium/all`))
  await page.locator(`main a[href="/${locale}/condominium/${PROJECT}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/${locale}/condominium/${PROJECT}$`))
  await expect(page.locator('h1')).toHaveText('nue orbit bangna')
}

async function fill(page: Page, email: string, phone: string): Promise<void> {
  await page.locator('input[name=name]').fill('陳美玲 Mei')
  await page.locator('input[name=phone]').fill(phone)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=wish][value=visit]').check({ force: true })
  await page.locator('textarea[name=message]').fill('Saturday?')
}

/** The first available unit of the project. */
async function freeUnit(page: Page): Promise<{ number: string; price: number }> {
  const { units } = await (await page.request.get(`/api/availability/${PROJECT}`)).json()
  return units.find(({ state, price }: { state: string; price: number | null }) => state === 'available' && price)
}

/** On a phone the plan is opened first, and a unit opens in a sheet that Escape closes. */
async function chooseOnPhone(page: Page, mark: Locator): Promise<void> {
  // What stands above is laid out as it comes near, which moves the plan on: a reader scrolls on, too.
  const opener = page.locator('[aria-controls=unit-plan]')
  await expect(async () => {
    await page.locator('#master-plan').scrollIntoViewIfNeeded()
    await expect(opener).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await opener.click()
  await mark.click()
  const sheet = page.locator('dialog[open]')
  await expect(sheet).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(mark).toBeFocused()
  await mark.press('Enter')
  await expect(sheet).toBeInViewport()
}

/** Begins to ask about a unit: with scripts on the plan, without them by the address that somebody sent. */
async function askAboutUnit(page: Page, locale: string, number: string, hasScripts: boolean): Promise<void> {
  if (!hasScripts) {
    await page.goto(`/${locale}/condominium/${PROJECT}?unit=${encodeURIComponent(number)}`)
    return
  }
  // On the plan of all floors; the storey beneath it shows the unit again.
  const plan = page.locator('#unit-plan').getByRole('group').first()
  const mark = plan.getByRole('button', { name: new RegExp(`^${number}[\\s,，]`) })
  // Before scrolling: on the longer page of a phone the units would be out of view again, and units out of view wait.
  if (locale === 'cht') await page.setViewportSize({ width: 375, height: 812 })
  await page.locator('#master-plan').scrollIntoViewIfNeeded()
  if (locale === 'cht') await chooseOnPhone(page, mark)
  else {
    await expect(plan.locator('[aria-pressed=true]')).toHaveAttribute('data-state', 'available')
    await mark.click()
  }
  await page.locator('a[href*="unit="][href$="#register"]').filter({ visible: true }).click()
  await expect(page.locator('#register')).toBeInViewport()
  await expect(page.locator('form p', { hasText: number })).toBeVisible()
}

const submit = (page: Page) => page.locator('form:has(input[name=phone]) button[type=submit]').click()

async function expectMails(email: string, subject: RegExp): Promise<void> {
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1)
  expect(subjectOf(mailsTo(email)[0] ?? '')).toMatch(subject)
  await expect.poll(() => mailsTo('sales@example.com').filter((mail) => mail.includes(email)).length).toBe(1)
}

for (const { locale, mailSubject, phoneFault, javaScriptEnabled } of VISITS) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a visitor finds a project, corrects the errors of the form, and sales receive the enquiry', async ({
      page,
    }) => {
      const email = `visitor-${locale}-${javaScriptEnabled}-${Date.now()}@example.com`
      await findProject(page, locale)
      const unit = await freeUnit(page)
      await askAboutUnit(page, locale, unit.number, javaScriptEnabled)
      await page.locator('input[name=phone]').scrollIntoViewIfNeeded()
      await fill(page, email, '0812')
      await page.waitForTimeout(1600)
      await submit(page)

      const fault = page.locator('[aria-invalid=true]')
      await expect(fault.first()).toBeVisible()
      await expect(page.getByText(phoneFault).first()).toBeVisible()
      await expect(page.locator('input[name=email]')).toHaveValue(email)
      await expect(page.locator('textarea[name=message]')).toHaveValue('Saturday?')
      await expect(page.locator('input[name=wish][value=visit]')).toBeChecked()
      if (javaScriptEnabled) await expectAccessible(page)

      await page.locator('input[name=phone]').fill('081-234-5678')
      await page.locator('input[name=consent_answer]').check({ force: true })
      await submit(page)
      await expect(page).toHaveURL(new RegExp(`/${locale}/success\\?project=${PROJECT}`))
      await expect(page.locator('main')).toContainText('nue orbit bangna')
      await expect(page.locator('main dl').first()).toContainText(unit.number)

      await expectMails(email, mailSubject)
      const api = await asAdmin()
      const { docs } = await (
        await api.get(`/api/leads?where[email][equals]=${encodeURIComponent(email)}&depth=1`)
      ).json()
      expect(docs).toHaveLength(1)
      expect(docs[0]).toMatchObject({
        name: '陳美玲 Mei',
        phone: '+66812345678',
        wish: 'visit',
        locale,
        source: 'J004',
        sourceCategory: 'NUE',
        state: 'new',
        page: `/${locale}/condominium/${PROJECT}`,
        project: { Slug_name: PROJECT },
      })
      expect(docs[0]).toMatchObject({ unit: unit.number, unitPrice: unit.price, unitState: 'available' })
      await expect(page.locator('main dl').first()).toContainText(docs[0].reference)
      expect(docs[0].consents).toMatchObject([
        { purpose: 'answer', given: true },
        { purpose: 'news', given: false },
        { purpose: 'partners', given: false },
      ])
    })
  })
}
