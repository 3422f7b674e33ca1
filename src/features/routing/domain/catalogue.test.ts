import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { Route } from '@/kernel/route'
import { isIndexedAddress } from './indexing'
import { matchRoute } from './match'
import { publishedLocales } from './published-locales'
import { type Resolution, resolveAddress } from './resolve'
import { addressOf, localesOf, respelt, SPELLINGS } from './route-samples'
import { ROUTES } from './routes'

const ROWS: readonly Route[] = ROUTES

const split = (address: string) => {
  const [path = '', query] = address.split('?')
  return { path, search: query === undefined ? '' : `?${query}` }
}
const resolve = (address: string) => resolveAddress(split(address))
const locationOf = (resolution: Resolution) => ('location' in resolution ? resolution.location : resolution.kind)

/** `/media/` without a language holds files. */
const isFileWithoutLanguage = ({ pattern }: Route) => pattern.startsWith('media/')

function waysTo(row: Route, locale: Locale, spell: (word: string) => string): string[] {
  const spelt = respelt(row.pattern, spell)
  const spellings = [`/${locale}/${spelt}`, `/${locale}/${spelt}/`, `//${locale.toUpperCase()}//${spelt}//`]
  return locale === 'th' && !isFileWithoutLanguage(row) ? [...spellings, `/${spelt}`, `/${spelt}/`] : spellings
}

/** What an address answers, in words: the page there, or where it leads. */
function answerOf(address: string): string {
  const found = resolve(address)
  if (found.kind === 'page') return `page ${found.route} at ${found.path}`
  if (found.kind !== 'redirect') return found.kind
  return `${found.status} ${found.location}${found.isBrief ? ', for now' : ''}`
}

/** The addresses that do not answer as they should, with what they answer. */
const wrongAmong = (expected: Iterable<readonly [address: string, answers: readonly string[]]>): string[] =>
  [...expected].flatMap(([address, answers]) => {
    const answer = answerOf(address)
    return answers.includes(answer) ? [] : [`${address}: ${answer}`]
  })

const everyPage = ROWS.flatMap((row) => {
  const words = addressOf(row)
  return localesOf(words).map((locale) => ({ row, words, locale, path: `/${locale}/${words}` }))
})

describe('each page of the catalogue', () => {
  test('answers at its address in every language it is published in', () => {
    expect(wrongAmong(everyPage.map(({ row, path }) => [path, [`page ${row.name} at ${path}`]]))).toEqual([])
    for (const row of ROWS) {
      const words = addressOf(row)
      expect(publishedLocales(`/th/${words}?a=b#c`)).toEqual(
        LOCALES.filter((locale) => localesOf(words).includes(locale)),
      )
    }
  })

  test('leads to its Thai page from a language it is not published in', () => {
    const closed = ROWS.map(addressOf).flatMap((words) =>
      LOCALES.filter((locale) => !localesOf(words).includes(locale)).map((locale) => ({ locale, words })),
    )
    expect(closed.length).toBeGreaterThan(0)
    expect(closed.filter(({ locale, words }) => locationOf(resolve(`/${locale}/${words}`)) !== `/th/${words}`)).toEqual(
      [],
    )
  })

  test('is reached in any spelling, with slashes and without a language, in one 301 that keeps the query', () => {
    const spellings = everyPage.flatMap(({ row, locale, path }) =>
      Object.values(SPELLINGS).flatMap((spell) =>
        waysTo(row, locale, spell).map((way): readonly [string, readonly string[]] => [
          `${way}?Q=A%2Fb`,
          [`page ${row.name} at ${path}`, `301 ${path}?Q=A%2Fb`],
        ]),
      ),
    )
    expect(spellings.length).toBeGreaterThan(10_000)
    expect(wrongAmong(spellings)).toEqual([])
  })

  test('is reached from each alias, in any spelling, in one 301', () => {
    const aliases = everyPage.flatMap(({ row, locale, path }) =>
      (row.aliases ?? []).flatMap((pattern) =>
        Object.values(SPELLINGS).map((spell): readonly [string, readonly string[]] => [
          `/${locale}/${respelt(pattern, spell)}?a=B`,
          [`301 ${path}?a=B`],
        ]),
      ),
    )
    expect(aliases.length).toBeGreaterThan(100)
    expect(wrongAmong(aliases)).toEqual([])
  })
})

