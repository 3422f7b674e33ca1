import type { Page } from '@playwright/test'
import type { Locale } from '@/i18n/locales'
import { expect, expectAccessible, test } from '../support/journey'
import { SAMPLED_VISITS } from '../support/languages'

/** The headings of the pages in each language. */
const WORDS: Readonly<Record<Locale, { line: string; map: string; asok: string; nearThongLo: string }>> = {
  th: { line: 'โครงการตามสายรถไฟฟ้า', map: 'โครงการบนแผนที่', asok: 'BTS อโศก', nearThongLo: 'โครงการใกล้ BTS ทองหล่อ' },
  en: {
    line: 'Projects by line',
    map: 'Projects on the map',
    asok: 'BTS Asok',
    nearThongLo: 'Projects near BTS Thong Lo',
  },
  cht: { line: '沿線找房', map: '在地圖上找房', asok: 'BTS 阿索克', nearThongLo: 'BTS 通羅 附近的項目' },
  chs: { line: '沿线找房', map: '在地图上找房', asok: 'BTS 阿索克', nearThongLo: 'BTS 通罗 附近的项目' },
}

const results = (page: Page) => page.locator('section[aria-labelledby="results-title"]')

/** Whole minutes to the chosen place, as shown in the rows of the list. */
async function minutesShown(page: Page): Promise<number[]> {
  const lines = await results(page)
    .getByText(/\d+ minutes? to BTS Asok/)
    .allTextContents()
  return lines.map((line) => Number(/\d+/.exec(line)?.[0]))
}

for (const { locale, javaScriptEnabled } of SAMPLED_VISITS) {
  const { line, map, asok, nearThongLo } = WORDS[locale]
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('clicking a station lists the projects within walking distance', async ({ page }) => {
      await page.goto(`/${locale}/find/by-line`)
      await expect(page.locator('h1')).toHaveText(line)
      await page.locator('svg a[href*="station=thong-lo"]').focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/${locale}/find/by-line?station=thong-lo`)
      await expect(page.locator('#results-title')).toHaveText(nearThongLo)
      await expect(results(page).locator('a[href*="thonglor"]').first()).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
    })

    test('the map shows a price for every project, with the list beside it', async ({ page }) => {
      await page.goto(`/${locale}/find/by-map`)
      await expect(page.locator('h1')).toHaveText(map)
      await expect(results(page).locator('li').first()).toBeVisible()
      await page.locator('main nav a[href$="area=thonglor"]').click()
      await expect(page).toHaveURL(`/${locale}/find/by-map?area=thonglor`)
      const mark = page.locator('main ul[aria-label] a').first()
      await expect(mark).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      await results(page).locator('li').last().scrollIntoViewIfNeeded()
      await expect(mark, 'the map stays beside its list').toBeInViewport()
    })

    test('entering a place shows the travel minutes to each project', async ({ page }) => {
      await page.goto(`/${locale}/find/by-line`)
      const fold = page.locator('main details', { has: page.locator('select[name=to]') })
      await fold.locator('summary').first().click()
      await page.locator('select[name=to]').selectOption('asok')
      await page.locator('main form:has(select[name=to]) button[type=submit]').click()
      await expect(page).toHaveURL(/[?&]to=asok/)
      await expect(results(page).getByText(asok).first()).toBeVisible()
    })
  })
}

test('projects beyond the travel limit are left out, and the quickest come first', async ({ page }) => {
  await page.goto('/en/find/by-line?to=asok&within=30&sort=minutes')
  const minutes = await minutesShown(page)
  expect(minutes.length).toBeGreaterThan(0)
  expect(Math.max(...minutes)).toBeLessThanOrEqual(30)
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
})

test('a saved place is offered again until it is removed', async ({ page }) => {
  await page.goto('/en/find/by-line?to=asok')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('to_place'))).toBe('asok')
  await page.goto('/en/find/by-map')
  await page.getByRole('link', { name: 'Use BTS Asok again' }).click()
  await expect(page).toHaveURL('/en/find/by-map?to=asok')
  await page.getByRole('link', { name: 'Clear BTS Asok' }).click()
  await expect(page).toHaveURL('/en/find/by-map')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Use BTS Asok again' })).toHaveCount(0)
})

test('a browser without a saved place is offered none', async ({ page }) => {
  await page.goto('/en/find/by-map')
  await expect(page.locator('h1')).toHaveText('Projects on the map')
  await expect(page.getByRole('link', { name: /^Use .+ again$/ })).toHaveCount(0)
})

test('the map zooms in and out by button and key', async ({ page }) => {
  await page.goto('/en/find/by-map')
  const drawing = page.locator('main div.touch-pan-y > svg')
  const whole = await drawing.getAttribute('viewBox')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(drawing).not.toHaveAttribute('viewBox', whole ?? '')
  const near = await drawing.getAttribute('viewBox')
  await page.keyboard.press('ArrowRight')
  await expect(drawing).not.toHaveAttribute('viewBox', near ?? '')
  await page.getByRole('button', { name: 'The whole city' }).click()
  await expect(drawing).toHaveAttribute('viewBox', whole ?? '')
})

test('clicking a cluster zooms in', async ({ page }) => {
  await page.goto('/en/find/by-map')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  const marks = page.getByRole('list', { name: 'Map of Bangkok with starting prices' }).getByRole('link')
  await marks.filter({ hasText: 'projects' }).first().click()
  await expect(page).toHaveURL('/en/find/by-map')
  await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false')
})

test('opening a cluster by keyboard moves the focus to a marker inside it', async ({ page }) => {
  await page.goto('/en/find/by-map')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  const marks = page.getByRole('list', { name: 'Map of Bangkok with starting prices' }).getByRole('link')
  await marks.filter({ hasText: 'projects' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false')
  await expect(marks.and(page.locator(':focus'))).toHaveCount(1)
})

test('the home page links to the rail map', async ({ page }) => {
  await page.goto('/en/home')
  await page.getByRole('link', { name: 'Projects by rail line' }).click()
  await expect(page).toHaveURL('/en/find/by-line')
})

test('a station and the rows of its projects answer each other', async ({ page }) => {
  await page.goto('/en/find/by-line')
  const station = page.locator('svg a[href*="station=thong-lo"]')
  const row = results(page).locator('li[data-home="noble-atelier-thonglor"]').first()
  await station.focus()
  await expect(row).toHaveAttribute('data-shown', '')
  await row.getByRole('link').focus()
  await expect(station).toHaveAttribute('data-shown', '')
})
