import { type AnnouncedText, brandPath, listingPath, newsletterPath, policyPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'

/** Pages with substance, to go on to from one that is announced. */
const RELATED = {
  ready: (locale: Locale) => listingPath(locale, 'condo-ready-to-move'),
  new: (locale: Locale) => listingPath(locale, 'new-condo'),
  past: (locale: Locale) => listingPath(locale, 'past-projects'),
  noble: (locale: Locale) => brandPath(locale, 'noble'),
  nue: (locale: Locale) => brandPath(locale, 'nue'),
  newsletter: (locale: Locale) => newsletterPath(locale),
  policy: (locale: Locale) => policyPath(locale),
} as const satisfies Record<string, (locale: Locale) => string>

export type Related = keyof typeof RELATED

/**
 * The words of announced pages, and what is nearest to each. Which page says which is in the route catalogue, what they
 * say in `announced.json`.
 */
export const ANNOUNCED_PAGES: Readonly<Record<AnnouncedText, Related>> = {
  promotion: 'ready',
  'investment-guide': 'ready',
  'noble-id': 'newsletter',
  'subscription-setting': 'newsletter',
  'account-setting': 'policy',
  login: 'new',
  register: 'newsletter',
  'forget-password': 'policy',
  'affiliate-about': 'new',
  'affiliate-login': 'new',
  'news-advertising': 'nue',
  'news-newsletter': 'newsletter',
  csr: 'past',
  about: 'noble',
  'about-vision': 'noble',
  'about-mission': 'nue',
  'about-organization': 'past',
  'about-responsibility': 'past',
  'form-contact': 'policy',
  contact: 'newsletter',
  terms: 'policy',
  complaint: 'policy',
  career: 'past',
  nobleplay: 'nue',
  'cust-satis': 'past',
  'event-invite': 'new',
  adsource: 'ready',
  land: 'past',
  'show-your-need': 'new',
  brochure: 'new',
  noblecare: 'past',
  living: 'noble',
  thankyou: 'new',
  questionnaires: 'newsletter',
  'survey-closed': 'past',
  'register-activation': 'newsletter',
  medias: 'nue',
  anniversary: 'past',
  corporate: 'past',
  'brand-home': 'noble',
  mainpage: 'new',
  'privacy-notice': 'policy',
  'online-booking': 'ready',
  payment: 'policy',
  event: 'newsletter',
}

/** The canonical address of a related page. */
export const relatedPath = (locale: Locale, related: Related): string => RELATED[related](locale)

/** Announced pages that mean two things by their query (S2§2.5): both stand on the page, so it reads none. */
const WITH_A_SECOND = ['form-contact', 'account-setting'] as const satisfies readonly AnnouncedText[]

export type WithASecond = (typeof WITH_A_SECOND)[number]

/** Whether a page with these words says a second thing: `active=land`, `page=subscription`. */
export const hasSecond = (text: AnnouncedText): text is WithASecond => WITH_A_SECOND.some((one) => one === text)