describe('the catalogue', () => {
  test('names each page and each address once', () => {
    const patterns = ROWS.flatMap(({ pattern, aliases = [] }) => [pattern, ...aliases])
    expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length)
    expect(new Set(patterns).size).toBe(patterns.length)
  })

  test('shows drafts to staff only, at addresses that robots.txt excludes', () => {
    for (const { name, pattern, audience, isIndexed, isShared } of ROWS) {
      expect(audience === 'staff', name).toBe(name.endsWith('-preview'))
      expect(audience === 'staff', name).toBe(/(?:^|\/)preview$/.test(pattern))
      if (audience === 'staff') expect([isIndexed, isShared], name).toEqual([false, false])
    }
  })

  test('says of each route with parameters whether content decides that a page exists', () => {
    const free = ROWS.filter(({ pattern, isShared }) => isShared && pattern.includes('{'))
    const looked = free.filter(({ isUnbounded }) => !isUnbounded).map(({ name }) => name)
    expect(looked.join(' ')).toBe(
      'unit-taken location project brochure ebrochure whole-cost living-service lifestyle living-event living-benefit ' +
        'policy-of-project promotion-page news-item blog-post blog-tab',
    )
    for (const [path, isUnbounded, mayBeMissing] of [
      ['/th/career/detail/7/whatever', true, false],
      ['/th/condominium/noble-one', false, true],
      ['/th/home', false, false],
    ])
      expect(resolve(`${path}`)).toMatchObject({ kind: 'page', isUnbounded, mayBeMissing })
    expect(ROWS.filter(({ isUnbounded, pattern }) => isUnbounded && !pattern.includes('{'))).toEqual([])
  })

  test('restricts three affiliate pages (C30), and excludes every token address from caches and indexes (C22)', () => {
    expect(ROWS.filter(({ audience }) => audience === 'affiliate').map(({ pattern }) => pattern)).toEqual([
      'affiliate/create-link',
      'affiliate/dashboard',
      'affiliate/profile-setting',
    ])
    for (const { name, pattern, audience, isShared, isIndexed } of ROWS) {
      if (/\{(?:token|person)=\}/.test(pattern))
        expect([audience, isShared, isIndexed], name).toEqual(['holder', false, false])
    }
  })

  test('keeps the case of a token in every language', () => {
    expect(locationOf(resolve('/EN/Payment/Receipt/aBc-9_X.~/'))).toBe('/en/payment/receipt/aBc-9_X.~')
    expect(locationOf(resolve('/Event/Open-House_26'))).toBe('/th/events/Open-House_26')
    expect(locationOf(resolve('/th/Events/OpenHouse/PreTransfer/Register/R9/Ev1/Pos2/1101700207030'))).toBe(
      '/th/events/OpenHouse/pretransfer/register/R9/Ev1/Pos2/1101700207030',
    )
  })
})

describe('search engines', () => {
  test('index these addresses, and none of the others', () => {
    const rows: readonly (readonly [string, boolean])[] = [
      ['/th/home', true],
      ['/en/project/house/all', true],
      ['/en/condominium/noble-a', true],
      ['/th/location/thonglor', true],
      ['/th/newsletter', false],
      ['/th/newsletter/leave/abc', false],
      ['/th/saved-search/leave/abc', false],
      ['/th/success', false],
      ['/th/styleguide', false],
      ['/th/search-result', false],
      ['/th/noble-id', true],
      ['/th/noble-id/card', false],
      ['/th/noble-id/preview', false],
      ['/th/home/preview', false],
      ['/th/blog', true],
      ['/th/blog/a-story', true],
      ['/th/blog/a-story/preview', false],
      ['/th/blog/living/page/2', false],
      ['/th/news-detail/corporate_news/7', true],
      ['/th/news-detail/7', false],
      ['/th/csr/7/a-story', false],
      ['/th/nothing', false],
      ['/th/%', false],
    ]
    expect(rows.filter(([path, isIndexed]) => isIndexedAddress(path) !== isIndexed)).toEqual([])
  })
})

