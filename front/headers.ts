import type { IncomingHttpHeaders } from 'node:http'

/** Names and values in turn: what `writeHead` sends fastest. */
export type FlatHeaders = string[]

const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=(self)',
  'camera=()',
  'display-capture=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  // Voice search.
  'microphone=(self)',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ')

/** What every answer carries, whatever it is. HSTS only where the site really is on https. */
export function securityHeaders(publicUrl: URL): FlatHeaders {
  const headers = [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    PERMISSIONS,
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'X-Frame-Options',
    'SAMEORIGIN',
  ]
  if (publicUrl.protocol === 'https:') {
    headers.push('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
  return headers
}

/** The headers that make one address of a page several answers (trap 21). */
const DATA_HEADERS = 'RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch'
export const PAGE_VARY = `Accept-Encoding, ${DATA_HEADERS}`

// Read by the Next 16.4 client (next/dist/client): everything else it sends is for its own proxies.
const NEXT_CLIENT_HEADERS: ReadonlySet<string> = new Set([
  'x-nextjs-stale-time',
  'x-nextjs-postponed',
  'x-nextjs-prerender',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-action-not-found',
  'x-nextjs-deployment-id',
])

/** Of a page that is kept, the app's own headers that are kept with it. */
const PAGE_HEADERS: ReadonlySet<string> = new Set(['content-type', 'content-language', 'link', 'x-robots-tag'])

const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

// Ours to say: a visitor who sends one of these is not believed, and the app's word is replaced.
const OVERWRITTEN_IN: ReadonlySet<string> = new Set([
  'host',
  'content-length',
  'accept-encoding',
  'expect',
  'forwarded',
  'via',
  'true-client-ip',
  'cf-connecting-ip',
  'x-client-ip',
  'x-real-ip',
  'x-request-id',
  'x-front-secret',
  'x-matched-path',
  'x-http-method-override',
])
const INTERNAL_IN = /^x-(?:forwarded|middleware|invoke|now|vercel|prerender|next)(?:-|$)/
const OVERWRITTEN_OUT: ReadonlySet<string> = new Set([
  'server',
  'x-powered-by',
  'date',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'strict-transport-security',
  'content-security-policy',
  'x-matched-path',
  'x-request-id',
  'x-cache',
  'critical-ch',
  'accept-ch',
])
const INTERNAL_OUT = /^x-(?:nextjs|next|middleware|invoke|now|vercel|prerender)-/

/** Which headers of a visitor reach the app when a request is passed on. */
export function requestHeadersFrom(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = connectionOptions(headers.connection)
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || named.has(name)) continue
    if (OVERWRITTEN_IN.has(name) || INTERNAL_IN.test(name)) continue
    kept[name] = value
  }
  return { ...kept, ...framingFrom(headers) }
}

/**
 * Where a body ends, said for every method and whatever else the visitor says of it. A GET whose body has neither
 * length nor chunks is written by Node as it comes: the app would take that body for the next request.
 */
function framingFrom(headers: IncomingHttpHeaders): Record<string, string> {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' }
  const length = headers['content-length']
  return length === undefined ? {} : { 'content-length': length }
}

/** Which headers of the app reach the visitor when an answer is passed on. */
export function answerHeadersFrom(headers: IncomingHttpHeaders): FlatHeaders {
  const named = connectionOptions(headers.connection)
  const kept: FlatHeaders = []
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || named.has(name) || OVERWRITTEN_OUT.has(name)) continue
    if (INTERNAL_OUT.test(name) && !NEXT_CLIENT_HEADERS.has(name)) continue
    for (const one of [value].flat()) kept.push(name, one)
  }
  return kept
}

/** Which headers of the app are kept with a cached page. */
export function pageHeadersFrom(headers: IncomingHttpHeaders): FlatHeaders {
  const kept: FlatHeaders = []
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || !(PAGE_HEADERS.has(name) || NEXT_CLIENT_HEADERS.has(name))) continue
    for (const one of [value].flat()) kept.push(name, one)
  }
  return kept
}

function connectionOptions(connection: string | undefined): ReadonlySet<string> {
  return new Set(
    (connection ?? '')
      .toLowerCase()
      .split(',')
      .map((option) => option.trim()),
  )
}

/** The value of a header in a flat list, whatever its case. */
export function headerIn(headers: FlatHeaders, name: string): string | undefined {
  for (let index = 0; index < headers.length; index += 2) {
    if (headers[index]?.toLowerCase() === name) return headers[index + 1]
  }
  return undefined
}

/** The list without one header, whatever its case. */
export function withoutHeaders(headers: FlatHeaders, ...names: string[]): FlatHeaders {
  return headers.filter((_, index) => !names.includes((headers[index - (index % 2)] ?? '').toLowerCase()))
}

/** Whether `If-None-Match` names this tag. Comparison is weak, as for GET (RFC 9110 §13.1.2). */
export function isSameTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.includes(etag) && ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
