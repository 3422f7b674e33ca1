import { type AnnouncedText, brandPath, listingPath, newsletterPath, policyPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'

/** Pages with content that an announced page can link to. */
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
 * The text key of each announced page and its related pages. The route catalogue says which page uses which key; the
 * texts are in `announced.json`.
 */
export const ANNOUNCED_PAGES: Readonly<Record<AnnouncedText, Related>> = {
  'investment-guide': 'ready',
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
  terms: 'policy',
  career: 'past',
  nobleplay: 'nue',
  'cust-satis': 'past',
  'event-invite': 'new',
  adsource: 'ready',
  thankyou: 'new',
  questionnaires: 'newsletter',
  'survey-closed': 'past',
  medias: 'nue',
  anniversary: 'past',
  corporate: 'past',
  'brand-home': 'noble',
  mainpage: 'new',
  'privacy-notice': 'policy',
  event: 'newsletter',
}

/** The canonical address of a related page. */
export const relatedPath = (locale: Locale, related: Related): string => RELATED[related](locale)
