import { openSearch } from '../support/header-search'
import { expect, expectAccessible, test } from '../support/journey'
import { SAMPLED_VISITS } from '../support/languages'
import { messages } from '../support/messages'

const resultAt = (locale: string, keyword: string) => `/${locale}/search-result?${new URLSearchParams({ keyword })}`

/** A price range as typed in each language, with the unit twice, and as the page shows it. */
const PRICES = [
  ['th', 'คอนโด 3 ล้านบาท ถึง 5 ล้านบาท', '3–5 ล้านบาท'],
  ['en', 'condo thb 3m - thb 5m', 'THB 3–5M'],
  ['cht', '公寓 300-500萬', '300–500 萬泰銖'],
  ['chs', '公寓 300万泰铢到500万泰铢', '300–500 万泰铢'],
] as const

for (const [locale, keyword, text] of PRICES) {
  test(`${locale}: a price range is understood and shown with its unit once`, async ({ page }) => {
    await page.goto(resultAt(locale, keyword))
    const chips = page.getByRole('region', { name: messages(locale, 'search').results.read })
    await expect(chips.getByRole('link').filter({ hasText: text })).toHaveCount(1)
    expect(await page.locator('main article').count()).toBeGreaterThan(0)
    await expectAccessible(page)
  })
}

test('a search for a house in Ram Inthra finds detached houses and townhomes', async ({ page }) => {
  await page.goto(resultAt('th', 'บ้านรามอินทรา'))
  for (const slug of ['noble-linden-ramindra', 'noble-row-ekkamai-ramindra'])
    await expect(page.locator(`main article a[href$="${slug}"]`).first()).toBeVisible()
})

test('where nothing fits, the nearest homes are offered with the reason, and everything read stays set', async ({
  page,
}) => {
  const { empty, nearest, results } = messages('th', 'search')
  await page.goto(resultAt('th', '2 ห้องนอน ใกล้ BTS ทองหล่อ ไม่เกิน 5 ล้าน'))
  await expect(page.getByRole('heading', { name: empty.title })).toBeVisible()
  const first = page.getByRole('region', { name: nearest.title }).locator('article').first()
  await expect(first).toContainText('นาทีเมื่อไปด้วยรถไฟฟ้าและเดิน')
  // The price is that of two bedrooms.
  await expect(first).toContainText('2 ห้องนอน ราคาเริ่มต้น')
  const filters = page.getByRole('navigation', { name: results.filters }).locator('summary')
  for (const set of ['2 ห้องนอน', 'ไม่เกิน 5 ล้านบาท', 'ทองหล่อ'])
    await expect(filters.filter({ hasText: set })).toHaveCount(1)
  await expectAccessible(page)
})

for (const { locale } of SAMPLED_VISITS) {
  test(`${locale}: a suggested place says whether it is an area or a station`, async ({ page }) => {
    const { suggest } = messages(locale, 'search')
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

test('suggestions ignore punctuation', async ({ request }) => {
  const asked = async (q: string) => {
    const answer = await request.get(`/api/search/suggest?${new URLSearchParams({ q, lang: 'en' })}`)
    expect(answer.status()).toBe(200)
    return (await answer.json()).projects
  }
  expect(await asked('noble - thonglor')).toEqual(await asked('noble thonglor'))
})
