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
 * Whether a page of another site posts here. A browser states the origin with every POST; `null` is a page that hides
 * its own. The framework refuses such server actions too, as an error of the app.
 */
export function isPostedFromElsewhere(
  { method, headers: { origin, host } }: IncomingMessage,
  to: Resolution,
  hosts: OwnHosts,
): boolean {
  // The API answers a call from another site as one without a session.
  const takesForms = to.kind === 'page' || (to.kind === 'app' && to.segments[0] === 'admin')
  if (!takesForms || SAFE_METHODS.has(method ?? '') || origin === undefined) return false
  const told = hosts.originFor(host, origin)
  return !URL.canParse(told) || new URL(told).origin !== hosts.publicUrl.origin
}
