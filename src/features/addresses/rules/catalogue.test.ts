import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import { addressOf, localesOf, respelt, SPELLINGS } from './catalogue-under-test'
import { indexedPages, isIndexedAddress } from './indexing'
import { liveLocales } from './live-locales'
import { matchRoute } from './match'
import { type Resolution, resolveAddress } from './resolve'
import type { Route } from './route'
import { ROUTES } from './routes'

const ROWS: readonly Route[] = ROUTES
const NAMED = ROWS.map((row) => [row.name, row] as const)

const split = (address: string) => {
  const [path = '', query] = address.split('?')
  return { path, search: query === undefined ? '' : `?${query}` }
}
const resolve = (address: string) => resolveAddress(split(address))
const locationOf = (resolution: Resolution) => ('location' in resolution ? resolution.location : resolution.kind)

/** Below `/media/` without a language lie the pictures. */
const isFileWithoutLanguage = ({ pattern }: Route) => pattern.startsWith('media/')

function waysTo(row: Route, locale: Locale, spell: (word: string) => string): string[] {
  const spelt = respelt(row.pattern, spell)
  const ways = [`/${locale}/${spelt}`, `/${locale}/${spelt}/`, `//${locale.toUpperCase()}//${spelt}//`]
  return locale === 'th' && !isFileWithoutLanguage(row) ? [...ways, `/${spelt}`, `/${spelt}/`] : ways
}

/** The page itself, or one 301 to it that keeps the query as it was. */
function expectOneHop(way: string, path: string): void {
  const found = resolve(`${way}?Q=A%2Fb`)
  if (found.kind === 'page') expect(found.path, way).toBe(path)
  else expect(found, way).toEqual({ kind: 'redirect', status: 301, location: `${path}?Q=A%2Fb`, isBrief: false })
}

describe.each(NAMED)('the route %s', (name, row) => {
  const words = addressOf(row)

  test('is at its own address in every language it is published in, and in no other', () => {
    for (const locale of LOCALES) {
      const path = `/${locale}/${words}`
      if (localesOf(words).includes(locale)) expect(resolve(path)).toMatchObject({ kind: 'page', route: name, path })
      else expect(locationOf(resolve(path))).toBe(`/th/${words}`)
    }
    expect(liveLocales(`/th/${words}?a=b#c`)).toEqual(LOCALES.filter((locale) => localesOf(words).includes(locale)))
  })

  test.each(Object.entries(SPELLINGS))('is found in %s, with a slash, without a language', (_, spell) => {
    for (const locale of localesOf(words)) {
      for (const way of waysTo(row, locale, spell)) expectOneHop(way, `/${locale}/${words}`)
    }
  })

  test('is where each of its twins leads, in one 301', () => {
    for (const pattern of row.twins ?? []) {
      for (const locale of localesOf(words)) {
        for (const spell of Object.values(SPELLINGS)) {
          const twin = `/${locale}/${respelt(pattern, spell)}`
          expect(locationOf(resolve(`${twin}?a=B`)), twin).toBe(`/${locale}/${words}?a=B`)
        }
      }
    }
  })
})

describe('the catalogue', () => {
  test('names each page once, and each address once', () => {
    const patterns = ROWS.flatMap(({ pattern, twins = [] }) => [pattern, ...twins])
    expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length)
    expect(new Set(patterns).size).toBe(patterns.length)
  })

  test('shows drafts to staff alone, at addresses that robots are kept from', () => {
    for (const { name, pattern, audience, isIndexed, isShared } of ROWS) {
      expect(audience === 'staff', name).toBe(name.endsWith('-preview'))
      expect(audience === 'staff', name).toBe(/(?:^|\/)preview$/.test(pattern))
      if (audience === 'staff') expect([isIndexed, isShared], name).toEqual([false, false])
    }
  })

  test('says of each address with free words whether content decides that there is a page', () => {
    const free = ROWS.filter(({ pattern, isShared }) => isShared && pattern.includes('{'))
    expect(free.filter(({ mayBeMadeUp }) => !mayBeMadeUp).map(({ name }) => name)).toEqual([
      'location',
      'project',
      'policy-of-project',
      'news-item',
      'blog-post',
      'blog-tab',
    ])
    for (const [path, mayBeMadeUp, mayBeMissing] of [
      ['/th/promotion/whatever', true, false],
      ['/th/condominium/noble-one', false, true],
      ['/th/home', false, false],
    ])
      expect(resolve(`${path}`)).toMatchObject({ kind: 'page', mayBeMadeUp, mayBeMissing })
    expect(ROWS.filter(({ mayBeMadeUp, pattern }) => mayBeMadeUp && !pattern.includes('{'))).toEqual([])
  })

  test('guards three pages of the affiliates (C30), and keeps whatever carries a token from everybody else (C22)', () => {
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

  test('knows every language of a token’s address by the token as it was issued', () => {
    expect(locationOf(resolve('/EN/Payment/Receipt/aBc-9_X.~/'))).toBe('/en/payment/receipt/aBc-9_X.~')
    expect(locationOf(resolve('/Event/Open-House_26'))).toBe('/th/events/Open-House_26')
    expect(locationOf(resolve('/th/Events/OpenHouse/PreTransfer/Register/R9/Ev1/Pos2/1101700207030'))).toBe(
      '/th/events/OpenHouse/pretransfer/register/R9/Ev1/Pos2/1101700207030',
    )
  })
})

describe('search engines', () => {
  test('are told of these pages, and of lists, places and projects', () => {
    expect(indexedPages('cht').map(({ path }) => path)).toEqual(
      [
        'home',
        'brand-noble',
        'brand-nue',
        'search-seo',
        'find/by-line',
        'find/by-map',
        'policy',
        'cookies-privacy-notice',
        'news',
      ].map((words) => `/cht/${words}`),
    )
    expect(indexedPages('th').map(({ path }) => path)).toContain('/th/blog')
  })

  test.each([
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
    ['/th/noble-id', false],
    ['/th/home/preview', false],
    ['/th/blog/a-story', true],
    ['/th/blog/a-story/preview', false],
    ['/th/blog/living/page/2', false],
    ['/th/news-detail/corporate_news/7', true],
    ['/th/news-detail/7', false],
    ['/th/csr/7/a-story', false],
    ['/th/nothing', false],
    ['/th/%', false],
  ])('%s: %s', (path, isIndexed) => expect(isIndexedAddress(path)).toBe(isIndexed))
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

describe('every address that is written in the specification', () => {
  test.each(WRITTEN)('%s is a page or one 301 to one, in every language', (words) => {
    for (const locale of LOCALES) {
      const first = resolve(`/${locale}/${words}`)
      const found = first.kind === 'redirect' ? resolve(first.location) : first
      expect(found.kind, locationOf(first)).toBe('page')
      if (words.split('/')[0] !== 'blog') expect(found).toMatchObject({ locale })
    }
  })

  test.each([
    'preview',
    'promotion/new-year/preview',
    'blog/a-story/preview',
    'news-detail/corporate_news/7/preview',
    'landing-page/7/preview',
    'register-page/7/preview',
  ])('%s is for staff', (words) => expect(matchRoute(words.split('/'))?.route.audience).toBe('staff'))

  test.each([
    ['404', 'unknown'],
    ['promotion/detail', '/th/404'],
    ['maintenance', 'unknown'],
  ])('%s: %s', (words, answer) => expect(locationOf(resolve(`/th/${words}`))).toBe(answer))
})
