import type { IncomingMessage } from 'node:http'
import type { Resolution } from '@/features/routing'
import { hasRouterHeadersOfClient } from '../next-adapter/router-state'
import type { OwnHosts } from './own-hosts'
import { SAFE_METHODS } from './plain-responses'

/** Whether a request names more than one host, which RFC 9112 §3.2 has answered with 400. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** A boundary as RFC 2046 §5.1.1 allows it, quoted or not. */
const BOUNDARY = /;\s*boundary=(?:"[^"\r\n]{1,70}"|[^\s;"]{1,70})/i

/** The parser of the framework answers 500 to a form that has no boundary, or an origin that is no address. */
function hasUsableForm({ headers }: IncomingMessage): boolean {
  const type = headers['content-type'] ?? ''
  return !/^multipart\//i.test(type) || BOUNDARY.test(type)
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The status for a head that no client of this site sends, and that the app would fail on; null for all others. */
export function faultOfHead(request: IncomingMessage): 400 | 405 | null {
  if (!METHODS.has(request.method ?? '')) return 405
  const isFine = !hasTwoHosts(request) && hasRouterHeadersOfClient(request.headers) && hasUsableForm(request)
  return isFine ? null : 400
}

/**
 * Calls that come from other sites by their nature: notices of payments, the return from a page of a payment provider, the
 * stand-in for one, and the button of mail programs that ends a subscription (RFC 8058). None of them looks at a cookie:
 * they are believed by a signature, a key or the token in the address.
 */
const CALLED_BY_OTHERS = /^\/api\/(?:payments|trial-provider|newsletter\/leave|saved-search\/leave)\//

/** Whether a request says that a page of this site sent it. A browser states the origin with every POST. */
function isFromOwnPage({ headers }: IncomingMessage, hosts: OwnHosts): boolean {
  const { origin, host } = headers
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin'
  const told = hosts.originFor(host, origin)
  return URL.canParse(told) && new URL(told).origin === hosts.publicUrl.origin
}

/** Names of the gateway's own pass of a browser, which opens nothing and which it gives to every client. */
const PASS = /^\s*(?:__Host-)?browser=/

/** Whether a request brings a cookie that may stand for somebody. */
const holdsSession = (cookie: string | undefined) =>
  (cookie ?? '').split(';').some((one) => one.trim() !== '' && !PASS.test(one))

/**
 * Whether a page of another site posts here: another scheme, port or subdomain is another site, and `null` is a page that
 * hides its own. With a cookie the request must say where it comes from, wherever it goes; without one it has nothing to
 * misuse, and a client that states no origin, which no browser is, may call. The framework refuses foreign server actions
 * too, as an error of the app.
 */
export function isPostedFromElsewhere(request: IncomingMessage, to: Resolution, hosts: OwnHosts): boolean {
  const { method, headers } = request
  if (SAFE_METHODS.has(method ?? '')) return false
  if (to.kind === 'app' && CALLED_BY_OTHERS.test(`${to.path}/`)) return false
  // Without a session the API answers a call from another site as it answers everybody.
  const takesForms = to.kind === 'page' || (to.kind === 'app' && to.segments[0] === 'admin')
  const isClaiming = holdsSession(headers.cookie) || (takesForms && headers.origin !== undefined)
  return isClaiming && !isFromOwnPage(request, hosts)
}
