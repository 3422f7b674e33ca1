import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey'
import { hydrated } from '../support/keyboard'
import { messages } from '../support/messages'

/** The breakpoints of the design: from 1041 px the four languages are links, below that a button. */
const WIDTHS = [320, 375, 768, 970, 1280, 1760] as const

/** One width for each layout of the shell, checked with axe; the others are checked for overflow. */
const JUDGED: readonly number[] = [320, 768, 1280]

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
        .getByRole('link', { name: messages(locale, 'newsletter').opener, exact: true })
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
      await page.clock.runFor(2500)
      await page.locator('footer [data-opens=cookie-settings]').click()
      await expect(page.locator('[data-asks]').getByRole('switch')).toHaveCount(3)
      // What the bar overlaps depends on the scroll position; the top of the page is reproducible.
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
]

for (const { name, locale, open, widths = WIDTHS, hasChosenCookies = true } of STATES) {
  test.describe(name, () => {
    test.use({ hasChosenCookies })

    test(`${locale}: the home page with ${name} is accessible at every width`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width: widths[0] ?? 320, height: 900 })
      await page.clock.install()
      await page.goto(`/${locale}/home`)
      await hydrated(page)
      await open?.(page, locale)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        if (JUDGED.includes(width)) await test.step(`${width} px`, () => expectAccessible(page))
        const room = await page.evaluate(() => innerWidth - (document.scrollingElement?.scrollWidth ?? 0))
        expect(room, `${width} px`).toBeGreaterThanOrEqual(0)
      }
    })
  })
}

for (const isTurned of [false, true]) {
  test(`no stylesheet holds the page when the device is turned${isTurned ? ' (control: one does)' : ''}`, async ({
    page,
  }) => {
    await page.goto('/th/home')
    const content = '@media (orientation: portrait) { html { transform: rotate(90deg) } }'
    if (isTurned) await page.addStyleTag({ content })
    const axe = new AxeBuilder({ page }).withRules(['css-orientation-lock']).setLegacyMode(true)
    const { violations } = await axe.analyze()
    expect(violations.map(({ id }) => id)).toEqual(isTurned ? ['css-orientation-lock'] : [])
  })
}
