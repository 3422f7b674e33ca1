import type { Page } from '@playwright/test'
import { asPeopleHaveIt } from '../support/browser'
import { expect, test } from '../support/journey'
import { hydrated } from '../support/keyboard'

asPeopleHaveIt()

test.use({ isEarly: true })

/** Opens the home page with images blocked until `letGo`, and records the requested scripts. */
async function openOnSlowLine(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/_next\/static\/chunks\/.*\.js$/.test(request.url())) asked.push(request.url())
  })
  let letGo: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/media/**', async (route) => {
    await gone
    await route.continue()
  })
  await page.goto('/th/home', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('h1').first()).toBeVisible()
  return { asked, letGo }
}

test('scripts are requested after the first image has loaded', async ({ page }) => {
  const { asked, letGo } = await openOnSlowLine(page)
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  letGo()
  await hydrated(page)
  expect(asked.length).toBeGreaterThan(5)
  expect(new Set(asked).size).toBe(asked.length)
})

for (const [name, act] of [
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
  ['scrolls', (page: Page) => page.mouse.wheel(0, 300)],
  ['touches the page', (page: Page) => page.mouse.down()],
] as const)
  test(`scripts are requested early when the reader ${name}`, async ({ page }) => {
    const { asked, letGo } = await openOnSlowLine(page)
    expect(asked).toEqual([])
    await act(page)
    await expect.poll(() => asked.length, { timeout: 1500 }).toBeGreaterThan(5)
    await hydrated(page)
    letGo()
  })

test('scripts are requested after three seconds when no image loads', async ({ page }) => {
  const { asked, letGo } = await openOnSlowLine(page)
  await expect.poll(() => asked.length, { timeout: 6000 }).toBeGreaterThan(5)
  await hydrated(page)
  letGo()
})

/** Opens a page with its scripts blocked until they are released. */
async function openWithoutScripts(page: Page, path: string) {
  let letGo: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await gone
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return letGo
}

test.describe('a click before the scripts have run', () => {
  const LIST = '/en/project/condominium/all'
  const kept = (page: Page) => page.evaluate(() => Object.values(localStorage).join())

  test('on a heart saves the project after hydration, once for each click', async ({ page }) => {
    const letGo = await openWithoutScripts(page, LIST)
    const [first, second] = [page.locator('main [data-mark]').first(), page.locator('main [data-mark]').nth(1)]
    const [saved, unsaved] = [await first.getAttribute('data-mark'), await second.getAttribute('data-mark')]
    await first.click()
    await second.click()
    await second.click()
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    letGo()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(second).toHaveAttribute('aria-pressed', 'false')
    expect(await kept(page)).toContain(saved ?? '')
    expect(await kept(page)).not.toContain(unsaved ?? '')
    // After hydration every click counts once.
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'false')
  })

  test('on the close button of the bar closes it after hydration', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/en/home')
    const bar = page.locator('section[data-key]').first()
    await bar.locator('button[type=button]').last().click()
    await expect(bar).toBeVisible()
    letGo()
    await expect(bar).toBeHidden()
  })

  for (const [name, button, layer] of [
    ['menu', 'header [popovertarget="site-menu"]', '#site-menu'],
    ['search', 'header [popovertarget="site-search"]', '#site-search'],
  ] as const)
    test(`opens the ${name} at once, and hydration leaves it open`, async ({ page }) => {
      const letGo = await openWithoutScripts(page, '/en/home')
      await page.locator(button).click()
      await expect(page.locator(layer)).toBeVisible()
      letGo()
      await hydrated(page)
      await page.waitForTimeout(200)
      await expect(page.locator(layer)).toBeVisible()
    })

  test('on a link or a submit button is handled by the browser', async ({ page }) => {
    await openWithoutScripts(page, '/en/home')
    await page
      .locator('header a[href="/en/project/condominium/all"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/en\/project\/condominium\/all$/)
    await page.locator('header [popovertarget="site-search"]').click()
    await page.locator('#site-search input[type="search"], #site-search input[type="text"]').first().fill('ari')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/en\/project\/condominium\/all$/)
  })
})
