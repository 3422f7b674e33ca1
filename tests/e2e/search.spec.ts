import { asPeopleHaveIt } from '../support/browser'
import { type Description, faultsOf } from '../support/described'
import { openSearch } from '../support/header-search'
import { expect, expectAccessible, test } from '../support/journey'
import { tabTo } from '../support/keyboard'
import { VISITS } from '../support/languages'
import { messages } from '../support/messages'

asPeopleHaveIt()

const AT_THONGLOR = 'noble-atelier-thonglor'

/** The same search as typed in each language. */
const WISHES: Readonly<Record<string, string>> = {
  th: 'คอนโดทองหล่อ',
  en: 'Thong Lo condo',
  cht: '通羅 公寓',
  chs: '通罗公寓',
}

const resultAt = (locale: string, query: Record<string, string>) =>
  `/${locale}/search-result?${new URLSearchParams(query)}`

test.describe('the search of the header', () => {
  test('suggests new projects on focus and matches after a pause', async ({ page }) => {
    const { suggest } = messages('en', 'search')
    const { panel, box, options } = await openSearch(page, 'en')
    await expect(panel.getByRole('group', { name: suggest.new })).toBeVisible()
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await box.pressSequentially('th')
    await expect(options).toHaveCount(0)
    await box.pressSequentially('ong lor')
    await expect(panel.getByRole('group', { name: suggest.projects, exact: true }).getByRole('option')).toHaveCount(1)
    await expect(panel.getByRole('group', { name: suggest.places })).toBeVisible()
    await box.fill('')
    await expect(panel.getByRole('group', { name: suggest.projects, exact: true })).toHaveCount(0)
    await expect(panel.getByRole('group', { name: suggest.new })).toBeVisible()
  })

  test('sends one request, a second after the last letter', async ({ page }) => {
    const { box, options } = await openSearch(page, 'en')
    await expect(options.first()).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/search/suggest') && asked.push(request.url()))
    await box.pressSequentially('ladpra', { delay: 60 })
    // Before the last letter: a busy machine tells later than the page that it was typed.
    const stopped = Date.now()
    await box.press('o')
    await page.waitForRequest(/\/api\/search\/suggest\?q=ladprao/)
    expect(Date.now() - stopped).toBeGreaterThanOrEqual(1000)
    expect(asked).toHaveLength(1)
  })

  test('can be used and closed by keyboard alone', async ({ page }) => {
    const { panel, box, options } = await openSearch(page, 'th')
    await box.pressSequentially('ทองหล่อ')
    await expect(options.filter({ hasText: 'noble atelier thonglor' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(box).toBeFocused()
    // Typing deselects the option: otherwise Enter would open it instead of searching for the text.
    await box.pressSequentially(' ')
    await expect(box).not.toHaveAttribute('aria-activedescendant')
    await box.press('Backspace')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/th/condominium/${AT_THONGLOR}$`))
    await expect(panel).toBeHidden()
  })

  test('submits on Enter, remembers searches on this device, and clears them on request', async ({ page }) => {
    const { suggest } = messages('en', 'search')
    const { panel, box } = await openSearch(page, 'en')
    await box.fill('pet friendly')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/search-result\?keyword=pet%20friendly$/)
    await page.locator('header button[popovertarget=site-search]').click()
    await box.fill('')
    const recent = panel.getByRole('group', { name: suggest.recent })
    await expect(recent.getByRole('option', { name: 'pet friendly' })).toBeVisible()
    await panel.getByRole('button', { name: suggest.clear, exact: true }).click()
    await expect(recent).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull()
  })

  test('shows a red border when searching by price without a price', async ({ page }) => {
    const { panel: asks } = messages('chs', 'search')
    const { panel } = await openSearch(page, 'chs')
    const button = panel.getByRole('button', { name: asks.byPrice, exact: true })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    const prices = panel.locator('fieldset')
    await expect(prices.getByRole('alert')).toHaveText(asks.priceMissing)
    await expect(prices).toHaveCSS('border-top-color', 'rgb(179, 38, 30)')
    await expect(prices.locator('input').first()).toBeFocused()
    await expectAccessible(page, '#site-search')
    await prices.locator('input').nth(1).check()
    await prices.locator('input').nth(3).check()
    await expect(prices.getByRole('alert')).toBeHidden()
    await button.click()
    await expect(page).toHaveURL(/\/chs\/search-result\?price=3000000-8000000,15000000-&type_tab=price$/)
  })

  test('says when nothing matches', async ({ page }) => {
    const { box, panel } = await openSearch(page, 'cht')
    await box.pressSequentially('qqqqzzzz')
    await expect(panel.getByText(messages('cht', 'search').empty_data).first()).toBeVisible()
    await expectAccessible(page, '#site-search')
  })

  for (const locale of ['th', 'cht']) {
    test(`${locale}: is accessible with its suggestions open`, async ({ page }) => {
      const { options } = await openSearch(page, locale)
      await expect(options.first()).toBeVisible()
      await expectAccessible(page)
    })
  }
})

for (const { locale, javaScriptEnabled } of VISITS) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a free-text search finds projects, and its conditions can be removed one by one', async ({ page }) => {
      const { results } = messages(locale, 'search')
      await page.goto(`/${locale}/home`)
      await page.locator('header button[popovertarget=site-search]').click()
      await page.locator('#site-search input[name=keyword]').fill(WISHES[locale] ?? '')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${locale}/search-result\\?keyword=`))
      const main = page.locator('main')
      await expect(main.locator('h1')).toContainText(WISHES[locale] ?? '')
      await expect(main.locator('article')).toHaveCount(1)
      await expect(main.locator(`article a[href="/${locale}/condominium/${AT_THONGLOR}"]`)).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)

      const chips = page.getByRole('region', { name: results.read }).getByRole('link', { name: results.remove })
      await expect(chips).toHaveCount(2)
      await chips.first().click()
      await expect(chips).toHaveCount(1)
      await chips.first().click()
      await expect(page.getByRole('region', { name: results.read })).toHaveCount(0)
      await expect(main.locator('article').nth(5)).toBeVisible()
    })
  })
}

