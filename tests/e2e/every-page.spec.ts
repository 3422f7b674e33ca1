import type { Page } from '@playwright/test'
import { withoutPictures } from '../support/browser'
import { RAW_KEY } from '../support/html'
import { expect, expectAccessible, test } from '../support/journey'
import { LANGUAGES } from '../support/languages'

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

/** One page for each template and visibly different state: checked with axe in two languages. */
const TEMPLATES: readonly string[] = [
  'home',
  'condominiums, filtered',
  'past projects',
  'a location',
  'nothing found',
  'a noble project',
  'a nue project',
  'houses for sale',
  'land',
  'a sold-out project',
  'a past project',
  'without a price',
  'the quiet brand',
  'the brisk brand',
  'the newsletter',
  'what is announced',
  'a page of its own layout',
  'the style guide',
  'the confirmation',
  'cookies',
  'nothing kept yet',
  'a shortlist',
  'an event that is announced',
  'a survey that is closed',
  'an address that leads nowhere',
]

/** Letters and digits; the baht sign is allowed in every language. */
const THAI = /[\u0e01-\u0e3a\u0e40-\u0e5b]/
const HAN = /\p{Script=Han}/u

/** The text between header and footer, without elements marked with another `lang`. */
const ownText = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    const own = document.documentElement.lang
    for (const foreign of copy.querySelectorAll('[lang]')) if (foreign.getAttribute('lang') !== own) foreign.remove()
    return copy.innerText
  })

/** How many pixels a page is wider than its window, once it has followed a change of the window's size. */
async function widthBeyond(page: Page): Promise<number> {
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  const settled = page.waitForFunction(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    undefined,
    { timeout: 3_000 },
  )
  return settled.then(
    () => 0,
    () => page.evaluate(beyond),
  )
}

async function faultsOf(page: Page, locale: string, lang: string, path: string): Promise<string[]> {
  const faults: string[] = []
  const mind = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(`/${locale}${path}: ${fault}`)
  }
  const answer = await page.goto(`/${locale}${path}`)
  mind(answer?.status() === (path === '/nowhere' ? 404 : 200), `answers ${answer?.status()}`)
  mind((await page.locator('html').getAttribute('lang')) === lang, 'names another language')
  mind((await page.locator('h1').count()) === 1, 'has no single heading')
  mind((await page.title()) !== '', 'has no title')
  for (const width of [1280, 375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = await widthBeyond(page)
    mind(tooWide === 0, `is ${tooWide} px too wide at ${width} px`)
  }
  const text = await ownText(page)
  mind(locale === 'th' || !THAI.test(text), 'has words in Thai')
  mind(locale === 'cht' || locale === 'chs' || !HAN.test(text), 'has words in Chinese')
  mind(!RAW_KEY.test(text), 'shows the key of a text')
  return faults
}

/** The pages are split over several tests, so that all workers are busy. */
const PARTS = 2

for (const { locale, lang } of LANGUAGES) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`${locale}: every page loads, is in its language, and fits the window (${part + 1} of ${PARTS})`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const faults: string[] = []
      for (const [, path] of PAGES.filter((_, place) => place % PARTS === part))
        faults.push(...(await faultsOf(page, locale, lang, path)))
      expect(faults).toEqual([])
    })
  }
}

test('every page checked for accessibility is in the list of all pages', () => {
  expect(TEMPLATES.filter((name) => !PAGES.some(([known]) => known === name))).toEqual([])
})

for (const locale of ['th', 'cht'] as const) {
  for (const [name, path] of PAGES.filter(([known]) => TEMPLATES.includes(known))) {
    test(`${locale}: ${name} is accessible on desktop and phone`, async ({ page }) => {
      await page.goto(`/${locale}${path}`)
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page)
      }
    })
  }
}
