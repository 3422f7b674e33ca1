import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { awake } from '../support/keyboard'

const LISTING = '/en/project/condominium/all'
const PROJECT = '/en/condominium/nue-orbit-bangna'

/** Something only this document knows: a reload forgets it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameVisit: true }))
const isSameVisit = (page: Page) => page.evaluate(() => 'isSameVisit' in window)
const card = (page: Page) => page.locator(`main a[href="${PROJECT}"]`).first()

test('a card leads to its page without a reload, and Back to where one was', async ({ page }) => {
  await page.goto(LISTING)
  await awake(page)
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
  // The next Tab begins at the page that came, not somewhere in the one that went.
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

/** What the page holds for its scripts: all pushes of its data. */
const dataOf = (html: string) => [...html.matchAll(/<script>self\.__next_f\.push\((.*?)\)<\/script>/g)].join('')
const stillTexts = (page: Page) =>
  page.locator('main [data-still]').evaluateAll((parts) => parts.map((part) => part.textContent))

for (const path of ['/th/home', LISTING, PROJECT]) {
  test(`what no script touches comes once, as HTML, and is there again on the way back: ${path}`, async ({ page }) => {
    const answer = await page.goto(path)
    const html = (await answer?.text()) ?? ''
    const parts = [...html.matchAll(/data-still="([^"]+)"/g)].map(([, id = '']) => id)
    expect(parts.length).toBeGreaterThan(2)
    // In the data each of them is its name and nothing else.
    expect(parts.filter((id) => !dataOf(html).includes(`{\\"id\\":\\"${id}\\"}`))).toEqual([])

    await awake(page)
    await mark(page)
    const before = await stillTexts(page)
    expect(before.join('').length).toBeGreaterThan(300)
    await page.locator('header button[popovertarget=site-menu]').click()
    await page.locator('#site-menu a[href$="/shortlist"]').click()
    await expect(page).toHaveURL(/\/shortlist$/)
    await expect(page.locator('main [data-still]')).toHaveCount(0)
    await page.goBack()
    await expect(page.locator('h1')).toBeVisible()
    expect(await stillTexts(page)).toEqual(before)
    expect(await isSameVisit(page)).toBe(true)
  })
}

test('a link of the menu leads on without a reload, and the menu is gone', async ({ page }) => {
  await page.goto('/th/home')
  await awake(page)
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

test('with a key held it is a link like any other', async ({ page, context }) => {
  await page.goto(LISTING)
  await awake(page)
  const opened = context.waitForEvent('page')
  await card(page).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await tab.waitForURL(new RegExp(`${PROJECT}$`))
  await expect(tab.locator('h1')).toHaveText('nue orbit bangna')
  await expect(page).toHaveURL(new RegExp(`${LISTING}$`))
})

for (const kind of ['error', 'unhandledrejection'] as const) {
  test(`a page that lost a piece of its program is loaded anew, once (${kind})`, async ({ page }) => {
    const lose = () =>
      page.evaluate((type) => {
        const error = Object.assign(new Error('Loading a chunk failed'), { name: 'ChunkLoadError' })
        const event =
          type === 'error' ? new ErrorEvent(type, { error }) : Object.assign(new Event(type), { reason: error })
        dispatchEvent(event)
      }, kind)
    await page.goto('/en/home')
    await awake(page)
    await mark(page)
    await Promise.all([page.waitForEvent('load'), lose()])
    expect(await isSameVisit(page)).toBe(false)
    expect(await page.evaluate(() => Number(sessionStorage.getItem('reloaded-at')))).toBeGreaterThan(0)

    await awake(page)
    await mark(page)
    await lose()
    await page.waitForTimeout(1500)
    expect(await isSameVisit(page)).toBe(true)
  })
}
