import type { IncomingHttpHeaders } from 'node:http'
import { sealedCookie } from '@/kernel/http/cookies'
import { FILM_PLAYERS } from '@/kernel/media/film'
import {
  isClientHeader,
  isInternalRequestHeader,
  isInternalResponseHeader,
  ROUTER_VARY,
} from '../next-adapter/protocol'

/** Alternating names and values: the form that `writeHead` sends fastest. */
export type FlatHeaders = string[]

const PLAYERS = FILM_PLAYERS.map((origin) => `"${origin}"`).join(' ')

const PERMISSIONS = [
  'accelerometer=()',
  // The players of films, which only the page of a film may frame (`csp.ts`).
  `autoplay=(self ${PLAYERS})`,
  'camera=()',
  'display-capture=()',
  `fullscreen=(self ${PLAYERS})`,
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  // Voice search.
  'microphone=(self)',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ')

/** The headers of every response. HSTS only where the site is served over https. */
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
    'Cross-Origin-Resource-Policy',
    'same-origin',
    'X-Frame-Options',
    'SAMEORIGIN',
  ]
  if (publicUrl.protocol === 'https:') {
    headers.push('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
  return headers
}

/** The same for what mails, previews of links and other sites show of ours: pictures, films, icons. */
export const forOtherSites = (headers: FlatHeaders): FlatHeaders => [
  ...withoutHeaders(headers, 'cross-origin-resource-policy'),
  'Cross-Origin-Resource-Policy',
  'cross-origin',
]

/** The request headers that a page depends on beside its URL; feeds, sitemaps and calls have one form. */
export const PAGE_VARY = `Accept-Encoding, ${ROUTER_VARY}`

/** The headers of the app that are cached with a page. */
const PAGE_HEADERS: ReadonlySet<string> = new Set([
  'access-control-allow-origin',
  'access-control-expose-headers',
  'content-language',
  'content-type',
  'last-modified',
  'link',
  'x-robots-tag',
])

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

// Set by the gateway only: removed from requests, and replaced in responses of the app.
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
  'x-browser',
  'x-real-ip',
  'x-request-id',
  'x-gateway-secret',
  'x-http-method-override',
])
const FORWARDED = /^x-forwarded(?:-|$)/
const OVERWRITTEN_OUT: ReadonlySet<string> = new Set([
  'server',
  'x-powered-by',
  'date',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
  'strict-transport-security',
  'content-security-policy',
  'x-request-id',
  'x-cache',
  'critical-ch',
  'accept-ch',
])

/** The request headers that are passed on to the app. */
export function requestHeadersFrom(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = connectionOptions(headers.connection)
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || named.has(name)) continue
    if (OVERWRITTEN_IN.has(name) || FORWARDED.test(name) || isInternalRequestHeader(name)) continue
    kept[name] = value
  }
  return { ...kept, ...framingFrom(headers) }
}

/**
 * Declares where a body ends, for every method and whatever the visitor's headers say. A GET body with neither
 * length nor chunks would be forwarded raw by Node, and the app would read it as the next request (smuggling).
 */
function framingFrom(headers: IncomingHttpHeaders): Record<string, string> {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' }
  const length = headers['content-length']
  return length === undefined ? {} : { 'content-length': length }
}

/**
 * The response headers of the app that are passed on to the visitor. Redirects within our origin become relative,
 * and cookies of an https site are sealed.
 */
export function answerHeadersFrom(headers: IncomingHttpHeaders, origin: string): FlatHeaders {
  const named = connectionOptions(headers.connection)
  const kept: FlatHeaders = []
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || named.has(name) || OVERWRITTEN_OUT.has(name)) continue
    if (isInternalResponseHeader(name)) continue
    for (const one of [value].flat()) kept.push(name, asOfSite(name, one, origin))
  }
  return kept
}

function asOfSite(name: string, value: string, origin: string): string {
  if (name === 'location') return withinSite(value, origin)
  return name === 'set-cookie' && origin.startsWith('https:') ? sealedCookie(value) : value
}

/** A URL of our origin without that origin; a path that a browser would read as another host stays whole. */
function withinSite(location: string, origin: string): string {
  const path = location.startsWith(origin) ? location.slice(origin.length) : ''
  return /^\/(?![/\\])/.test(path) ? path : location
}

/** The response headers of the app that are stored with a cached page. */
export function pageHeadersFrom(headers: IncomingHttpHeaders): FlatHeaders {
  const kept: FlatHeaders = []
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || !(PAGE_HEADERS.has(name) || isClientHeader(name))) continue
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

/** The headers of an answer to one visitor, beside a cookie of theirs: no shared cache may store it. */
export function forOneVisitor(headers: FlatHeaders): FlatHeaders {
  const control = headerIn(headers, 'cache-control')
  if (!control?.includes('public')) return headers
  return [...withoutHeaders(headers, 'cache-control'), 'Cache-Control', control.replace('public', 'private')]
}

/** The headers of an answer of the back office or the API. Where the app says nothing, nobody may store it. */
export function forStaff(headers: FlatHeaders): FlatHeaders {
  if (headerIn(headers, 'cache-control') !== undefined) return headers
  const vary = [headerIn(headers, 'vary'), 'Cookie'].filter(Boolean).join(', ')
  return [...withoutHeaders(headers, 'vary'), 'Cache-Control', 'private, no-store', 'Vary', vary]
}

/**
 * The headers of an answer with further cookies: those set on the way, and the pass of the browser where the answer is for
 * one visitor alone. What a shared cache may keep never carries a pass.
 */
export function withCookies(headers: FlatHeaders, earlier: readonly string[], pass: string | null): FlatHeaders {
  const isPrivate = /\b(?:private|no-store)\b/.test(headerIn(headers, 'cache-control') ?? '')
  const added = [...earlier, ...(pass !== null && isPrivate ? [pass] : [])]
  return [...headers, ...added.flatMap((cookie) => ['Set-Cookie', cookie])]
}

/** The value of a header in a flat list, case-insensitive. */
export function headerIn(headers: FlatHeaders, name: string): string | undefined {
  for (let index = 0; index < headers.length; index += 2) {
    if (headers[index]?.toLowerCase() === name) return headers[index + 1]
  }
  return undefined
}

/** The list without one header, case-insensitive. */
export function withoutHeaders(headers: FlatHeaders, ...names: string[]): FlatHeaders {
  return headers.filter((_, index) => !names.includes((headers[index - (index % 2)] ?? '').toLowerCase()))
}

/** The instant of a date as HTTP writes it, in milliseconds; null of anything else. */
export function instantOf(date: string | undefined): number | null {
  const instant = Date.parse(date ?? '')
  return Number.isNaN(instant) ? null : instant
}

/**
 * Whether a visitor has what would be sent: by its tag, or, only where they send none, by the time of its last change
 * (RFC 9110 §13.2.2).
 */
export function isKnown(
  { ifNoneMatch, ifModifiedSince }: { ifNoneMatch: string | undefined; ifModifiedSince: string | undefined },
  { etag, changedAt }: { etag: string; changedAt: number | null },
): boolean {
  if (ifNoneMatch !== undefined) return isSameTag(ifNoneMatch, etag)
  const since = changedAt === null ? null : instantOf(ifModifiedSince)
  return since !== null && changedAt !== null && changedAt <= since
}

/** Whether `If-None-Match` has this ETag, by the weak comparison of GET (RFC 9110 §13.1.2). */
function isSameTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.includes(etag) && ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
