import type { Page } from '@playwright/test'
import { withPictures } from '../support/browser'
import { asAdmin, expect, expectAccessible, mailsTo, subjectOf, test } from '../support/journey'
import { tabTo } from '../support/keyboard'
import { VISITS } from '../support/languages'
import { messages } from '../support/messages'
import { changeUnit, type OfferedUnit, offeredUnits } from '../support/prices'

withPictures()

// Not in parallel: the tests share state that they change or read.
test.describe.configure({ mode: 'default' })

/** A project that no other journey changes. */
const PROJECT = 'nue-loop-donmueang'

/** Longer than the time trap of the form. */
const HUMAN_PACE_MS = 1600

/** The subject of a mail about one project. */
const ONE_HOME: Readonly<Record<string, string>> = {
  th: 'มี 1 โครงการที่ตรงกับการค้นหาของคุณ',
  chs: '有 1 个项目符合您保存的搜索',
}

function linkIn(mail: string, step: 'confirm' | 'leave', locale: string): string {
  const text = mail.replace(/=\r?\n/g, '')
  const link = new RegExp(`/${locale}/saved-search/${step}/[0-9a-f]{64}`).exec(text)?.[0]
  expect(link, `${step} link of the mail`).toBeTruthy()
  return link ?? ''
}

async function mailAfter(email: string, count: number): Promise<string> {
  await expect.poll(() => mailsTo(email).length, { timeout: 60_000 }).toBe(count)
  return mailsTo(email).at(-1) ?? ''
}

interface Alert {
  state: string
  summary: string
  knownAt: string | null
}

async function alertsOf(email: string): Promise<Alert[]> {
  const api = await asAdmin()
  const answer = await api.get(`/api/saved-searches?where[email][equals]=${encodeURIComponent(email)}&depth=0`)
  const { docs } = (await answer.json()) as { docs: Alert[] }
  await api.dispose()
  return docs
}

let cheapest: OfferedUnit

/** The lowest price of a project is that of its cheapest unit. */
async function lowerPrice(baht: number): Promise<void> {
  const api = await asAdmin()
  await changeUnit(api, cheapest, { price: cheapest.price - baht })
  await api.dispose()
}

test.beforeAll(async () => {
  const api = await asAdmin()
  const [unit] = await offeredUnits(api, PROJECT)
  if (!unit) throw new Error('The project has a unit to sell')
  cheapest = unit
  await api.dispose()
})

/** Clicks the button of a confirmation page and expects its result. */
async function pressOn(page: Page, path: string, title: string, button: string, done: string): Promise<void> {
  await page.goto(path)
  const main = page.locator('main')
  await expect(main.locator('h1')).toHaveText(title)
  await main.getByRole('button', { name: button, exact: true }).click()
  await expect(main.locator('h1')).toHaveText(done)
}

const band = (page: Page) => page.locator('section[aria-labelledby=save-search]')

