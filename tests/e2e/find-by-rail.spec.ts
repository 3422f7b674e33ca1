import type { Page } from '@playwright/test'
import type { Locale } from '@/i18n/locales'
import { expect, expectAccessible, test } from '../support/journey'

/** What the pages say of themselves in each language. */
const WORDS: readonly { locale: Locale; line: string; map: string; asok: string; nearThongLo: string }[] = [
  { locale: 'th', line: 'บ้านตามสายรถไฟฟ้า', map: 'บ้านบนแผนที่', asok: 'BTS อโศก', nearThongLo: 'บ้านใกล้ BTS ทองหล่อ' },
  {
    locale: 'en',
    line: 'Homes by line',
    map: 'Homes by map',
    asok: 'BTS Asok',
    nearThongLo: 'Homes near BTS Thong Lo',
  },
  { locale: 'cht', line: '沿線找房', map: '在地圖上找房', asok: 'BTS 阿索克', nearThongLo: 'BTS 通羅 附近的住宅' },
  { locale: 'chs', line: '沿线找房', map: '在地图上找房', asok: 'BTS 阿索克', nearThongLo: 'BTS 通罗 附近的住宅' },
]

const results = (page: Page) => page.locator('section[aria-labelledby="results-title"]')

/** Whole minutes that the rows of the list say it takes to one's place. */
async function minutesShown(page: Page): Promise<number[]> {
  const lines = await results(page)
    .getByText(/\d+ minutes? to BTS Asok/)
    .allTextContents()
  return lines.map((line) => Number(/\d+/.exec(line)?.[0]))
}

for (const { locale, line, map, asok, nearThongLo } of WORDS) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })

      test('a visitor presses a station and sees the homes one walks to', async ({ page }) => {
        await page.goto(`/${locale}/find/by-line`)
        await expect(page.locator('h1')).toHaveText(line)
        await page.locator('svg a[href*="station=thong-lo"]').focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`/${locale}/find/by-line?station=thong-lo`)
        await expect(page.locator('#results-title')).toHaveText(nearThongLo)
        await expect(results(page).locator('a[href*="thonglor"]').first()).toBeVisible()
        if (javaScriptEnabled) await expectAccessible(page)
      })

      test('the map has a price for every home, and the list beside it', async ({ page }) => {
        await page.goto(`/${locale}/find/by-map`)
        await expect(page.locator('h1')).toHaveText(map)
        await expect(results(page).locator('li').first()).toBeVisible()
        await page.locator('main nav a[href$="area=thonglor"]').click()
        await expect(page).toHaveURL(`/${locale}/find/by-map?area=thonglor`)
        await expect(page.locator('main ul[aria-label] a').first()).toBeVisible()
        if (javaScriptEnabled) await expectAccessible(page)
      })

      test('one’s own place gives each home its minutes', async ({ page }) => {
        await page.goto(`/${locale}/find/by-line`)
        await page.locator('select[name=to]').selectOption('asok')
        await page.locator('main form:has(select[name=to]) button[type=submit]').click()
        await expect(page).toHaveURL(/[?&]to=asok/)
        await expect(results(page).getByText(asok).first()).toBeVisible()
      })
    })
  }
}

test('homes farther than asked for are left out, the quickest first', async ({ page }) => {
  await page.goto('/en/find/by-line?to=asok&within=30&sort=minutes')
  const minutes = await minutesShown(page)
  expect(minutes.length).toBeGreaterThan(0)
  expect(Math.max(...minutes)).toBeLessThanOrEqual(30)
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
})

test('the place is offered again, until it is let go', async ({ page }) => {
  await page.goto('/en/find/by-line?to=asok')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('to_place'))).toBe('asok')
  await page.goto('/en/find/by-map')
  await page.getByRole('link', { name: 'Use BTS Asok, as last time' }).click()
  await expect(page).toHaveURL('/en/find/by-map?to=asok')
  await page.getByRole('link', { name: 'Clear BTS Asok' }).click()
  await expect(page).toHaveURL('/en/find/by-map')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Use BTS Asok, as last time' })).toHaveCount(0)
})

test('a browser that was told no place is offered none', async ({ page }) => {
  await page.goto('/en/find/by-map')
  await expect(page.locator('h1')).toHaveText('Homes by map')
  await expect(page.getByRole('link', { name: /as last time/ })).toHaveCount(0)
})

test('buttons and keys bring the map nearer and back', async ({ page }) => {
  await page.goto('/en/find/by-map')
  const drawing = page.locator('main div.touch-pan-y > svg')
  const whole = await drawing.getAttribute('viewBox')
  await page.getByRole('button', { name: 'Closer' }).click()
  await expect(drawing).not.toHaveAttribute('viewBox', whole ?? '')
  const near = await drawing.getAttribute('viewBox')
  await page.keyboard.press('ArrowRight')
  await expect(drawing).not.toHaveAttribute('viewBox', near ?? '')
  await page.getByRole('button', { name: 'The whole city' }).click()
  await expect(drawing).toHaveAttribute('viewBox', whole ?? '')
})

test('a cluster comes nearer when it is pressed', async ({ page }) => {
  await page.goto('/en/find/by-map')
  await expect(page.getByRole('button', { name: 'Closer' })).toBeVisible()
  const marks = page.getByRole('list', { name: 'Map of Bangkok with starting prices' }).getByRole('link')
  await marks.filter({ hasText: 'projects' }).first().click()
  await expect(page).toHaveURL('/en/find/by-map')
  await expect(page.getByRole('button', { name: 'Farther' })).toHaveAttribute('aria-disabled', 'false')
})

test('whoever presses a cluster by keyboard goes on from what it became', async ({ page }) => {
  await page.goto('/en/find/by-map')
  await expect(page.getByRole('button', { name: 'Closer' })).toBeVisible()
  const marks = page.getByRole('list', { name: 'Map of Bangkok with starting prices' }).getByRole('link')
  await marks.filter({ hasText: 'projects' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Farther' })).toHaveAttribute('aria-disabled', 'false')
  await expect(marks.and(page.locator(':focus'))).toHaveCount(1)
})

test('the home page leads to the plan of the lines', async ({ page }) => {
  await page.goto('/en/home')
  await page.getByRole('link', { name: 'Homes on the rail plan' }).click()
  await expect(page).toHaveURL('/en/find/by-line')
})
