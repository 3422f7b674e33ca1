import type { Page } from '@playwright/test'
import { asPeopleHaveIt } from '../support/browser'
import { expect, test } from '../support/journey'
import { awake, coveredInside, reachableOutside, tabTo } from '../support/keyboard'
import { LANGUAGES } from '../support/languages'
import { said } from '../support/said'

asPeopleHaveIt()

const PROJECT = '/condominium/nue-orbit-bangna'
const PHONE = { width: 375, height: 812 }

/** What each language is written in. */
const SCRIPT = { th: /[\u0e01-\u0e5b]/, en: /^[\x20-\x7e]+$/, cht: /\p{Script=Han}/u, chs: /\p{Script=Han}/u } as const

/** The menu with the button that opens it and the one that closes it, found by what they are called. */
function menuOf(page: Page, locale: string) {
  const { menu } = said(locale, 'shell')
  const layer = page.locator('#site-menu')
  return {
    layer,
    burger: page.locator('header').getByRole('button', { name: menu.open, exact: true }),
    close: layer.getByRole('button', { name: menu.close, exact: true }),
    groups: layer.locator('summary'),
  }
}

const scrollTop = (page: Page) => page.evaluate(() => scrollY)

for (const { locale } of LANGUAGES) {
  test(`${locale}: the menu by keyboard alone, and back to where one was`, async ({ page }) => {
    await page.goto(`/${locale}/home`)
    await awake(page)
    const { layer, burger, close, groups } = menuOf(page, locale)
    await tabTo(page, burger)
    await page.evaluate(() => scrollTo(0, 600))
    await expect.poll(() => scrollTop(page)).toBe(600)

    await page.keyboard.press('Enter')
    await expect(close).toBeFocused()
    expect(await reachableOutside(layer)).toEqual([])
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('End')

    await tabTo(page, groups.first())
    await page.keyboard.press('Enter')
    const opened = layer.locator('details[open]')
    await expect(opened).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(opened.locator('a').first()).toBeFocused()
    await groups.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(opened).toHaveCount(1)
    await expect(groups.nth(1)).toBeFocused()
    await expect(opened.locator('a').first()).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
    await expect(burger).toBeFocused()
    expect(await scrollTop(page)).toBe(600)
  })

  test(`${locale}: every control of the shell is called something, in that language`, async ({ page }) => {
    await page.goto(`/${locale}/home`)
    const { menu, search, language, home } = said(locale, 'shell')
    const header = page.locator('header.site-header')
    for (const name of [menu.open, search.open, menu.close, search.close, language.choose, language.label, home]) {
      expect(name).toMatch(SCRIPT[locale])
    }
    await expect(header.getByRole('link', { name: home, exact: true })).toBeVisible()
    await expect(header.getByRole('list', { name: language.label })).toBeVisible()
    await page.setViewportSize(PHONE)
    const { burger, close } = menuOf(page, locale)
    await expect(burger).toBeVisible()
    await expect(header.getByRole('button', { name: language.choose, exact: true })).toBeVisible()
    await header.getByRole('button', { name: search.open, exact: true }).click()
    await page.getByRole('button', { name: search.close, exact: true }).click()
    await burger.click()
    await expect(page.getByRole('navigation', { name: menu.label })).toBeVisible()
    await close.click()
    for (const control of await header.locator('a, button').filter({ visible: true }).all()) {
      await expect(control).toHaveAccessibleName(/\S/)
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a group slides over the list, and its heading is the way back', async ({ page }) => {
    await page.goto('/th/home')
    const { layer, burger, groups } = menuOf(page, 'th')
    await burger.click()
    await groups.nth(2).click()
    const opened = layer.locator('details[open]')
    const back = opened.locator('summary')
    await expect(back).toContainText(said('th', 'shell').menu.back)
    await expect(opened.locator('a').first()).toBeInViewport()
    await expect(groups.first()).toBeHidden()
    await expect.poll(() => coveredInside(layer)).toEqual([])
    expect(await reachableOutside(layer)).toEqual([])

    await back.focus()
    await page.keyboard.press('Enter')
    await expect(opened).toHaveCount(0)
    await expect(groups.first()).toBeVisible()
    await expect(groups.nth(2)).toBeFocused()
  })

  test('a column of the footer opens and closes by keyboard', async ({ page }) => {
    await page.goto('/cht/home')
    const column = page.locator('footer summary').first()
    const link = page.locator('footer details + div a').first()
    await expect(link).toBeHidden()
    await column.focus()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator('footer :focus')).toHaveCount(1)
    await column.focus()
    await page.keyboard.press('Space')
    await expect(link).toBeHidden()
  })

  test('the languages open by keyboard and close to their button', async ({ page }) => {
    await page.goto('/chs/home')
    const button = page.getByRole('button', { name: said('chs', 'shell').language.choose, exact: true })
    const list = page.locator('#languages')
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(list.getByRole('link')).toHaveCount(4)
    await page.keyboard.press('Tab')
    await expect(list.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test('a home is looked for from the header, by keyboard, by type, place and price', async ({ page }) => {
  await page.goto('/en/home')
  const { search } = said('en', 'shell')
  const { panel: asks } = said('en', 'search')
  const opener = page.locator('header').getByRole('button', { name: search.open, exact: true })
  const panel = page.locator('#site-search')
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(panel.getByLabel(asks.words)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  // The programs of the panel have arrived.
  await expect(panel.getByRole('combobox', { name: asks.words })).toBeFocused()
  const place = panel.locator('select[name=place]')
  const menu = panel.locator('details', { has: page.locator('select[name=place]') }).locator('summary')
  const price = panel.locator('input[name=price]').first()
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await tabTo(page, place)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await tabTo(page, price)
  await page.keyboard.press('Space')
  const asked = { place: await place.inputValue(), price: await price.inputValue(), type_tab: 'price' }
  expect(asked.place).not.toBe('')
  const name = await place.locator('option:checked').innerText()
  await tabTo(page, panel.getByRole('button', { name: asks.byPrice, exact: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/search-result\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(asked)
  await expect(page.locator('main')).toContainText(name)
})

test('on a project the menu offers its parts, two seconds after it was opened', async ({ page }) => {
  await page.goto(`/en${PROJECT}`)
  await awake(page)
  const { burger, layer } = menuOf(page, 'en')
  await burger.click()
  const parts = layer.getByRole('navigation', { name: said('en', 'shell').menu.onThisPage })
  await page.waitForTimeout(1000)
  await expect(parts).toBeHidden()
  await expect(parts).toBeVisible({ timeout: 2500 })
  const link = parts.getByRole('link').nth(1)
  const hash = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(layer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${PROJECT}${hash}$`))
  await expect(page.locator(hash)).toBeInViewport()
})

test('the header turns dark while one reads on, and back', async ({ page }) => {
  await page.goto('/th/home')
  await awake(page)
  const header = page.locator('header.site-header')
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
  const light = await ground()
  await expect(header).toHaveAttribute('data-scroll', 'top')
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 900)
  await expect(header).toHaveAttribute('data-scroll', 'down')
  await expect.poll(ground).not.toBe(light)
  await expect(header).toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(header).toHaveAttribute('data-scroll', 'up')
  await expect.poll(ground).toBe(light)
  await page.mouse.wheel(0, -2000)
  await expect(header).toHaveAttribute('data-scroll', 'top')
})
