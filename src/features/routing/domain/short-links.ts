import { type AddressRequest, type Resolution, resolveAddress } from './resolve'
import { type TargetRules, targetLocation } from './short-targets'

/** A short link as followed: its code, and the target for this visitor. */
export interface FollowedLink {
  code: string
  location: string
}

/**
 * The short link at an address that is no page; null when there is none. Pages, files, the back office and redirects
 * win (S1§7, A3.5). Capitals, slashes and a missing or other language cost no extra redirect: `/SALE24` and
 * `/en/sale24/` lead straight to the target.
 */
export function shortLinkFor(
  find: (code: string) => string | undefined,
  request: AddressRequest,
  resolution: Resolution,
  rules: TargetRules,
): FollowedLink | null {
  const asked = canonicalRequest(request, resolution)
  if (!asked) return null
  // The canonical path is the language and the code.
  const code = asked.path.slice(asked.path.indexOf('/', 1) + 1)
  const target = find(code)
  if (target === undefined) return null
  const final = resolveAddress(asked, rules.settings)
  if (final.kind !== 'unknown') return null
  const location = targetLocation(target, { locale: final.locale, search: asked.search }, rules)
  return location === null ? null : { code, location }
}

function canonicalRequest(request: AddressRequest, resolution: Resolution): AddressRequest | null {
  if (resolution.kind === 'unknown') return request
  if (resolution.kind !== 'redirect') return null
  const { location } = resolution
  const end = location.indexOf('?')
  return end === -1 ? { path: location, search: '' } : { path: location.slice(0, end), search: location.slice(end) }
}
