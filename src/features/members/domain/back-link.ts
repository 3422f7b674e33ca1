import { resolveAddress } from '@/features/routing'

/** The cookie with the page to return to after signing in. It is not secret and not trusted. */
export const BACK_LINK_COOKIE = 'NBH_BACKLINK'

/** Pages that lead nowhere after signing in. */
const NOT_A_TARGET = /^(?:login|register|forget-password)/

/**
 * The page to return to: only a canonical address of this site that the route catalogue knows. Everything else (another
 * site, a scheme, a redirect, the sign-in pages themselves) is null.
 */
export function readBackLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 500 || !/^\/[a-z]/.test(value) || /[\\\s\p{Cc}]/u.test(value))
    return null
  const at = value.search(/[?#]/)
  const [path, tail] = at === -1 ? [value, ''] : [value.slice(0, at), value.slice(at)]
  const found = resolveAddress({ path, search: tail.split('#')[0] ?? '' })
  if (found.kind !== 'page' || found.path !== path || NOT_A_TARGET.test(found.route)) return null
  return value
}

/** The page that somebody came from, when it is one of ours. */
export function backLinkOfReferer(referer: string | null, origin: string): string | null {
  if (!referer || !URL.canParse(referer)) return null
  const { origin: from, pathname, search } = new URL(referer)
  return from === origin ? readBackLink(pathname + search) : null
}

/** The same page in the language of a path; used where a guard leads to the sign-in page. */
export const withNext = (loginPath: string, next: string): string => `${loginPath}?next=${encodeURIComponent(next)}`
