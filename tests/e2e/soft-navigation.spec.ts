import type { Page } from '@playwright/test'
import { withPictures } from '../support/browser'
import { expect, test } from '../support/journey'
import { hydrated } from '../support/keyboard'
import { messages } from '../support/messages'

withPictures()

const LISTING = '/en/project/condominium/all'
const PROJECT = '/en/condominium/nue-orbit-bangna'

/** A marker in this document, lost on a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameVisit: true }))
const isSameVisit = (page: Page) => page.evaluate(() => 'isSameVisit' in window)
const card = (page: Page) => page.locator(`main a[href="${PROJECT}"]`).first()

test('a card opens its page without a reload, and Back restores the scroll position', async ({ page }) => {
  await page.goto(LISTING)
  await hydrated(page)
  await mark(page)
  await card(page).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(100)
  await card(page).click()
  await expect(page).toHaveURL(new RegExp(`${PROJECT}$`))
  await expect(page.locator('h1')).toHaveText('nue orbit bangna')
  await expect(page).toHaveTitle(/nue orbit bangna/)
  expect(await isSameVisit(page)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // The next Tab starts in the new page.
  expect(await page.evaluate(() => document.activeElement?.isConnected)).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.closest('footer'))).toBeNull()
  await expect(page.locator('next-route-announcer')).toHaveCount(1)

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${LISTING}$`))
  await expect(card(page)).toBeInViewport()
  expect(await isSameVisit(page)).toBe(true)
  await page.goForward()
  await expect(page.locator('h1')).toHaveText('nue orbit bangna')
  expect(await isSameVisit(page)).toBe(true)
})

/** The flight payload of the page: all its inline pushes. */
const dataOf = (html: string) => [...html.matchAll(/<script>self\.__next_f\.push\((.*?)\)<\/script>/g)].join('')
/** The parts of menu, search and footer in their order, each with its content. Waits for it, also across a navigation. */
const expectParts = async (page: Page) => {
  const parts = page.locator('[data-part]:not(main *)')
  await expect(parts).toContainText([
    /Condominiums.{100}/s,
    /Saved projects/,
    /Ploenchit.{100}/s,
    /noble vesper ploenchit.{100}/s,
    /Head office.{20}/s,
    /Facebook.{20}/s,
  ])
}

for (const path of ['/en/home', '/en/search-result?keyword=ari', '/en/shortlist']) {
  test(`menu, search and footer are sent once, as HTML, and stay while pages change: ${path}`, async ({ page }) => {
    const answer = await page.goto(path)
    const html = (await answer?.text()) ?? ''
    // Linked from the menu alone.
    expect(html).toContain('/en/project/past-projects/all')
    expect(dataOf(html)).not.toContain('/en/project/past-projects/all')
    await hydrated(page)
    await mark(page)
    await expectParts(page)
    await page.locator('header a[href="/en/project/house/all"]').first().click()
    await expect(page).toHaveURL(/\/en\/project\/house\/all$/)
    await expectParts(page)
    await page.goBack()
    await expectParts(page)
    expect(await isSameVisit(page)).toBe(true)
  })
}

test('cards of results are sent once, as HTML, and are there again after changes of the page', async ({ page }) => {
  const answer = await page.goto('/en/search-result?keyword=nue')
  const html = (await answer?.text()) ?? ''
  expect(html).toContain(`href="${PROJECT}"`)
  expect(dataOf(html)).not.toContain(PROJECT)
  await hydrated(page)
  await mark(page)
  const before = await page.locator('main article').allInnerTexts()
  expect(before.length).toBeGreaterThan(3)
  await page.getByRole('link', { name: messages('en', 'search').sort.price, exact: true }).click()
  await expect(page).toHaveURL(/sort=price/)
  await expect(card(page)).toBeVisible()
  await expect(page.locator('main article')).toHaveCount(before.length)
  await page.goBack()
  await expect(page).toHaveURL(/keyword=nue$/)
  await expect.poll(() => page.locator('main article').allInnerTexts()).toEqual(before)
  await card(page).click()
  await expect(page.locator('h1')).toHaveText('nue orbit bangna')
  await page.goBack()
  await expect.poll(() => page.locator('main article').allInnerTexts()).toEqual(before)
  expect(await isSameVisit(page)).toBe(true)
})

test('who comes from a page without the menu gets it with the next one', async ({ page }) => {
  await page.goto('/en/adsource', { waitUntil: 'networkidle' })
  await expect(page.locator('[data-part]:not([data-part="word-marks"])')).toHaveCount(0)
  await page.locator('header a[href="/en/home"]').click()
  await expect(page).toHaveURL(/\/en\/home$/)
  await expectParts(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/adsource$/)
})

test('a menu link navigates without a reload and closes the menu', async ({ page }) => {
  await page.goto('/th/home')
  await hydrated(page)
  await mark(page)
  await page.locator('header button[popovertarget=site-menu]').click()
  const group = page.locator('#site-menu details').nth(2)
  await group.locator('summary').click()
  await group.locator('a[href="/th/project/house/all"]').last().click()
  await expect(page).toHaveURL(/\/th\/project\/house\/all$/)
  await expect(page.locator('#site-menu')).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
  expect(await isSameVisit(page)).toBe(true)
})

test('a click with a modifier key opens a new tab', async ({ page, context }) => {
  await page.goto(LISTING)
  await hydrated(page)
  const opened = context.waitForEvent('page')
  await card(page).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await tab.waitForURL(new RegExp(`${PROJECT}$`))
  await expect(tab.locator('h1')).toHaveText('nue orbit bangna')
  await expect(page).toHaveURL(new RegExp(`${LISTING}$`))
})

for (const kind of ['error', 'unhandledrejection'] as const) {
  test(`a page that cannot load one of its chunks is reloaded once (${kind})`, async ({ page }) => {
    const lose = () =>
      page.evaluate((type) => {
        const error = Object.assign(new Error('Loading a chunk failed'), { name: 'ChunkLoadError' })
        const event =
          type === 'error' ? new ErrorEvent(type, { error }) : Object.assign(new Event(type), { reason: error })
        dispatchEvent(event)
      }, kind)
    await page.clock.install()
    await page.goto('/en/home')
    await hydrated(page)
    await mark(page)
    await Promise.all([page.waitForEvent('load'), lose()])
    expect(await isSameVisit(page)).toBe(false)
    expect(await page.evaluate(() => Number(sessionStorage.getItem('reloaded-at')))).toBeGreaterThan(0)

    await hydrated(page)
    await mark(page)
    await lose()
    await page.clock.runFor(1500)
    expect(await isSameVisit(page)).toBe(true)
  })
}
