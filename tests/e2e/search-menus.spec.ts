import type { Locator } from '@playwright/test'
import { openSearch } from '../support/header-search'
import { asAdmin, expect, expectAccessible, test } from '../support/journey'
import { tabTo } from '../support/keyboard'
import { SAMPLED_VISITS } from '../support/languages'
import { messages } from '../support/messages'

// Not in parallel: the tests share state that they change or read.
test.describe.configure({ mode: 'default' })

test.describe('the menus of the header’s search', () => {
  const menu = (panel: Locator, label: string) =>
    panel.locator('details', { has: panel.page().locator('summary').getByText(label, { exact: true }) })

  for (const { locale, javaScriptEnabled } of SAMPLED_VISITS) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })

      test('link to the pages chosen by editors, with one menu open at a time', async ({ page }) => {
        const { panel: asks } = messages(locale, 'search')
        const { popular, areas, transportation } = messages(locale, 'landing')
        await page.goto(`/${locale}/home`)
        await page.locator('header button[popovertarget=site-search]').click()
        const panel = page.locator('#site-search')
        const [places, travel] = [menu(panel, asks.place), menu(panel, asks.travel)]
        await places.locator('summary').click()
        await expect(places.getByRole('navigation', { name: popular, exact: true })).toBeVisible()
        await expect(places.getByRole('navigation', { name: areas, exact: true })).toBeVisible()
        if (javaScriptEnabled) await expectAccessible(page, '#site-search')
        await places.locator('summary').click()
        await expect(places).not.toHaveAttribute('open', '')
        await places.locator('summary').click()
        await page.keyboard.press('Tab')
        await travel.locator('summary').focus()
        await page.keyboard.press('Enter')
        await expect(travel).toHaveAttribute('open', '')
        await expect(places).not.toHaveAttribute('open', '')
        const links = travel.getByRole('navigation', { name: transportation, exact: true }).getByRole('link')
        await links.first().click()
        await expect(page).toHaveURL(new RegExp(`/${locale}/location/`))
        await expect(panel).toBeHidden()
      })
    })
  }

  test('close on Escape while the panel stays open', async ({ page }) => {
    const { panel } = await openSearch(page, 'en')
    const places = menu(panel, messages('en', 'search').panel.place)
    await tabTo(page, places.locator('summary'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(places.locator('select')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(places).not.toHaveAttribute('open', '')
    await expect(places.locator('summary')).toBeFocused()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  test('also narrow the search', async ({ page }) => {
    const { panel } = await openSearch(page, 'en')
    await menu(panel, messages('en', 'search').panel.travel).locator('summary').click()
    await panel.locator('select[name=line]').selectOption('bts')
    await panel.locator('select[name=group]').focus()
    await expect(menu(panel, messages('en', 'search').panel.travel)).not.toHaveAttribute('open', '')
    await panel.locator('select[name=group]').selectOption('condominium')
    await panel.locator('button[type=submit]').first().click()
    await expect(page).toHaveURL('/en/search-result?group=condominium&line=bts')
  })

  test('open external links in a new tab', async ({ page, request }) => {
    const staff = await asAdmin()
    const data = {
      Slug_path: 'location',
      Slug_name: `condo-outside-${Date.now() % 100_000}`,
      Title: 'Beyond our own pages',
      kind: 'condominium',
      order: 901,
      Transportation: true,
      Link_out: 'https://maps.example/beyond',
      _status: 'published',
    }
    const made = await staff.post('/api/search-seos?locale=en', { data })
    expect(made.ok()).toBe(true)
    const { doc } = (await made.json()) as { doc: { id: number } }
    try {
      // Every page has the menus, so an unrelated page shows the change too. After an edit the page from before it is
      // shown for five seconds at most; then whoever asks waits for the new one.
      for (const path of ['/en/brand-noble', '/en/home'])
        await expect
          .poll(async () => (await request.get(path)).text(), { timeout: 15_000 })
          .toContain('https://maps.example/beyond')
      const { panel } = await openSearch(page, 'en')
      await menu(panel, messages('en', 'search').panel.travel).locator('summary').click()
      const link = panel.getByRole('link', { name: /Beyond our own pages/ })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
    } finally {
      await staff.delete(`/api/search-seos/${doc.id}`)
    }
  })
})
