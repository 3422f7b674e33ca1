import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { awake } from '../support/keyboard'
import { LANGUAGES } from '../support/languages'

test.describe.configure({ mode: 'parallel' })

const PAGES = [
  ['home', '/home'],
  ['a list', '/project/condominium/all'],
  ['a project', '/condominium/nue-orbit-bangna'],
  ['a brand', '/brand-noble'],
  ['an area', '/location/condo-ari'],
] as const

const MOST_SHIFT = 0.02

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

/** From the first paint on: everything that moved although nobody touched the page, and what it was. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const what = entry.sources
          .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : ''))
          .join(' | ')
        shifts.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Our faces arrive when the page has long been read: on a slow line, or where all cores are taken. */
const delayFaces = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await route.continue()
  })

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts)

const sumOf = (shifts: readonly { value: number }[]) => shifts.reduce((total, { value }) => total + value, 0)

/** As somebody reads: a third of a window at a time, to the end. */
async function readToTheEnd(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
  for (let steps = 0; steps < 150; steps += 1) {
    await page.mouse.wheel(0, height / 3)
    await page.waitForTimeout(60)
    const isEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
    if (isEnd) return
  }
}

for (const [name, path] of PAGES) {
  for (const width of [375, 1280]) {
    test(`nothing moves under the reader of ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      await delayFaces(page)
      await page.goto(`/th${path}`, { waitUntil: 'load' })
      await page.waitForTimeout(1500)
      await readToTheEnd(page)
      const shifts = await shiftsOf(page)
      expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST_SHIFT)
    })
  }
}

for (const isThere of [true, false]) {
  test(`${isThere ? 'with' : 'without'} the faces that stand in, ours ${isThere ? 'move nothing' : 'would move the page'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await watchShifts(page)
    await delayFaces(page)
    await page.route('**/en/home', async (route) => {
      const answer = await route.fetch()
      const body = await answer.text()
      await route.fulfill({
        response: answer,
        body: isThere ? body : body.replace(/src:local\([^;}]*/g, 'src:local("Nobody")'),
      })
    })
    await page.goto('/en/home', { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(500)
    const sum = sumOf(await shiftsOf(page))
    if (isThere) expect(sum).toBeLessThanOrEqual(MOST_SHIFT)
    else expect(sum).toBeGreaterThan(MOST_SHIFT)
  })
}

for (const { locale } of LANGUAGES) {
  test(`${locale}: at 320 px nothing is wider than the window`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [name, path] of [
      ...PAGES,
      ['the other brand', '/brand-nue'],
      ['the styleguide', '/styleguide'],
    ] as const) {
      const answer = await page.goto(`/${locale}${path}`)
      expect(answer?.status(), name).toBe(200)
      const room = await page.evaluate(() => innerWidth - (document.scrollingElement?.scrollWidth ?? 0))
      expect(room, name).toBeGreaterThanOrEqual(0)
    }
  })
}

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  const moving = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 50)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'something')),
    )

  test('nothing moves, whatever is opened', async ({ page }) => {
    await page.goto('/en/home')
    await awake(page)
    expect(await moving(page)).toEqual([])
    await page.locator('header button[popovertarget=site-menu]').click()
    expect(await moving(page)).toEqual([])
    await page.locator('#site-menu summary').first().click()
    expect(await moving(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await moving(page)).toEqual([])
    await page.locator('header button[popovertarget=site-search]').click()
    expect(await moving(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, 900)
    await expect(page.locator('.site-header')).toHaveAttribute('data-scroll', 'down')
    expect(await moving(page)).toEqual([])
    await page.locator('main a[href^="/en/condominium/"]').first().click()
    await expect(page).toHaveURL(/\/en\/condominium\//)
    expect(await moving(page)).toEqual([])
  })

  test('the messages above the header wait to be turned by hand', async ({ page }) => {
    await page.goto('/th/home')
    await awake(page)
    const track = page.locator('section[data-key] .snap-track')
    await expect(track).toBeVisible()
    await page.waitForTimeout(8000)
    expect(await track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  })
})
