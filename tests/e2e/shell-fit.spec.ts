import type { Page } from '@playwright/test'
import { withPictures } from '../support/browser'
import { openSearch } from '../support/header-search'
import { expect, test } from '../support/journey'
import { hydrated } from '../support/keyboard'
import { LANGUAGES } from '../support/languages'
import { delayFaces, shiftsOf, sumOf, watchShifts } from '../support/layout-shifts'
import { messages } from '../support/messages'

withPictures()

/**
 * Templates, each with the widths at which it lays out differently. The headline of a brand is as large as its column,
 * so that a phrase of it may move to the next line when the font arrives.
 */
const PAGES = [
  ['home', '/home', [320, 1280]],
  ['a list', '/project/condominium/all', [320]],
  ['a project', '/condominium/nue-orbit-bangna', [320, 1280]],
  ['a brand', '/brand-noble', [1280], 0.05],
  ['an area', '/location/condo-ari', [320]],
] as const

const MOST_SHIFT = 0.02

/** Scrolls to the end by a third of the window at a time. */
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

for (const [name, path, widths, most = MOST_SHIFT] of PAGES) {
  for (const width of widths) {
    test(`${name} has no layout shift at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      await delayFaces(page)
      await page.goto(`/th${path}`, { waitUntil: 'load' })
      await page.waitForTimeout(1500)
      await readToTheEnd(page)
      const room = await page.evaluate(() => innerWidth - (document.scrollingElement?.scrollWidth ?? 0))
      expect(room, 'room beside what is shown').toBeGreaterThanOrEqual(0)
      const shifts = await shiftsOf(page)
      expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(most)
    })
  }
}

test('nothing moves in the search of a phone while suggestions come, so that a finger hits what it aims at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await watchShifts(page)
  const { panel, box, options } = await openSearch(page, 'th')
  const field = panel.locator('select').first()
  const before = await field.boundingBox()
  await expect(options.first()).toBeVisible()
  const opened = (await shiftsOf(page)).length
  for (const text of ['ทองหล่อ', 'noble', 'zzzz']) {
    const answered = page.waitForResponse(/\/api\/search\/suggest/)
    await box.fill(text)
    await answered
  }
  await expect(panel.getByText(messages('th', 'search').empty_data).first()).toBeVisible()
  expect(await field.boundingBox()).toEqual(before)
  expect((await shiftsOf(page)).slice(opened)).toEqual([])
})

/** The two projects with the longest names, one of each brand. */
const LONG_NAMES = ['/single-detached-house/noble-grove-krungthepkreetha', '/condominium/nue-cross-khukhot-station']
const FIRST_VIEWS = [
  [375, 812],
  [768, 1024],
  [1280, 900],
  [1760, 1000],
  // A laptop at 200 % zoom.
  [640, 450],
] as const

test.describe('with the cookie bar open', () => {
  test.use({ hasChosenCookies: false })

  test('the first home found stands in the first view of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    for (const path of ['/th/search-result?keyword=noble', '/th/project/condominium/all']) {
      await page.goto(path)
      const end = await page.locator('[data-asks]').evaluate((bar) => bar.getBoundingClientRect().top)
      const name = await page.locator('main article h3').first().boundingBox()
      expect((name?.y ?? 9999) + (name?.height ?? 0), path).toBeLessThan(end)
    }
  })

  /** What of the hero the header, the edge of the window or the cookie bar covers. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const [top, end] = [boxOf('.site-header')?.bottom ?? 0, boxOf('[data-asks]')?.top ?? 0]
      return [...document.querySelectorAll('.site-words :is(h1, p, a[href^="#"]), .home-words > *')]
        .filter((part) => part.checkVisibility())
        .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.top < top || box.bottom > end)
        .map(({ text, box }) => `${text}: ${box.top} to ${box.bottom}, open from ${top} to ${end}`)
    })

  /** The sizes of the three choices, and the height of the whole bar. */
  const sizesOf = (page: Page) =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('[data-asks] button')].map((button) => button.getBoundingClientRect())
      const distinct = (name: 'top' | 'width' | 'height') => new Set(boxes.map((box) => Math.round(box[name]))).size
      return {
        choices: boxes.length,
        kinds: { top: distinct('top'), width: distinct('width'), height: distinct('height') },
        lowest: Math.min(...boxes.map(({ height }) => height)),
        bar: document.querySelector('[data-asks]')?.getBoundingClientRect().height ?? 0,
      }
    })

  for (const { locale } of LANGUAGES)
    test(`${locale}: headline, name, price and button of the home page are in the first view`, async ({ page }) => {
      await page.goto(`/${locale}/home`)
      await expect(page.locator('[data-asks]')).toBeVisible()
      for (const [width, height] of FIRST_VIEWS) {
        await page.setViewportSize({ width, height })
        await expect.poll(() => covered(page), `at ${width} px`).toEqual([])
      }
    })

  for (const { locale } of LANGUAGES)
    test(`${locale}: name, area, price and register action of a project are in the first view`, async ({ page }) => {
      for (const path of LONG_NAMES) {
        await page.setViewportSize({ width: 375, height: 812 })
        await page.goto(`/${locale}${path}`)
        await expect(page.locator('[data-asks]')).toBeVisible()
        await expect(page.locator('.site-words a[href="#register"]')).toBeVisible()
        for (const [width, height] of FIRST_VIEWS) {
          await page.setViewportSize({ width, height })
          await expect.poll(() => covered(page), `${path} at ${width} px`).toEqual([])
          const { bar, lowest, ...equal } = await sizesOf(page)
          expect(equal).toEqual({ choices: 3, kinds: { top: 1, width: 1, height: 1 } })
          expect(lowest).toBeGreaterThanOrEqual(44)
          expect(bar, `the bar at ${width} px`).toBeLessThanOrEqual(120)
        }
      }
    })
})

/** How much wider a picture is drawn than its file is, in pixels of the screen. */
const enlargement = (page: Page) =>
  page.locator('.site-picture img').evaluate((image: HTMLImageElement) => {
    const file = Number(/-(\d+)x\d+\.\w+$/.exec(image.currentSrc)?.[1])
    const { width, height } = image.getBoundingClientRect()
    return (Math.max(width, (height * image.naturalWidth) / image.naturalHeight) * devicePixelRatio) / file
  })

for (const deviceScaleFactor of [1, 2])
  test.describe(`on a screen of ${deviceScaleFactor} dots a pixel`, () => {
    test.use({ deviceScaleFactor })

    test('the picture that sells a project is not blurred', async ({ page }) => {
      for (const [width, height] of FIRST_VIEWS) {
        await page.setViewportSize({ width, height })
        await page.goto('/th/condominium/nue-district-r9')
        // The largest file there is has 1,920 pixels.
        const most = deviceScaleFactor === 2 && width > 1_000 ? 1.5 : 1
        await expect.poll(() => enlargement(page), `at ${width} px`).toBeLessThanOrEqual(most)
      }
    })
  })

/** The fallback font of the control below: no device has it, so the layout is the same everywhere. */
const WRONG_FALLBACK = '/fallback-of-another-width'
const OWN_FONT = 'node_modules/@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2'

for (const isRight of [true, false]) {
  const promise = isRight ? 'nothing moves on the page' : 'a fallback font of another width shifts the page (control)'
  test(`when the fonts of the site arrive late, ${promise}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await watchShifts(page)
    await delayFaces(page)
    await page.route(`**${WRONG_FALLBACK}`, (route) => route.fulfill({ path: OWN_FONT, contentType: 'font/woff2' }))
    await page.route('**/en/home', async (route) => {
      const answer = await route.fetch()
      const body = await answer.text()
      const wrong = body
        .replace(/src:local\([^;}]*/g, `src:url(${WRONG_FALLBACK})`)
        .replace(/size-adjust:[\d.]+%/g, 'size-adjust:160%')
      expect(wrong).not.toBe(body)
      await route.fulfill({ response: answer, body: isRight ? body : wrong })
    })
    await page.goto('/en/home', { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(500)
    const sum = sumOf(await shiftsOf(page))
    if (isRight) expect(sum).toBeLessThanOrEqual(MOST_SHIFT)
    else expect(sum).toBeGreaterThan(MOST_SHIFT)
  })
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  const moving = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 50)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'something')),
    )

  test('nothing is animated, whatever is opened', async ({ page }) => {
    await page.goto('/en/home')
    await hydrated(page)
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

  test('the messages above the header change only by hand', async ({ page }) => {
    await page.clock.install()
    await page.goto('/th/home')
    await hydrated(page)
    const track = page.locator('section[data-key] .snap-track')
    await expect(track).toBeVisible()
    await page.clock.runFor(8000)
    expect(await track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  })
})
