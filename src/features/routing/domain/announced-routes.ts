import type { Audience, Layout } from '@/kernel/route'

/** Optional details of an announced route. */
interface Details {
  /** The message key of the page's text, where several pages share it; defaults to the route name. */
  readonly text?: string
  readonly aliases?: readonly string[]
  /** The address of its section, which the page names as canonical. */
  readonly section?: string
  readonly layout?: Layout
  readonly audience?: Audience
  readonly isShared?: boolean
}

type TextOf<Name extends string, Own extends Details> = Own extends { text: infer Text extends string } ? Text : Name

/** A page with an address but without content yet: the same text for everybody. */
function announced<Name extends string, Pattern extends string, const Own extends Details = Record<never, never>>(
  name: Name,
  pattern: Pattern,
  own?: Own,
) {
  const text = (own?.text ?? name) as TextOf<Name, Own>
  const isUnbounded = pattern.includes('{')
  const rest = { reads: [], tags: [], isShared: true, isUnbounded, isIndexed: false, ...(own as Details) } as const
  return { name, pattern, ...rest, text } as const
}

/** A page whose address is one person's secret: not cached, not indexed (C22, C39). */
const SECRET = { audience: 'holder', isShared: false } as const

/**
 * An old address of an invitation that still works. The canonical page is `events/{code}/…`, but the old address does
 * not contain the code (C28).
 */
const INVITED = { text: 'event-invite', section: 'event-invite', layout: 'event' } as const

const EVENT = { text: 'event', section: 'event-invite', layout: 'event' } as const

/** `privacy notices` of S2§2.2. The cookie notice exists, so it is a row of the catalogue (C43). */
const NOTICE = { text: 'privacy-notice' } as const

/**
 * Addresses that menus, the footer, mails, advertisements and older sites already link to, before their page is built.
 * Whoever builds a page moves its row to the catalogue; the last row of a text takes the text along. Of two spellings
 * the first in C26 is canonical.
 *
 * A row with a parameter is for content that does not exist yet (`csr/{id}/{slug}`). A 404 would be wrong, and an
 * indexed page would accept any invented slug: it therefore answers with the text of its section, noindex, and names
 * the section's page as canonical.
 */
