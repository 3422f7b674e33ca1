import { expect, test } from '../support/journey'
import { LANGUAGES } from '../support/languages'
import { messages } from '../support/messages'

const DAY_S = 86_400
/** The name of each language in itself. */
const OWN_NAME = { th: 'ไทย', en: 'English', cht: '繁體中文', chs: '简体中文' } as const
const NEXT = { th: 'en', en: 'cht', cht: 'chs', chs: 'th' } as const
const LANG = { th: 'th', en: 'en', cht: 'zh-Hant', chs: 'zh-Hans' } as const

for (const { locale } of LANGUAGES) {
  const other = NEXT[locale]

  test(`${locale} to ${other}: keeps the page, its query and the scroll position`, async ({ page, context }) => {
    await page.goto(`/${locale}/project/condominium/all?brand=nue#content`)
    const switcher = page.locator('header').getByRole('list', { name: messages(locale, 'shell').language.label })
    await expect(switcher.locator('[aria-current]')).toHaveCount(1)
    await switcher.getByRole('link', { name: OWN_NAME[other] }).click()
    await expect(page).toHaveURL(new RegExp(`/${other}/project/condominium/all\\?brand=nue#content$`))
    await expect(page.locator('html')).toHaveAttribute('lang', LANG[other])

    const chosen = (await context.cookies()).find(({ name }) => name === 'locale')
    expect(chosen?.value).toBe(other)
    const days = ((chosen?.expires ?? 0) - Date.now() / 1000) / DAY_S
    expect(Math.round(days)).toBe(365)
    expect(chosen?.path).toBe('/')
  })
}

test('offers the preferred language once on a page in another language', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'cht', url: baseURL }])
  await page.goto('/en/home')
  await expect(page).toHaveURL(/\/en\/home$/)
  const offer = page.getByRole('link', { name: messages('cht', 'bars').language.offer, exact: true })
  await expect(offer).toBeVisible()
  await expect(offer).toHaveAttribute('lang', 'zh-Hant')
  const region = page.getByRole('region', { name: messages('en', 'bars').language.label, exact: true })
  await region.getByRole('button', { name: messages('en', 'bars').close, exact: true }).click()
  await expect(offer).toBeHidden()
  await page.clock.install()
  await page.reload()
  await page.clock.runFor(3000)
  await expect(offer).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu and its groups open, and their links work', async ({ page }) => {
    await page.goto('/th/home')
    const { menu } = messages('th', 'shell')
    await page.locator('header').getByRole('button', { name: menu.open, exact: true }).click()
    const layer = page.locator('#site-menu')
    await expect(layer.getByRole('button', { name: menu.close, exact: true })).toBeFocused()
    const group = layer.locator('details').nth(2)
    await group.locator('summary').click()
    const link = group.locator('a[href="/th/project/house/all"]').last()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(/\/th\/project\/house\/all$/)
    await expect(page.locator('h1')).toBeVisible()
    await expect(layer).toBeHidden()
  })

  test('the list of languages links to this page in each language', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 })
    await page.goto('/chs/condominium/nue-orbit-bangna')
    const { language } = messages('chs', 'shell')
    await page.getByRole('button', { name: language.choose, exact: true }).click()
    await page.locator('#languages').getByRole('link', { name: OWN_NAME.en, exact: true }).click()
    await expect(page).toHaveURL(/\/en\/condominium\/nue-orbit-bangna$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('the header search finds projects', async ({ page }) => {
    await page.goto('/cht/home')
    const { search } = messages('cht', 'shell')
    await page.locator('header').getByRole('button', { name: search.open, exact: true }).click()
    const panel = page.locator('#site-search')
    await panel.locator('summary', { hasText: messages('cht', 'search').panel.place }).click()
    await panel.locator('select[name=place]').selectOption({ index: 1 })
    await panel.getByRole('button', { name: messages('cht', 'search').panel.submit, exact: true }).click()
    await expect(page).toHaveURL(/\/cht\/search-result\?(?:keyword=&group=&)?place=[a-z0-9-]+/)
    await expect(page.locator('h1')).toBeVisible()
  })

  for (const width of [375, 1280]) {
    test(`a footer column opens and links to a project at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/en/home')
      const link = page.locator('footer a[href^="/en/condominium/"]').first()
      if (width < 971) {
        await expect(link).toBeHidden()
        await page.locator('footer summary').first().click()
      }
      const name = (await link.textContent()) ?? ''
      await link.click()
      await expect(page).toHaveURL(/\/en\/condominium\/[a-z0-9-]+$/)
      await expect(page.locator('h1')).toHaveText(name)
    })
  }
})
