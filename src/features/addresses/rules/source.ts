/** The query key and the cookie of the advertising source: kept 365 days, read from the cookie first (S2§5, C36). */
export const SOURCE_COOKIE = 'adsrcid'
export const SOURCE_DAYS = 365

/** An advertising source id as it may arrive in an address or a cookie; anything else is none. */
export function readSource(value: string | null | undefined): string {
  return value && /^[A-Za-z0-9_-]{1,40}$/.test(value) ? value : ''
}

/** The advertising source that an address names; empty when none. */
export function sourceInSearch(search: string): string {
  return search.includes(SOURCE_COOKIE) ? readSource(new URLSearchParams(search).get(SOURCE_COOKIE)) : ''
}
