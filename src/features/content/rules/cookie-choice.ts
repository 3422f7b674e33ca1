/** Where a visitor's choice about cookies is kept, and for how long. */
export const COOKIE_CHOICE = 'cookie_choice'
export const COOKIE_CHOICE_DAYS = 180

/** Told on `document` whenever a visitor chooses; its detail is a `CookieChoice`. */
export const COOKIE_CHOICE_EVENT = 'cookie-choice'

/** The value of `data-opens` on whatever opens the settings. */
export const OPENS_COOKIE_SETTINGS = 'cookie-settings'

/** What may be refused. Necessary cookies are not a choice. */
export const OPTIONAL_PURPOSES = ['functional', 'analytics', 'advertising'] as const

export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number]

/** The purposes a visitor agreed to, in the order of the table; empty for only what is necessary. */
export type CookieChoice = readonly OptionalPurpose[]

/** Goes up when the purposes or their words change: an older choice is then none, and is asked for again. */
const VERSION = '1'

const inOrder = (allowed: readonly OptionalPurpose[]) => OPTIONAL_PURPOSES.filter((one) => allowed.includes(one))

/** `['analytics']` → `1.analytics`; nothing but the necessary → `1`. */
export const writeCookieChoice = (allowed: CookieChoice) => [VERSION, ...inOrder(allowed)].join('.')

/** The choice in a cookie's value; null when there is none, or none that we wrote. */
export function readCookieChoice(value: string | null | undefined): CookieChoice | null {
  const named = (value ?? '').split('.').slice(1)
  const allowed = OPTIONAL_PURPOSES.filter((purpose) => named.includes(purpose))
  return writeCookieChoice(allowed) === value ? allowed : null
}

/** What stands in `document.cookie`, or in a Cookie header, under a name. */
export function cookieNamed(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}