export const ANNOUNCED_ROUTES = [
  // Guides and finding a home (A2.4, A2.5)
  announced('investment-guide', 'investment-guide'),
  announced('nobleplay', 'nobleplay'),

  // Affiliates (A2.10)
  announced('affiliate-about', 'affiliate/about'),
  announced('affiliate-login', 'affiliate/login'),
  announced('affiliate-sign-up', 'affiliate/sign-up', { text: 'affiliate-about' }),
  announced('affiliate-forgot-password', 'affiliate/forgot-password', { text: 'forget-password' }),
  announced('affiliate-reset-password', 'affiliate/reset-password', { text: 'forget-password' }),
  announced('affiliate-create-link', 'affiliate/create-link', { text: 'affiliate-login', audience: 'affiliate' }),
  announced('affiliate-dashboard', 'affiliate/dashboard', { text: 'affiliate-login', audience: 'affiliate' }),
  announced('affiliate-setting', 'affiliate/profile-setting', { text: 'affiliate-login', audience: 'affiliate' }),

  // News, stories and what we do for others (A2.2)
  announced('news-advertising', 'news/advertising'),
  announced('news-newsletter', 'news/newsletter'),
  announced('event-news', 'event-news/{id}/{slug}', { text: 'event', section: 'news' }),
  announced('csr', 'csr', { aliases: ['csr/list', 'csr/detail', 'csr/inner-list', 'csr/inner-detail'] }),
  announced('csr-story', 'csr/{id}/{slug}', { text: 'csr', section: 'csr' }),
  announced('medias', 'medias'),
  announced('media', 'media/{rest*}', { text: 'medias', section: 'medias' }),

  // The company (A2.3)
  announced('about', 'about'),
  announced('about-vision', 'about/vision', { aliases: ['company-vision'] }),
  announced('about-mission', 'about/mission', { aliases: ['company-mission'] }),
  announced('about-organization', 'about/organization', { aliases: ['organization-chart'] }),
  announced('about-responsibility', 'about/responsibility', { aliases: ['responsibility'] }),
  announced('anniversary', '25th-anniversary', { aliases: ['25-anniversary'] }),
  announced('corporate', 'corporate'),
  announced('brand-home', 'brand-home'),
  announced('mainpage', 'mainpage'),
  announced('career-job', 'career/detail/{id}/{slug}', { text: 'career', section: 'career' }),

  // Service and law (A2.9, A2.11)
  announced('questionnaires', 'questionnaires'),
  announced('cust-satis', 'cust-satis', { layout: 'content-only' }),
  announced('cust-satis-expired', 'cust-satis/expired', { text: 'survey-closed', layout: 'content-only' }),
  announced('cust-satis-thankyou', 'cust-satis/thankyou', { text: 'thankyou', layout: 'content-only' }),
  announced('terms', 'terms', { aliases: ['terms-and-conditions'] }),
  announced('executives-notice', 'executives-privacy-notice', NOTICE),
  announced('investors-notice', 'investors-privacy-notice', NOTICE),
  announced('recruitment-notice', 'recruitment-privacy-notice', NOTICE),
  announced('vendor-notice', 'vendor-privacy-notice', NOTICE),
  announced('visitor-notice', 'visitor-privacy-notice', NOTICE),
  announced('whistle-blowing-notice', 'whistle-blowing-privacy-notice', NOTICE),
  announced('visitor-notice-of-project', 'visitor-privacy-notice/{slug}', {
    ...NOTICE,
    section: 'visitor-privacy-notice',
  }),

  // Events (A2.8)
  announced('event', 'events/{code=}', { ...EVENT, aliases: ['event/{code=}'] }),
  announced('event-register', 'events/{code=}/register', EVENT),
  announced('event-blogger', 'events/{code=}/blogger/register', EVENT),
  announced('event-noble-id', 'events/{code=}/noble-id', EVENT),
  announced('event-noble-id-login', 'events/{code=}/noble-id/login', EVENT),
  announced('event-noble-id-register', 'events/{code=}/noble-id/register', EVENT),
  announced('event-verify', 'events/{code=}/user-verify', { ...EVENT, text: 'event-invite' }),
  announced('event-thankyou', 'events/{code=}/thankyou', { ...EVENT, text: 'thankyou' }),
  announced('event-pretransfer', 'events/{code=}/pretransfer/register/{project=}/{event=}/{position=}/{person=}', {
    ...EVENT,
    ...SECRET,
  }),
  announced('event-by-id', 'event/{id}/{slug}', EVENT),
  announced('event-invite', 'event-invite', { layout: 'event' }),
  announced('invite-blogger', 'event-invite/blogger', INVITED),
  announced('invite-qr-code', 'event-invite/event-qr-code', INVITED),
  announced('invite-check-in', 'event-invite/user-check-in', INVITED),
  announced('invite-information', 'event-invite/user-information', {
    ...INVITED,
    aliases: ['event-invite/user-infomation'],
  }),
  announced('invite-verify', 'event-invite/user-verify', INVITED),
  announced('old-invite-blogger', 'event-register/blogger', INVITED),
  announced('old-invite-check-in', 'event-register/check-in', INVITED),
  announced('old-invite-information', 'event-register/information', INVITED),
  announced('old-invite-qr-code', 'event-register/qr-code', INVITED),
  announced('old-invite-verify', 'event-register/verify', INVITED),
  announced('newer-invite', 'event-register-new/{rest*}', INVITED),
  announced('member-invite-login', 'event-register-noble-id/login', INVITED),
  announced('member-invite-register', 'event-register-noble-id/register', INVITED),

  // What advertising leads to
  announced('adsource', 'adsource', { layout: 'ad-source' }),
] as const

/** The name of an announced route. */
export type AnnouncedName = (typeof ANNOUNCED_ROUTES)[number]['name']

/** The message key of an announced page's text; several pages may share one. */
export type AnnouncedText = (typeof ANNOUNCED_ROUTES)[number]['text']