/** S2§2.2 to §2.5, S1§2 and checklist L.4, exactly as written there. */
const WRITTEN = `home login register forget-password account-setting blog news promotion contact form-contact complaint
  complaints corporate corporate-deal career careers career-success csr cust-satis policy terms terms-and-conditions
  land LandOffering investment-guide OnlineBooking OnlineBookingCampaign unit-summary booking-summary verify-id
  verify-otp verify-success success success-land subscription-setting Subscription search-result search-seo
  show-your-need noble-id nobleid noblecare brand-home brand-noble brand-nue 25anniversary 30anniversary 2ndlife
  Microsite mainpage medias questionnaires OrganizationChart CompanyMission CompanyVision Responsibility
  ConfirmPayments Adsource nobleplay news-detail news_detail event-invite cookies-privacy-notice
  executives-privacy-notice investors-privacy-notice recruitment-privacy-notice vendor-privacy-notice
  visitor-privacy-notice whistle-blowing-privacy-notice
  about/mission about/organization about/responsibility about/vision
  affiliate/about affiliate/create-link affiliate/dashboard affiliate/forgot-password affiliate/login
  affiliate/profile-setting affiliate/reset-password affiliate/sign-up
  blog/list blog/content blog/detail blog/list-pagination blog/a-story blog/living/page/2 booking/payment
  csr/list csr/detail csr/innerList csr/innerDetail csr/7/a-story cust-satis/expired cust-satis/thankyou
  event_register/blogger event_register/check-in event_register/information event_register/qr-code
  event_register/verify event-invite/blogger event-invite/event-qr-code event-invite/user-check-in
  event-invite/user-infomation event-invite/user-verify event-register-new/check-in event-register-new/a/b/c
  event-register-noble-id/login event-register-noble-id/register foreign_buyer/investment-guide
  foreign_buyer/secondlife member/forget-password member/setting_new member/thankyou
  news/advertising news/news news/news_detail news/newsletter noble_living/event-detail noble_living/ServiceDetail
  online_booking/booking-payment online_booking/booking-summary online_booking/payment-receipt
  online_booking/payment-result online_booking/unit-summary online_booking/verify-id online_booking/verify-otp
  online_booking/verify-success register/activation register/login register/questionnaire register/questionnaires
  register/register-questionnaire register/register-success register/success
  online-booking/campaign/launch online-booking/nue-district-r9 payment/receipt/AbC payment/result/AbC
  career/detail/7/architect brochure/noble-a ebrochure/noble-a event/OPEN26 events/OPEN26 events/OPEN26/register
  events/OPEN26/thankyou events/OPEN26/user-verify events/OPEN26/noble-id events/OPEN26/noble-id/login
  events/OPEN26/noble-id/register events/OPEN26/blogger/register
  events/OPEN26/pretransfer/register/R9/12/3/1101700207030 lifestyle/morning location/condo-ari
  project/condominium/noble-a project/house/noble-b project/noble-a policy/nue-district-R9
  policy/nue-cross-khukhot-station visitor-privacy-notice/noble-a promotion/new-year service/cleaning
  event-news/7/open-day event/7/open-day news-detail/corporate/7 news-detail/7 media/film media/press/2026/film
  condominium/noble-a house/noble-b single-detached-house/noble-c single_detached_house/noble-c townhome/nue-d land/nue-e
  condominium condominium/condo-ready-to-move condominium/new-condo house house/townhouse
  project/condominium/all project/condominium/new-condo project/condominium/condo-ready-to-move
  project/condominium/condo-pet-friendly project/house/all project/house/single-detached-house project/house/townhome
  project/house/shophouse project/past-projects/all location/sukhumvit/asoke`.split(/\s+/)

describe('every address in the specification', () => {
  test('is a page or one 301 to a page, in every language', () => {
    const faults = WRITTEN.flatMap((words) =>
      LOCALES.flatMap((locale) => {
        const first = resolve(`/${locale}/${words}`)
        const found = first.kind === 'redirect' ? resolve(first.location) : first
        const isRight = found.kind === 'page' && (found.locale === locale || words.split('/')[0] === 'blog')
        return isRight ? [] : [`/${locale}/${words}: ${locationOf(first)}`]
      }),
    )
    expect(faults).toEqual([])
  })

  test('that shows a draft is for staff only', () => {
    const drafts = `preview promotion/new-year/preview blog/a-story/preview news-detail/corporate_news/7/preview
      landing-page/7/preview register-page/7/preview`.split(/\s+/)
    expect(drafts.filter((words) => matchRoute(words.split('/'))?.route.audience !== 'staff')).toEqual([])
  })

  test('of an error page answers with that error', () => {
    const answers = ['404', 'promotion/detail', 'maintenance'].map((words) => locationOf(resolve(`/th/${words}`)))
    expect(answers).toEqual(['unknown', '/th/404', 'unknown'])
  })
})
