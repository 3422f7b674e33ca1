import type { Page } from '@playwright/test'
import { asPeopleHaveIt } from '../support/browser'
import { expect, test } from '../support/journey'
import { awake } from '../support/keyboard'

asPeopleHaveIt()

test.use({ isEarly: true })

/** Opens the home page on a line that brings no picture until it is let go; counts the programs asked for. */
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

test('the programs of a page are asked for after its first picture', async ({ page }) => {
  const { asked, letGo } = await openOnSlowLine(page)
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  letGo()
  await awake(page)
  expect(asked.length).toBeGreaterThan(5)
  expect(new Set(asked).size).toBe(asked.length)
})

for (const [name, act] of [
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
  ['scrolls', (page: Page) => page.mouse.wheel(0, 300)],
  ['touches the page', (page: Page) => page.mouse.down()],
] as const)
  test(`or when the reader ${name}`, async ({ page }) => {
    const { asked, letGo } = await openOnSlowLine(page)
    expect(asked).toEqual([])
    await act(page)
    await expect.poll(() => asked.length, { timeout: 1500 }).toBeGreaterThan(5)
    await awake(page)
    letGo()
  })

test('or after three seconds, when no picture comes', async ({ page }) => {
  const { asked, letGo } = await openOnSlowLine(page)
  await expect.poll(() => asked.length, { timeout: 6000 }).toBeGreaterThan(5)
  await awake(page)
  letGo()
})