test.describe('results without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('are narrowed by links that show their result counts', async ({ page }) => {
    const { facet } = messages('en', 'search')
    const { brand } = messages('en', 'catalogue')
    await page.goto(resultAt('en', { keyword: 'condo' }))
    const drawer = page.locator('main details').filter({ hasText: facet.brand })
    await drawer.locator('summary').click()
    const choice = drawer.getByRole('link', { name: brand.nue })
    const count = Number(await choice.locator('[aria-hidden=true]:not(svg)').innerText())
    await expect(choice).toHaveAccessibleName(`${brand.nue} ${count} projects`)
    await choice.click()
    await expect(page).toHaveURL(/keyword=condo&brand=nue$/)
    await expect(page.locator('#results-count')).toHaveText(new RegExp(`^${count} `))
    await expect(page.locator('main article[data-brand=noble]')).toHaveCount(0)
  })

  test('show an error when the price form is sent empty', async ({ page }) => {
    await page.goto('/th/search-result?keyword=&type_tab=price')
    await expect(page.locator('main').getByText(messages('th', 'search').results.priceMissing)).toBeVisible()
  })

  test('include both ticked price bands', async ({ page }) => {
    await page.goto('/en/search-result?price=1000000-3000000&price=15000000-&type_tab=price')
    const chips = page.getByRole('region', { name: messages('en', 'search').results.read }).getByRole('link')
    // Two prices and the reset link.
    await expect(chips).toHaveCount(3)
  })
})

test('an empty result offers the price that would be needed, and its home opens', async ({ page }) => {
  const { empty, nearest } = messages('th', 'search')
  await page.goto(resultAt('th', { keyword: 'คอนโดทองหล่อ ไม่เกิน 8 ล้าน' }))
  await expect(page.getByRole('heading', { name: empty.title })).toBeVisible()
  await expectAccessible(page)
  const offered = page.getByRole('region', { name: nearest.title }).locator('article')
  await expect(offered.first()).toContainText('(ที่ค้นหา: ไม่เกิน 8 ล้านบาท)')
  await offered.first().getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${AT_THONGLOR}$`))
})

test('a word that is no condition hides nothing, and the page names it', async ({ page }) => {
  const { results } = messages('en', 'search')
  await page.goto(resultAt('en', { keyword: 'thonglor qqqqzzzz' }))
  await expect(page.locator('main article')).toHaveCount(1)
  await expect(page.locator(`main article a[href$="${AT_THONGLOR}"]`)).toBeVisible()
  await expect(page.getByText(results.unusedWords.replace('{words}', 'qqqqzzzz'))).toBeVisible()
  await expectAccessible(page)
})

test('reports unmatched terms without losing results, and offers sold-out projects apart', async ({
  page,
  request,
}) => {
  const { results } = messages('en', 'search')
  const answer = await request.get('/en/search-result?brand=%00&price=x&beds=two&page=-1&sort=up')
  expect(answer.status()).toBe(200)
  await page.goto('/en/search-result?brand=x')
  await expect(page.getByText(results.ignored)).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.goto('/en/search-result?keyword=condo&page=1')
  const { title, similar } = messages('en', 'search').soldOut
  const apart = page.getByRole('region', { name: title })
  const badge = messages('en', 'catalogue').badge.Sold_Out
  await expect(apart.getByText(badge, { exact: true }).first()).toBeVisible()
  expect(await page.locator('main article', { hasText: badge }).count()).toBe(await apart.locator('article').count())
  await page.goto(`/en/search-result?keyword=${encodeURIComponent('noble loom silom')}`)
  await expect(page.getByRole('region', { name: similar }).locator('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: title }).getByText('noble loom silom')).toBeVisible()
})

test('the search API answers as documented, is cacheable, and accepts any query', async ({ request }) => {
  const description = (await (await request.get('/api/openapi.json')).json()) as Description
  for (const [path, address] of [
    ['/api/search', '/api/search?q=BTS+thonglor+under+20M&lang=en'],
    ['/api/search', `/api/search?q=${'x'.repeat(500)}&lang=fr&price=a&beds=-1&page=0&sort=&place=nowhere`],
    ['/api/search', '/api/search'],
    ['/api/search/suggest', '/api/search/suggest?q=%E9%80%9A%E7%BE%85&lang=cht'],
    ['/api/search/suggest', '/api/search/suggest'],
    ['/api/search/options', '/api/search/options?lang=chs'],
  ] as const) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(faultsOf(description, path, 200, await answer.json()), address).toEqual([])
    const again = await request.get(address, { headers: { 'If-None-Match': answer.headers().etag ?? '' } })
    expect(again.status(), address).toBe(304)
  }
  const wrong = await (await request.get('/api/search?lang=fr&beds=-1&price=a,1-2')).json()
  expect(wrong.ignored.toSorted()).toEqual(['beds', 'lang', 'price'])
  const found = await (await request.get(`/api/search?q=${encodeURIComponent('ทองหล่อ')}&lang=th`)).json()
  expect(found).toMatchObject({ understood: { place: 'thonglor' }, total: 1, ignored: [] })
  expect(found.hits[0]).toMatchObject({
    slug: AT_THONGLOR,
    group: 'condominium',
    url: `/th/condominium/${AT_THONGLOR}`,
  })
  expect(found.hits[0].why.length).toBeGreaterThan(0)
})
