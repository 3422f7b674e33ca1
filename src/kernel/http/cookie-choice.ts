/** The cookie that stores a visitor's cookie choice, and its lifetime. */
export const COOKIE_CHOICE = 'cookie_choice'
export const COOKIE_CHOICE_DAYS = 180

/** Dispatched on `document` when a visitor chooses; its detail is a `CookieChoice`. */
export const COOKIE_CHOICE_EVENT = 'cookie-choice'

/** The value of `data-opens` on elements that open the settings. */
export const OPENS_COOKIE_SETTINGS = 'cookie-settings'

/** The purposes that can be refused. Necessary cookies cannot. */
export const OPTIONAL_PURPOSES = ['functional', 'analytics', 'advertising'] as const

export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number]

/** The accepted purposes, in table order; empty when only necessary cookies are accepted. */
export type CookieChoice = readonly OptionalPurpose[]

/** Increased when the purposes or their texts change: older choices become invalid and are asked for again. */
const VERSION = '2'

const inOrder = (allowed: readonly OptionalPurpose[]) => OPTIONAL_PURPOSES.filter((one) => allowed.includes(one))

/** `['analytics']` → `2.analytics`; only necessary cookies → `2`. */
export const writeCookieChoice = (allowed: CookieChoice) => [VERSION, ...inOrder(allowed)].join('.')

/** Parses the choice from a cookie value; null when there is none, or none that we wrote. */
export function readCookieChoice(value: string | null | undefined): CookieChoice | null {
  const named = (value ?? '').split('.').slice(1)
  const allowed = OPTIONAL_PURPOSES.filter((purpose) => named.includes(purpose))
  return writeCookieChoice(allowed) === value ? allowed : null
}

/** The value of a named cookie in `document.cookie` or a Cookie header. */
export function cookieNamed(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}
