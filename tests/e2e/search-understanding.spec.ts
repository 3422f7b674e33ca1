import { openSearch } from '../support/header-search'
import { expect, expectAccessible, test } from '../support/journey'
import { LANGUAGES } from '../support/languages'
import { said } from '../support/said'

const resultAt = (locale: string, keyword: string) => `/${locale}/search-result?${new URLSearchParams({ keyword })}`

/** A price as people of each language write it, with the unit on both sides, and how the page says it back. */
const PRICES = [
  ['th', 'คอนโด 3 ล้านบาท ถึง 5 ล้านบาท', '3–5 ล้านบาท'],
  ['en', 'condo thb 3m - thb 5m', 'THB 3–5M'],
  ['cht', '公寓 300-500萬', '300–500萬泰銖'],
  ['chs', '公寓 300万泰铢到500万泰铢', '300–500万泰铢'],
] as const

for (const [locale, keyword, text] of PRICES) {
  test(`${locale}: a range of prices is understood, and said back with one unit`, async ({ page }) => {
    await page.goto(resultAt(locale, keyword))
    const chips = page.getByRole('region', { name: said(locale, 'search').results.read })
    await expect(chips.getByRole('link').filter({ hasText: text })).toHaveCount(1)
    expect(await page.locator('main article').count()).toBeGreaterThan(0)
    await expectAccessible(page)
  })
}

test('who asks for a house in Ram Inthra is shown detached houses and townhomes there', async ({ page }) => {
  await page.goto(resultAt('th', 'บ้านรามอินทรา'))
  for (const slug of ['noble-linden-ramindra', 'noble-row-ekkamai-ramindra'])
    await expect(page.locator(`main article a[href$="${slug}"]`).first()).toBeVisible()
})

test('where no single thing is in the way, two are let go together', async ({ page }) => {
  const { empty } = said('en', 'search')
  await page.goto('/en/search-result?brand=nue&group=land&badge=New_Project&place=thonglor')
  await expect(page.getByRole('heading', { name: empty.title })).toBeVisible()
  const ways = page.locator('main section section')
  expect(await ways.count()).toBeGreaterThan(0)
  await expectAccessible(page)
  await ways.first().locator('a[href*="search-result"]').first().click()
  await expect(page.locator('main article').first()).toBeVisible()
})

for (const { locale } of LANGUAGES) {
  test(`${locale}: a suggested place says whether it is an area or a station`, async ({ page }) => {
    const { suggest } = said(locale, 'search')
    const { panel, box } = await openSearch(page, locale)
    await box.pressSequentially('ทองหล่อ')
    const places = panel.getByRole('group', { name: suggest.places, exact: true })
    const station = suggest.station.replace('{system}', 'BTS')
    await expect(places.getByRole('option', { name: new RegExp(`\\S ${station}$`) })).toHaveCount(1)
    await expect(places.getByRole('option', { name: new RegExp(`\\S ${suggest.area}$`) })).toHaveCount(1)
    await expect(places.getByText(station, { exact: true })).toBeVisible()
    await expectAccessible(page, '#site-search')
  })
}

test('what is let go together is told apart where words are written without spaces', async ({ page }) => {
  await page.goto('/chs/search-result?brand=nue&group=land&badge=New_Project&place=thonglor')
  await expect(page.locator('main section section h2').first()).toContainText('和')
})

test('suggestions take no sign for a word', async ({ request }) => {
  const asked = async (q: string) => {
    const answer = await request.get(`/api/search/suggest?${new URLSearchParams({ q, lang: 'en' })}`)
    expect(answer.status()).toBe(200)
    return (await answer.json()).projects
  }
  expect(await asked('noble - thonglor')).toEqual(await asked('noble thonglor'))
})
