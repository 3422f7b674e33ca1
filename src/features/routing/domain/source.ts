/** The query key and the cookie of the advertising source: stored for 365 days, the cookie wins (S2§5, C36). */
export const SOURCE_COOKIE = 'adsrcid'
export const SOURCE_DAYS = 365

/** A well-formed advertising source id from an address or cookie; null for anything else. */
export function readSource(value: string | null | undefined): string {
  return value && /^[A-Za-z0-9_-]{1,40}$/.test(value) ? value : ''
}

/** The advertising source in a query; empty when there is none. */
export function sourceInSearch(search: string): string {
  return search.includes(SOURCE_COOKIE) ? readSource(new URLSearchParams(search).get(SOURCE_COOKIE)) : ''
}