/** Scrolls to the form to start its time trap, and waits until it has passed. */
async function takeTime(page: Page): Promise<void> {
  await band(page).locator('input[name=email]').scrollIntoViewIfNeeded()
  const clock = band(page).locator('img[src="/api/forms/opened"]')
  await expect.poll(() => clock.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  await page.waitForTimeout(HUMAN_PACE_MS)
}

test.afterEach(async () => {
  await lowerPrice(0)
})

/** The words of each language are tested with the mails; here one language with scripts and one without. */
for (const { locale, lang, javaScriptEnabled } of VISITS.filter(
  (visit) => visit.locale === 'th' || visit.locale === 'chs',
)) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a saved search sends a mail about a lower price until it is switched off', async ({ page, request }) => {
      test.setTimeout(180_000)
      const words = messages(locale, 'alerts')
      const email = `seeker-${locale}-${javaScriptEnabled}-${Date.now()}@example.com`
      await page.goto(`/${locale}/search-result?keyword=loop&brand=nue`)
      await expect(page.locator(`main article a[href="/${locale}/condominium/${PROJECT}"]`)).toBeVisible()
      await expect(band(page).getByRole('heading', { name: words.form.title })).toBeVisible()
      await expect(band(page)).toContainText(words.form.consent)
      const field = band(page).locator('input[name=email]')
      await takeTime(page)
      await field.fill('seeker@nowhere')
      await field.press('Enter')
      await expect(band(page).getByText(words.faults.notAnEmail)).toBeVisible()
      await expect(field).toHaveValue('seeker@nowhere')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(page).toHaveURL(/search-result\?keyword=loop&brand=nue$/)
      if (javaScriptEnabled) {
        await expect(field).toBeFocused()
        await expectAccessible(page)
      }

      await takeTime(page)
      await field.fill(email)
      await field.press('Enter')
      const answer = band(page).getByRole('status')
      await expect(answer).toContainText(words.taken.title)
      await expect(answer).toContainText(email)
      if (javaScriptEnabled) await expect(answer).toBeFocused()

      const proof = await mailAfter(email, 1)
      expect(subjectOf(proof)).toBe(words.mail.proof.subject)
      expect(proof.replace(/=\r?\n/g, '').replace(/=3D/g, '=')).toContain(`lang="${lang}"`)
      expect(await alertsOf(email)).toMatchObject([{ state: 'asked', knownAt: null }])
      const { confirm, leave } = words
      await pressOn(page, linkIn(proof, 'confirm', locale), confirm.title, confirm.button, confirm.done.title)
      await expect.poll(async () => Boolean((await alertsOf(email))[0]?.knownAt), { timeout: 30_000 }).toBe(true)

      await lowerPrice(10_000)
      const news = await mailAfter(email, 2)
      expect(subjectOf(news)).toBe(ONE_HOME[locale])
      expect(news.replace(/=\r?\n/g, '')).toContain(`/${locale}/condominium/${PROJECT}`)

      if (javaScriptEnabled) {
        await pressOn(page, linkIn(news, 'leave', locale), leave.title, leave.button, leave.done.title)
        await expectAccessible(page)
      } else {
        const oneClick = /^List-Unsubscribe:\s+<([^>\s]+)>/m.exec(news)?.[1] ?? ''
        const { pathname, search } = new URL(oneClick)
        const pressed = await request.post(pathname + search, { form: { 'List-Unsubscribe': 'One-Click' } })
        expect(pressed.status()).toBe(200)
      }
      expect(await alertsOf(email)).toMatchObject([{ state: 'off' }])
      await lowerPrice(20_000)
      await page.waitForTimeout(4000)
      expect(mailsTo(email)).toHaveLength(2)
    })
  })
}

test('the form is reachable by keyboard, also when a search finds nothing', async ({ page }) => {
  const words = messages('en', 'alerts')
  await page.goto('/en/search-result?keyword=qqqqzzzz')
  await expect(band(page), 'words that nothing is known of are no search to save').toHaveCount(0)
  await page.goto('/en/search-result?keyword=qqqqzzzz&brand=nue')
  const field = band(page).locator('input[name=email]')
  await tabTo(page, field, 120)
  await page.keyboard.press('Enter')
  await expect(band(page).getByText(words.faults.missing)).toBeVisible()
  await expectAccessible(page)
})

test('a search that was not rendered by our page is not saved', async ({ page }) => {
  const words = messages('en', 'alerts')
  await page.goto('/en/search-result?brand=nue')
  await takeTime(page)
  await band(page)
    .locator('input[name=summary]')
    .evaluate((input: HTMLInputElement) => {
      input.value = 'Win a prize'
    })
  await band(page).locator('input[name=email]').fill('somebody@example.com')
  await takeTime(page)
  await band(page).getByRole('button', { name: words.form.submit, exact: true }).click()
  await expect(band(page).getByRole('alert')).toHaveText(words.notices.stale)
  expect(mailsTo('somebody@example.com')).toEqual([])
})

test('one click ends all saved searches of a person, and an unknown link says so', async ({ page }) => {
  const { leave } = messages('en', 'alerts')
  const email = `all-${Date.now()}@example.com`
  for (const [number, query] of ['brand=nue', 'brand=noble'].entries()) {
    await page.goto(`/en/search-result?${query}`)
    await takeTime(page)
    await band(page).locator('input[name=email]').fill(email)
    await band(page).locator('input[name=email]').press('Enter')
    await expect(band(page).getByRole('status')).toContainText(email)
    await mailAfter(email, number + 1)
  }
  const mail = mailsTo(email)[0] ?? ''
  await page.goto(linkIn(mail, 'leave', 'en'))
  await expectAccessible(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'same-origin')
  await pressOn(page, linkIn(mail, 'leave', 'en'), leave.title, leave.all, leave.allDone.title)
  expect((await alertsOf(email)).map(({ state }) => state)).toEqual(['off', 'off'])
  const nobodys = `/en/saved-search/leave/${'0'.repeat(64)}`
  await pressOn(page, nobodys, leave.title, leave.button, leave.ended.title)
})
