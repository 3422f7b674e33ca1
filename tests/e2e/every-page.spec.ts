import { withoutPictures } from '../support/browser'
import { RAW_KEY } from '../support/html'
import { expect, expectAccessible, test } from '../support/journey'
import { LANGUAGES } from '../support/languages'

test.describe.configure({ mode: 'parallel' })
withoutPictures()

const PAGES = [
  ['home', '/home'],
  ['condominiums', '/project/condominium/all'],
  ['condominiums, filtered', '/project/condominium/all?brand=nue&badge=Ready_to_Move'],
  ['houses', '/project/house/all'],
  ['a category', '/project/house/townhome'],
  ['past projects', '/project/past-projects/all'],
  ['a location', '/location/thonglor'],
  ['nothing found', '/project/house/all?price=100000000-200000000'],
  ['a noble project', '/condominium/noble-vesper-ploenchit'],
  ['a nue project', '/condominium/nue-district-r9'],
  ['houses for sale', '/single-detached-house/noble-grove-krungthepkreetha'],
  ['land', '/land/nue-plot-ratchapruek'],
  ['a sold-out project', '/condominium/noble-loom-silom'],
  ['a past project', '/house/noble-haven-suksawat'],
  ['without a price', '/condominium/noble-arbour-sukhumvit'],
  ['the quiet brand', '/brand-noble'],
  ['the brisk brand', '/brand-nue'],
  ['the newsletter', '/newsletter'],
  ['what is announced', '/promotion'],
  ['a page of its own layout', '/event-invite'],
  ['the style guide', '/styleguide'],
  ['the confirmation', '/success?project=nue-district-r9'],
  ['the policy', '/policy'],
  ['cookies', '/policy?page=cookies'],
  ['cookies, at their own address', '/cookies-privacy-notice'],
  ['nothing kept yet', '/shortlist'],
  [
    'a shortlist',
    '/shortlist?homes=noble-vesper-ploenchit,nue-plot-ratchapruek,noble-loom-silom,noble-arbour-sukhumvit,nue-district-r9',
  ],
  ['what is announced for many', '/online-booking/nue-district-r9'],
  ['an event that is announced', '/events/open-house/register'],
  ['a survey that is closed', '/cust-satis/expired'],
  ['an address that leads nowhere', '/nowhere'],
] as const

/** Letters and figures; the sign of the baht is everybody's. */
const THAI = /[\u0e01-\u0e3a\u0e40-\u0e5b]/
const HAN = /\p{Script=Han}/u

for (const { locale, lang } of LANGUAGES) {
  for (const [name, path] of PAGES) {
    test(`${locale}: ${name} is whole, in its language, and open to everybody`, async ({ page }) => {
      const answer = await page.goto(`/${locale}${path}`)
      expect(answer?.status()).toBe(path === '/nowhere' ? 404 : 200)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('h1')).toHaveCount(1)
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0)
      }
      const text = await page.locator('main').evaluate((main) => {
        const copy = main.cloneNode(true) as HTMLElement
        const own = document.documentElement.lang
        for (const foreign of copy.querySelectorAll('[lang]'))
          if (foreign.getAttribute('lang') !== own) foreign.remove()
        return copy.innerText
      })
      if (locale !== 'th') expect(text).not.toMatch(THAI)
      if (locale === 'th' || locale === 'en') expect(text).not.toMatch(HAN)
      expect(text).not.toMatch(RAW_KEY)
    })
  }
}
