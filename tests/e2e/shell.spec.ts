import type { Page } from '@playwright/test'
import { asPeopleHaveIt } from '../support/browser'
import { expect, test } from '../support/journey'
import { coveredInside, hydrated, reachableOutside, tabTo } from '../support/keyboard'
import { SAMPLED_VISITS } from '../support/languages'
import { messages } from '../support/messages'

asPeopleHaveIt()

const PROJECT = '/condominium/nue-orbit-bangna'
const PHONE = { width: 375, height: 812 }

/** The characters of each language. */
const SCRIPT = { th: /[\u0e01-\u0e5b]/, en: /^[\x20-\x7e]+$/, cht: /\p{Script=Han}/u, chs: /\p{Script=Han}/u } as const

/** The menu with its open and close buttons, found by their accessible names. */
function menuOf(page: Page, locale: string) {
  const { menu } = messages(locale, 'shell')
  const layer = page.locator('#site-menu')
  return {
    layer,
    burger: page.locator('header').getByRole('button', { name: menu.open, exact: true }),
    close: layer.getByRole('button', { name: menu.close, exact: true }),
    groups: layer.locator('summary'),
  }
}

const scrollTop = (page: Page) => page.evaluate(() => scrollY)

for (const { locale } of SAMPLED_VISITS) {
  test(`${locale}: the menu works by keyboard alone and returns the focus`, async ({ page }) => {
    await page.goto(`/${locale}/home`)
    await hydrated(page)
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

  test(`${locale}: every control of the shell has an accessible name in that language`, async ({ page }) => {
    await page.goto(`/${locale}/home`)
    const { menu, search, language, home } = messages(locale, 'shell')
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

  test('a menu group slides over the list, and its heading leads back', async ({ page }) => {
    await page.goto('/th/home')
    const { layer, burger, groups } = menuOf(page, 'th')
    await burger.click()
    await groups.nth(2).click()
    const opened = layer.locator('details[open]')
    const back = opened.locator('summary')
    await expect(back).toContainText(messages('th', 'shell').menu.back)
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

  test('a footer column opens and closes by keyboard', async ({ page }) => {
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

  test('the language menu opens by keyboard and returns the focus to its button', async ({ page }) => {
    await page.goto('/chs/home')
    const button = page.getByRole('button', { name: messages('chs', 'shell').language.choose, exact: true })
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

test('the header search works by keyboard, by type, place and price', async ({ page }) => {
  await page.goto('/en/home')
  const { search } = messages('en', 'shell')
  const { panel: asks } = messages('en', 'search')
  const opener = page.locator('header').getByRole('button', { name: search.open, exact: true })
  const panel = page.locator('#site-search')
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(panel.getByLabel(asks.words)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  // The scripts of the panel have loaded.
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

test('a project page shows its section menu two seconds after loading', async ({ page }) => {
  await page.clock.install()
  await page.goto(`/en${PROJECT}`)
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const { burger, layer } = menuOf(page, 'en')
  await burger.click()
  const parts = layer.getByRole('navigation', { name: messages('en', 'shell').menu.onThisPage })
  await page.clock.runFor(1900)
  await expect(parts).toBeHidden()
  await page.clock.runFor(200)
  await expect(parts).toBeVisible()
  await page.clock.resume()
  const groups = layer.getByRole('navigation', { name: messages('en', 'shell').menu.label, exact: true })
  await parts.getByRole('button', { name: messages('en', 'shell').menu.toProject, exact: true }).click()
  await expect(groups).toBeHidden()
  await parts.getByRole('button', { name: messages('en', 'shell').menu.toMain, exact: true }).click()
  await expect(groups).toBeVisible()
  const link = parts.getByRole('link').nth(1)
  const hash = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(layer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${PROJECT}${hash}$`))
  await expect(page.locator(hash)).toBeInViewport()
})

test('the header turns dark on scrolling down, and back on scrolling up', async ({ page }) => {
  await page.goto('/th/home')
  await hydrated(page)
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
