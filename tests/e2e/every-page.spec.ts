import type { APIRequestContext, Page } from '@playwright/test'
import { expectedList } from '../support/feature-expected'
import { inBatches, mainTextIn, RAW_KEY } from '../support/html'
import { expect, test, violationsOf } from '../support/journey'
import { LANGUAGES } from '../support/languages'

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
  ['a brochure', '/brochure/noble-vesper-ploenchit'],
  ['the sheets of a brochure', '/ebrochure/nue-district-r9'],
  ['the newsletter', '/newsletter'],
  ['what is announced', '/investment-guide'],
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
  ['what is announced for many', '/online-booking/noble-vesper-ploenchit'],
  ['an event that is announced', '/events/open-house/register'],
  ['a survey that is closed', '/cust-satis/expired'],
  ['an address that leads nowhere', '/nowhere'],
  ...expectedList('pages'),
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
  'promotions',
  'a promotion',
  'noble care',
  'a service with a part for members',
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

/** The parts of a page that are marked as another language: brand stories, legal names, the other languages' links. */
const FOREIGN = /<(\w+)\b[^>]*\blang="([^"]+)"[^>]*>[\s\S]*?<\/\1>/g

/** What is wrong with a page as it is sent: its status, language, heading and words. */
async function faultsIn(request: APIRequestContext, locale: string, lang: string, path: string): Promise<string[]> {
  const answer = await request.get(`/${locale}${path}`)
  const html = await answer.text()
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const own = mainTextIn(`<main ${main.slice(5).replace(FOREIGN, (all, _, of) => (of === lang ? all : ' '))}</main>`)
  const checks: readonly [boolean, string][] = [
    [answer.status() === (path === '/nowhere' ? 404 : 200), `answers ${answer.status()}`],
    [new RegExp(`<html[^>]*\\blang="${lang}"`).test(html), 'names another language'],
    [(html.match(/<h1\b/g) ?? []).length === 1, 'has no single heading'],
    [/<title>[^<]+<\/title>/.test(html), 'has no title'],
    [own.length > 20, 'has no text'],
    [locale === 'th' || !THAI.test(own), 'has words in Thai'],
    [locale === 'cht' || locale === 'chs' || !HAN.test(own), 'has words in Chinese'],
    [!RAW_KEY.test(own), 'shows the key of a text'],
  ]
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => `/${locale}${path}: ${fault}`)
}

for (const { locale, lang } of LANGUAGES) {
  test(`${locale}: every page is sent in its language, with one heading and a title`, async ({ request }) => {
    test.setTimeout(120_000)
    const faults: string[] = []
    await inBatches(PAGES, async ([, path]) => {
      faults.push(...(await faultsIn(request, locale, lang, path)))
    })
    expect(faults).toEqual([])
  })
}

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

/** Widths at which a page is wider than its window. Leaves the window at the last width. */
async function tooWide(page: Page, ...widths: number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = await widthBeyond(page)
    if (beyond > 0) faults.push(`${page.url()} is ${beyond} px too wide at ${width} px`)
  }
  return faults
}

/** English words are the longest; the tests of accessibility look at Thai and Chinese. */
for (let part = 0; part < 2; part += 1) {
  test(`en: every page fits the window (${part + 1} of 2)`, async ({ page }) => {
    test.setTimeout(120_000)
    const faults: string[] = []
    for (const [, path] of PAGES.filter((_, place) => place % 2 === part)) {
      await page.goto(`/en${path}`)
      faults.push(...(await tooWide(page, 1280, 375, 320)))
    }
    expect(faults).toEqual([])
  })
}

const TEMPLATE_PAGES = PAGES.filter(([name]) => TEMPLATES.includes(name))

test('every page checked for accessibility is in the list of all pages', () => {
  expect(TEMPLATES.filter((name) => !PAGES.some(([known]) => known === name))).toEqual([])
})

/**
 * Thai as a whole in the wide window, and its content on a phone: the header and footer of a phone are those of every page
 * (`shell-accessible.spec.ts`, in four languages). Chinese where its lines wrap, with the colours of Thai.
 */
const JUDGED = {
  th: { within: { 1280: 'html', 375: 'main' }, leftOut: [] },
  cht: { within: { 375: 'main' }, leftOut: ['color-contrast'] },
} as const

/** So many tests a language, each with its share of the templates: a visit after the first needs no new window. */
const SHARES = 6

for (const locale of ['th', 'cht'] as const) {
  for (let share = 0; share < SHARES; share += 1) {
    const part = `${share + 1} of ${SHARES}`
    test(`${locale}: every template is accessible and fits the window on desktop and phone (${part})`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const { leftOut } = JUDGED[locale]
      const within: Readonly<Record<number, string>> = JUDGED[locale].within
      const faults: string[] = []
      for (const [name, path] of TEMPLATE_PAGES.filter((_, place) => place % SHARES === share)) {
        await page.goto(`/${locale}${path}`)
        for (const width of [1280, 375]) {
          faults.push(...(await tooWide(page, width)))
          const judged = within[width]
          if (judged === undefined) continue
          const found = await violationsOf(page, judged, [...leftOut])
          faults.push(...found.map((violation) => `${name} at ${width} px: ${violation}`))
        }
        faults.push(...(await tooWide(page, 320)))
      }
      expect(faults).toEqual([])
    })
  }
}
