/** One page that has an address, but not yet its substance: the same words for everybody, whatever is asked of it. */
const announced = <Name extends string, Pattern extends string>(name: Name, pattern: Pattern, ...twins: string[]) => ({
  name,
  pattern,
  twins,
  reads: [],
  tags: [],
  isShared: true,
})

/**
 * The addresses that menus, footer and letters lead to before their page is built. Whoever builds one takes its row
 * from here to the catalogue. Of two spellings the first in C26 is canonical; capitals and snakes are read anyway.
 */
export const ANNOUNCED_ROUTES = [
  announced('promotion', 'promotion'),
  announced('investment-guide', 'investment-guide'),
  announced('noble-id', 'noble-id', 'nobleid'),
  announced('subscription-setting', 'subscription-setting', 'subscription'),
  announced('account-setting', 'account-setting'),
  announced('login', 'register/login', 'login'),
  announced('register', 'register'),
  announced('forget-password', 'member/forget-password', 'forget-password'),
  announced('affiliate-about', 'affiliate/about'),
  announced('affiliate-login', 'affiliate/login'),
  announced('news', 'news'),
  announced('news-advertising', 'news/advertising'),
  announced('news-newsletter', 'news/newsletter'),
  announced('csr', 'csr'),
  announced('about', 'about'),
  announced('about-vision', 'about/vision', 'companyvision', 'company-vision'),
  announced('about-mission', 'about/mission', 'companymission', 'company-mission'),
  announced('about-organization', 'about/organization', 'organizationchart', 'organization-chart'),
  announced('about-responsibility', 'about/responsibility', 'responsibility'),
  announced('form-contact', 'form-contact'),
  announced('contact', 'contact'),
  announced('terms', 'terms', 'terms-and-conditions'),
  announced('complaint', 'complaint', 'complaints'),
  announced('blog', 'blog'),
  announced('career', 'career', 'careers'),
  announced('nobleplay', 'nobleplay'),
  { ...announced('cust-satis', 'cust-satis'), layout: 'content-only' },
  { ...announced('event-invite', 'event-invite', 'event-invite/user-check-in'), layout: 'event' },
  { ...announced('adsource', 'adsource'), layout: 'ad-source' },
] as const

/** A page that is announced, by its name in the route catalogue. */
export type AnnouncedName = (typeof ANNOUNCED_ROUTES)[number]['name']

/** The page announced at the words after the language; null when there is none. */
export function announcedAt(path: string): AnnouncedName | null {
  return ANNOUNCED_ROUTES.find(({ pattern }) => pattern === path)?.name ?? null
}
