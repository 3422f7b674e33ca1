import type { APIRequestContext, Page } from '@playwright/test'
import { asAdmin, expect, expectAccessible, test } from '../support/journey'
import { coveredInside, hydrated, reachableOutside } from '../support/keyboard'
import { messages } from '../support/messages'

// Not in parallel: the tests share state that they change or read.
test.describe.configure({ mode: 'default' })

const NUMBER = Date.now()
const SECONDS = { timeout: 10_000, intervals: [200] }

/** Reloads a page until it shows the published content. */
async function expectSoon(page: Page, path: string, text: string, count: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(path)
      return page.getByText(text, { exact: true }).count()
    }, SECONDS)
    .toBe(count)
}

test.describe('the marketing bar', () => {
  const words = (about: string) => `${about} ${NUMBER}`
  let api: APIRequestContext
  let before: unknown
  const publish = async (notification: unknown) => {
    const answer = await api.post('/api/globals/template-setting?depth=0', { data: { Notification: notification } })
    expect(answer.ok()).toBe(true)
  }
  test.beforeAll(async () => {
    api = await asAdmin()
    before = (await (await api.get('/api/globals/template-setting?depth=0')).json()).Notification
  })
  test.afterAll(async () => {
    await publish(before)
    await api.dispose()
  })

  test('shows a new message, and stays closed for the session', async ({ page, browser }) => {
    const english = { text: words('Open house'), address: 'project/condominium/condo-ready-to-move' }
    await publish({
      Show_notification: true,
      messages: [
        { th: words('เปิดบ้าน'), en: english.text, chs: words('开放参观'), address: english.address, tone: 'nue' },
      ],
    })
    await expectSoon(page, '/en/home', english.text, 1)
    const { marketing, close } = messages('en', 'bars')
    const bar = page.getByRole('region', { name: marketing.label, exact: true })
    await expect(bar.getByRole('link', { name: english.text })).toHaveAttribute(
      'href',
      '/en/project/condominium/condo-ready-to-move',
    )
    await page.setViewportSize({ width: 320, height: 700 })
    await expectAccessible(page)

    await hydrated(page)
    await bar.getByRole('button', { name: close, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(bar).toBeHidden()
    await expectSoon(page, '/en/project/house/all', english.text, 1)
    await expect(bar).toBeHidden()
    const other = await browser.newPage()
    await other.goto(page.url())
    await expect(other.getByText(english.text)).toBeVisible()
    await other.close()

    // A language without its own message shows the fallback, marked with its `lang`.
    await expectSoon(page, '/cht/home', words('开放参观'), 1)
    await expect(page.getByText(words('开放参观'))).toHaveAttribute('lang', 'zh-Hans')
  })

  test('returns with a new text and disappears when it is switched off', async ({ page }) => {
    const message = { text: words('Last weekend') }
    const all = { messages: [{ en: message.text, tone: 'ink' }] }
    await publish({ Show_notification: true, ...all })
    await expectSoon(page, '/en/home', message.text, 1)
    await expect(page.getByText(message.text)).toBeVisible()
    await publish({ Show_notification: false, ...all })
    await expectSoon(page, '/en/home', message.text, 0)
  })
})

test.describe('a popup', () => {
  // Years ahead, so that no other journey sees it: the clock of the browser decides.
  const START = new Date('2031-04-10T00:00:00Z')
  const campaign = `journey-${NUMBER}`
  const title = `Songkran ${NUMBER}`
  let api: APIRequestContext
  let id: number
  test.beforeAll(async () => {
    api = await asAdmin()
    const answer = await api.post('/api/popups?locale=en&depth=0', {
      data: {
        campaign,
        title,
        text: 'Three days of open doors.',
        buttonLabel: 'See the homes',
        address: 'project/condominium/all',
        startsAt: START.toISOString(),
        endsAt: new Date(START.getTime() + 7 * 86_400_000).toISOString(),
        pages: 'home',
        languages: ['en'],
        _status: 'published',
      },
    })
    expect(answer.ok()).toBe(true)
    id = (await answer.json()).doc.id
  })
  test.afterAll(async () => {
    await api.delete(`/api/popups/${id}`)
    await api.dispose()
  })

  /** Sets the clock of this browser one day into the campaign and lets it run on. */
  const inItsTime = (page: Page) => page.clock.install({ time: START.getTime() + 86_400_000 })

  const isKept = async (page: Page) => (await (await page.request.get('/en/home')).text()).includes(title)

  test.describe('for a visitor without a cookie choice', () => {
    test.use({ hasChosenCookies: false })

    test('waits for the choice and an idle page, closes on Escape, and does not return', async ({ page }) => {
      await inItsTime(page)
      await expect.poll(() => isKept(page), SECONDS).toBe(true)
      await page.goto('/en/home')
      const { cookies, close } = messages('en', 'bars')
      const popup = page.getByRole('dialog', { name: title, exact: true })
      const refuse = page.getByRole('button', { name: cookies.necessary, exact: true })
      await expect(refuse).toBeVisible()
      await page.clock.runFor(4500)
      await expect(popup).toBeHidden()

      await refuse.click()
      await page.clock.runFor(1500)
      await expect(popup).toBeHidden()
      await page.clock.runFor(3000)
      await expect(popup).toBeVisible()
      await expect(popup.getByRole('button', { name: close, exact: true })).toBeFocused()
      await expect(popup.getByRole('link')).toHaveAttribute('href', '/en/project/condominium/all')
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page)
      }
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()

      await page.reload()
      await page.clock.runFor(5000)
      await expect(popup).toBeHidden()
    })
  })

  test('is not shown before its start or on other pages', async ({ page }) => {
    await page.clock.install()
    await page.goto('/en/home')
    await page.clock.runFor(5000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.setSystemTime(START.getTime() + 86_400_000)
    await page.goto('/en/project/house/all')
    await page.clock.runFor(5000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('an offer of the day', () => {
  let api: APIRequestContext
  let menu: { id: number; Slug: string; Title_en: string; List: unknown[] }
  const leadTo = async (Slug: string, List: unknown[]) => {
    expect((await api.patch(`/api/menus/${menu.id}?depth=0`, { data: { Slug, List } })).ok()).toBe(true)
  }
  test.beforeAll(async () => {
    api = await asAdmin()
    menu = (await (await api.get('/api/menus?where[place][equals]=promotion&depth=0')).json()).docs[0]
    await leadTo('project/condominium/condo-ready-to-move', [])
  })
  test.afterAll(async () => {
    await leadTo(menu.Slug, menu.List)
    await api.dispose()
  })

  test('appears in the header after scrolling, and in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    // Only the changed entry leads there: the page of before has an offer too.
    const links = page.locator('header a[href$="/condo-ready-to-move"]', { hasText: menu.Title_en })
    await expect
      .poll(async () => {
        await page.goto('/en/home')
        return links.count()
      })
      .toBeGreaterThan(0)
    await hydrated(page)
    const offer = page.locator('header').getByRole('link', { name: menu.Title_en, exact: true })
    await expect(offer).toBeHidden()
    await page.mouse.move(100, 300)
    await page.mouse.wheel(0, 900)
    await expect(offer).toBeVisible()
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320)
    // What the header covers below it is no fault of the page.
    await expectAccessible(page, 'header')

    const layer = page.locator('#site-menu')
    await page.locator('header button[popovertarget=site-menu]').click()
    const entry = layer.getByRole('link', { name: menu.Title_en, exact: true })
    await expect(entry).toBeVisible()
    await layer.locator('summary').first().click()
    await expect(entry).toBeHidden()
    await expect.poll(() => coveredInside(layer)).toEqual([])
    expect(await reachableOutside(layer)).toEqual([])
  })
})
