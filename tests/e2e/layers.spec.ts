import type { Page } from '@playwright/test'
import { asPeopleHaveIt } from '../support/browser'
import { expect, expectAccessible, test } from '../support/journey'
import { hydrated, tabTo } from '../support/keyboard'
import { SAMPLED_VISITS } from '../support/languages'
import { messages } from '../support/messages'

asPeopleHaveIt()

const DAY_S = 86_400
/** Longer than the shell waits for an idle page. */
const AT_REST_MS = 3000

const cookieBar = (page: Page, locale: string) =>
  page.getByRole('region', { name: messages(locale, 'bars').cookies.label, exact: true })

async function choiceOf(page: Page): Promise<{ value: string; days: number } | null> {
  const kept = (await page.context().cookies()).find(({ name }) => name === 'cookie_choice')
  return kept ? { value: kept.value, days: Math.round((kept.expires - Date.now() / 1000) / DAY_S) } : null
}

const sourceOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'adsrcid')?.value

test.describe('a visitor without a cookie choice', () => {
  test.use({ hasChosenCookies: false })

  for (const { locale } of SAMPLED_VISITS) {
    test(`${locale}: refuses all with one click, as easily as accepting, and is not asked again`, async ({ page }) => {
      await page.clock.install()
      await page.goto(`/${locale}/home?adsrcid=J004`)
      const { cookies } = messages(locale, 'bars')
      const bar = cookieBar(page, locale)
      const refuse = bar.getByRole('button', { name: cookies.necessary, exact: true })
      const accept = bar.getByRole('button', { name: cookies.all, exact: true })
      await expect(refuse).toBeVisible()
      const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()]
      expect(no?.height).toBe(yes?.height)
      expect(await refuse.getAttribute('class')).toBe(await accept.getAttribute('class'))
      expect(await choiceOf(page)).toBeNull()

      await tabTo(page, refuse)
      await page.keyboard.press('Enter')
      await expect(bar).toBeHidden()
      // The browser hands a cookie of a script on to its store, which the test reads, a moment later.
      await expect.poll(() => choiceOf(page)).toEqual({ value: '2', days: 180 })
      await page.reload()
      await page.clock.runFor(AT_REST_MS)
      await expect(bar).toBeHidden()
      expect(await sourceOf(page)).toBeUndefined()
    })
  }

  test('accepts all with one click, and the advertisement of the visit is kept only then', async ({ page }) => {
    await page.goto('/en/policy?adsrcid=J004')
    await hydrated(page)
    expect(await sourceOf(page)).toBeUndefined()
    const bar = cookieBar(page, 'en')
    await bar.getByRole('button', { name: messages('en', 'bars').cookies.all, exact: true }).click()
    await expect(bar).toBeHidden()
    await expect.poll(async () => (await choiceOf(page))?.value).toBe('2.functional.analytics.advertising')
    await expect.poll(() => sourceOf(page)).toBe('J004')
  })

  test('finds no box pre-ticked and can accept a single purpose', async ({ page }) => {
    await page.goto('/chs/home')
    const { cookies } = messages('chs', 'bars')
    const bar = cookieBar(page, 'chs')
    await bar.getByRole('button', { name: cookies.settings, exact: true }).click()
    const switches = bar.getByRole('switch')
    await expect(switches).toHaveCount(3)
    for (const one of await switches.all()) await expect(one).not.toBeChecked()
    await expectAccessible(page)
    await bar.getByRole('switch', { name: cookies.purposes.analytics.name }).check()
    await bar.getByRole('button', { name: cookies.save, exact: true }).click()
    await expect(bar).toBeHidden()
    await expect.poll(async () => (await choiceOf(page))?.value).toBe('2.analytics')
  })

  test('sees no cookie bar without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/en/home')
    await expect(cookieBar(page, 'en')).toHaveCount(0)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('cookie_choice')
    await context.close()
  })
})

test('the footer link reopens the cookie settings and gets the focus back afterwards', async ({ page }) => {
  await page.clock.install()
  await page.goto('/cht/home')
  const { cookies } = messages('cht', 'bars')
  const link = page.locator('footer').getByRole('link', { name: cookies.link, exact: true })
  const bar = cookieBar(page, 'cht')
  await page.clock.runFor(AT_REST_MS)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(bar).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(bar).toBeFocused()
  const advertising = bar.getByRole('switch').last()
  await tabTo(page, advertising)
  await page.keyboard.press('Space')
  await tabTo(page, bar.getByRole('button', { name: cookies.save, exact: true }))
  await page.keyboard.press('Enter')
  await expect(bar).toBeHidden()
  await expect(link).toBeFocused()
  await expect.poll(async () => (await choiceOf(page))?.value).toBe('2.advertising')
})

test.describe('when the network is offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  for (const { locale } of SAMPLED_VISITS) {
    test(`${locale}: the page says so, and says when the connection is back`, async ({ page, context }) => {
      await page.goto(`/${locale}/home`)
      await hydrated(page)
      const { offline } = messages(locale, 'bars')
      await context.setOffline(true)
      await expect(page.getByRole('status').filter({ hasText: offline.gone })).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('status').filter({ hasText: offline.back })).toBeVisible()
      await expect(page.getByText(offline.back, { exact: true })).toBeHidden()
    })
  }
})
