import type { Page } from '@playwright/test'
import { withoutPictures } from '../support/browser'
import { expect, expectAccessible, test } from '../support/journey'
import { awake } from '../support/keyboard'
import { said } from '../support/said'

test.describe.configure({ mode: 'parallel' })
withoutPictures()

/** The edges of the design: 1041 and more show the four languages as codes, less a button. */
const WIDTHS = [320, 375, 768, 970, 1280, 1760] as const

type Locale = 'th' | 'en' | 'cht' | 'chs'

interface State {
  name: string
  locale: Locale
  open?: (page: Page, locale: Locale) => Promise<void>
  widths?: readonly number[]
  hasChosenCookies?: boolean
}

const press = (selector: string) => async (page: Page) => page.locator(selector).first().click()

const STATES: readonly State[] = [
  { name: 'nothing open', locale: 'th' },
  { name: 'the menu open', locale: 'en', open: press('header button[popovertarget=site-menu]') },
  {
    name: 'a group of the menu open',
    locale: 'cht',
    open: async (page) => {
      await page.locator('header button[popovertarget=site-menu]').click()
      await page.locator('#site-menu summary').nth(2).click()
    },
  },
  { name: 'the search open', locale: 'chs', open: press('header button[popovertarget=site-search]') },
  {
    name: 'the languages open',
    locale: 'th',
    open: press('header button[popovertarget=languages]'),
    widths: WIDTHS.filter((width) => width < 1041),
  },
  {
    name: 'the newsletter open',
    locale: 'en',
    open: async (page, locale) => {
      // The narrowest width comes first, where the columns of the footer are folded.
      await page.locator('footer summary').last().click()
      await page
        .locator('footer')
        .getByRole('link', { name: said(locale, 'newsletter').opener, exact: true })
        .click()
      await expect(page.locator('dialog[open]')).toBeVisible()
    },
  },
  {
    name: 'the cookie bar',
    locale: 'cht',
    hasChosenCookies: false,
    open: async (page) => expect(page.locator('[data-asks]')).toBeVisible(),
  },
  {
    name: 'the cookie settings open',
    locale: 'chs',
    open: async (page) => {
      await page.waitForTimeout(2500)
      await page.locator('footer [data-opens=cookie-settings]').click()
      await expect(page.locator('[data-asks]').getByRole('switch')).toHaveCount(3)
      // What the bar half covers depends on where one has scrolled to; at the top it is the same each time.
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
]

for (const { name, locale, open, widths = WIDTHS, hasChosenCookies = true } of STATES) {
  test.describe(name, () => {
    // Motion over, colours are what they are going to be.
    test.use({ hasChosenCookies, contextOptions: { reducedMotion: 'reduce' } })

    test(`${locale}: the front page with ${name} is open to everybody at every width`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width: widths[0] ?? 320, height: 900 })
      await page.goto(`/${locale}/home`)
      await awake(page)
      await open?.(page, locale)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await test.step(`${width} px`, () => expectAccessible(page))
        const room = await page.evaluate(() => innerWidth - (document.scrollingElement?.scrollWidth ?? 0))
        expect(room, `${width} px`).toBeGreaterThanOrEqual(0)
      }
    })
  })
}
