import type { Page } from '@playwright/test'
import { canonicalIn } from '../support/html'
import { expect, expectAccessible, test } from '../support/journey'
import { SAMPLED_VISITS } from '../support/languages'
import { messages } from '../support/messages'

const switchOf = (page: Page, locale: string) =>
  page.locator('main').getByRole('navigation', { name: messages(locale, 'results').view.label })

const marksOf = (page: Page, locale: string) =>
  page.getByRole('list', { name: messages(locale, 'transit').map.region }).getByRole('link')

const rowsOf = (page: Page) => page.locator('main li[data-home]')

for (const { locale, javaScriptEnabled } of SAMPLED_VISITS) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('the results switch to a map with a list and back, and keep the search', async ({ page }) => {
      const { view } = messages(locale, 'results')
      await page.goto(`/${locale}/search-result?brand=noble&sort=price`)
      await expect(switchOf(page, locale).getByRole('link', { name: view.list })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await switchOf(page, locale).getByRole('link', { name: view.map }).click()
      await expect(page).toHaveURL(`/${locale}/search-result?brand=noble&sort=price&view=map`)
      await expect(marksOf(page, locale).first()).toBeVisible()
      await expect(rowsOf(page).first()).toBeVisible()
      await expect(rowsOf(page).locator('a[href*="/nue-"]')).toHaveCount(0)
      if (javaScriptEnabled) await expectAccessible(page)
      await switchOf(page, locale).getByRole('link', { name: view.list }).click()
      await expect(page).toHaveURL(`/${locale}/search-result?brand=noble&sort=price`)
      await expect(page.locator('main article').first()).toBeVisible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('facets, sort orders, chips and areas keep the map view', async ({ page }) => {
    const { facet, sort, results } = messages('en', 'search')
    await page.goto('/en/search-result?keyword=condo&view=map')
    await page.locator('main details').filter({ hasText: facet.brand }).locator('summary').click()
    await page
      .locator('main details')
      .getByRole('link', { name: messages('en', 'catalogue').brand.nue })
      .click()
    await expect(page).toHaveURL('/en/search-result?keyword=condo&brand=nue&view=map')
    await page.getByRole('navigation', { name: results.sort }).getByRole('link', { name: sort.price }).click()
    await expect(page).toHaveURL('/en/search-result?keyword=condo&brand=nue&sort=price&view=map')
    await page.locator('main nav a[href*="area=ari"]').click()
    await expect(page).toHaveURL('/en/search-result?keyword=condo&brand=nue&sort=price&view=map&area=ari')
    const chips = page.getByRole('region', { name: results.read }).getByRole('link', { name: results.remove })
    await chips.last().click()
    await expect(page).toHaveURL('/en/search-result?keyword=condo&sort=price&view=map&area=ari')
  })
})

test('the map view has the canonical URL of the list', async ({ request, site }) => {
  const html = await (await request.get('/en/search-result?brand=nue&view=map')).text()
  expect(canonicalIn(html)).toBe(`${site.url}/en/search-result`)
})

test('every matching project for sale is in a price marker or a cluster', async ({ page }) => {
  await page.goto('/en/search-result?view=map')
  // Hydration clusters the prices again for the actual width.
  await expect(page.getByRole('button', { name: messages('en', 'transit').map.zoomIn })).toBeVisible()
  const marked = await marksOf(page, 'en').evaluateAll((all) =>
    all.flatMap((one) => (one as HTMLElement).dataset.home?.split(' ') ?? []),
  )
  expect(new Set(marked).size).toBe(marked.length)
  expect(marked.length).toBeGreaterThan(15)
  const soldOut = rowsOf(page).filter({ hasText: messages('en', 'results').row.soldOut })
  for (const slug of await soldOut.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.home)))
    expect(marked).not.toContain(slug)
})

test('hovering or focusing a project highlights it in both the list and the map', async ({ page }) => {
  await page.goto('/en/search-result?keyword=thonglor&view=map')
  const row = rowsOf(page).filter({ has: page.locator('a[href$="/noble-atelier-thonglor"]') })
  const mark = page.locator('main ul[aria-label] a[data-home~="noble-atelier-thonglor"]')
  await expect(page.getByRole('button', { name: messages('en', 'transit').map.zoomIn })).toBeVisible()
  await row.hover()
  await expect(mark).toHaveAttribute('data-shown', '')
  await page.locator('h1').hover()
  await expect(mark).not.toHaveAttribute('data-shown', '')
  await mark.focus()
  await expect(row).toHaveAttribute('data-shown', '')
  await page.getByRole('main').getByRole('searchbox').focus()
  await expect(row).not.toHaveAttribute('data-shown', '')
})

test('a map around an unknown place names the dropped term and shows all projects', async ({ page }) => {
  await page.goto('/en/search-result?view=map&area=atlantis')
  await expect(page.locator('main').getByText(messages('en', 'search').results.ignored)).toBeVisible()
  await expect(marksOf(page, 'en').first()).toBeVisible()
})
