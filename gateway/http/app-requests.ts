// The public API (S1§7, S2§7) and the search. Calls of the back office below `projects` are not counted.
const PUBLISHED_CALL =
  /^\/api\/(?:projects\/(?!(?:\d+|access|count|versions)(?:\/|$))|(?:project-publish|project-publishes|search-seos|home-news|promotion-publisheds)\/|search(?:\/suggest)?$|minutes$|openapi\.json$|docs$)/

const LIVE_CALL = /^\/api\/availability\//

const BACK_OFFICE = /^\/admin(?:\/|$)/
/** Pages of the back office for people without a session, whatever cookie they send. */
const SIGN_IN_PAGE =
  /^\/admin\/(?:login|forgot|reset|logout|logout-inactivity|verify|unauthorized|create-first-user)(?:\/|$)/
const SESSION = /(?:^|;\s*)staff-token=/

/** What a read of the app is counted as; null for a page of the site, which has limits of its own. */
type ReadKind = 'published' | 'live' | 'signIn' | 'backOffice' | 'other'

/** The kind of a GET by its path, and by whether a cookie claims a session of staff. */
export function kindOfRead(path: string, cookie: string | undefined): ReadKind | null {
  if (PUBLISHED_CALL.test(path)) return 'published'
  if (LIVE_CALL.test(path)) return 'live'
  if (BACK_OFFICE.test(path)) return SIGN_IN_PAGE.test(path) || !SESSION.test(cookie ?? '') ? 'signIn' : 'backOffice'
  return path.startsWith('/api/') ? 'other' : null
}
