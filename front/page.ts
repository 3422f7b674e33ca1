import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { DATA_MARKER, EVERY_PAGE_TAGS, type Resolution } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { DATA_POLICY, policyForHtml } from './csp'
import { type FlatHeaders, PAGE_VARY, pageHeadersFrom } from './headers'
import { type Held, hold } from './held'

/** What of a request may change a shared page: its address, and which piece of it Next's client asks for. */
export interface PageRequest {
  key: string
  /** Path and the query keys the page reads, without `_rsc`. */
  url: string
  tags: readonly string[]
  /** Anybody can think of more like it, and all of them are answered: words, a query, or one of many pieces of data. */
  mayBeMadeUp: boolean
  /** Lower-case data headers (trap 21); empty for the HTML. */
  data: Readonly<Record<string, string>>
  /** The one page that is kept although it answers 404. */
  isNotFoundPage: boolean
  /** Beside our own origin, those that the page may load pictures and data from. */
  origins?: readonly string[]
}

/** A page kept for everybody. */
export interface Page extends Held {
  request: PageRequest
  freshUntil: number
  headers: FlatHeaders
}

/** What the app answered to a shared page. */
export interface PageAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const TREE = 'next-router-state-tree'
const PREFETCH = 'next-router-prefetch'
const SEGMENT = 'next-router-segment-prefetch'
const NO_DATA = {}

/** What an address says about its page. */
type PageAddress = Pick<Extract<Resolution, { kind: 'page' }>, 'path' | 'upstreamSearch' | 'tags' | 'mayBeMadeUp'>

/** Names the cache entry of a page: its address, and for data requests the headers that choose the data. */
export function pageRequest(
  { path, upstreamSearch, tags, mayBeMadeUp }: PageAddress,
  headers: IncomingHttpHeaders,
): PageRequest {
  const search = withoutMarker(upstreamSearch)
  const url = path + search
  const request = {
    key: url,
    url,
    tags,
    mayBeMadeUp: mayBeMadeUp || search !== '',
    data: NO_DATA,
    isNotFoundPage: false,
  }
  if (!isForData(headers)) return request
  const data: Record<string, string> = { rsc: '1' }
  const prefetch = headers[PREFETCH]
  if (prefetch === '1' || prefetch === '2' || prefetch === '3') data[PREFETCH] = prefetch
  for (const name of [SEGMENT, TREE]) {
    const value = headers[name]
    if (typeof value === 'string') data[name] = value
  }
  const key = `${url}\n${data[PREFETCH] ?? ''}\n${data[SEGMENT] ?? ''}\n${data[TREE] ?? ''}`
  return { ...request, key, mayBeMadeUp: true, data }
}

/** Whether Next's client asks for the data of a page, and not for the page. */
export const isForData = (headers: IncomingHttpHeaders): boolean => headers.rsc === '1'

/** Why there is no page: each reason has words of its own on the same page (C25, S1§8). */
export type Missing = 'screen' | 'unmatched' | 'taken-down'

/** Which of them an address without a page is: the 404 page itself, a year that was taken down, or any other. */
export function missingAt(path: string, locale: Locale): Missing {
  if (path === `/${locale}/404`) return 'screen'
  return /\/2020(?:\/|$)/.test(path) ? 'taken-down' : 'unmatched'
}

/**
 * One page a reason and language for everything that does not exist: a flood of wrong addresses costs one
 * render. Its key is no address, so that the fast lane never sends it without the note of its request.
 */
export function notFoundRequest(locale: Locale, missing: Missing): PageRequest {
  const url = missing === 'screen' ? `/${locale}/404` : `/${locale}/404/${missing}`
  const tags = EVERY_PAGE_TAGS
  return { key: `404 ${url}`, url, tags, mayBeMadeUp: false, data: NO_DATA, isNotFoundPage: true }
}

function withoutMarker(search: string): string {
  if (!search.includes(DATA_MARKER)) return search
  const pairs = search.slice(1).split('&')
  const kept = pairs.filter((pair) => pair !== DATA_MARKER && !pair.startsWith(`${DATA_MARKER}=`))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/**
 * The address to ask the app for. Next answers 307 unless `_rsc` is the hash of the data headers it gets;
 * the visitor's own `_rsc` also covers `Next-Url`, which is not passed on: no page here is intercepted, and
 * without it visitors who come from different pages share one entry.
 */
export function appUrl(request: PageRequest): string {
  const { data, url } = request
  if (data.rsc === undefined) return url
  return `${url}${url.includes('?') ? '&' : '?'}${DATA_MARKER}=${dataHash(data)}`
}

function dataHash(data: PageRequest['data']): string {
  if (data[PREFETCH] === undefined && data[SEGMENT] === undefined && data[TREE] === undefined) return ''
  const input = [data[PREFETCH] ?? '0', data[SEGMENT] ?? '0', data[TREE] ?? '0', '0'].join(',')
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url')
}

const NOT_FOUND_SECONDS = 60

/** For how many seconds an answer may be kept for everybody; 0 when it may not. */
export function keepSeconds({ status, headers }: PageAnswer, request: PageRequest): number {
  if (request.isNotFoundPage) return status === 404 || status === 200 ? NOT_FOUND_SECONDS : 0
  if (status !== 200 || headers['set-cookie'] !== undefined) return 0
  const control = (headers['cache-control'] ?? '').toLowerCase()
  if (/\b(?:private|no-store)\b/.test(control)) return 0
  return Number(/\bs-maxage=(\d{1,10})\b/.exec(control)?.[1] ?? 0)
}

const isHtml = (headers: IncomingHttpHeaders) => /^text\/html\b/i.test(headers['content-type'] ?? '')

/** The headers of a shared page, kept or not. Whatever would set a cookie is left out. */
export function pageHeaders(
  { origins }: PageRequest,
  answer: PageAnswer,
  security: FlatHeaders,
  cacheControl: string,
): FlatHeaders {
  const policy = isHtml(answer.headers) ? policyForHtml(answer.body.toString('utf8'), origins) : DATA_POLICY
  return [
    ...security,
    ...pageHeadersFrom(answer.headers),
    'Content-Security-Policy',
    policy,
    'Cache-Control',
    cacheControl,
    'Vary',
    PAGE_VARY,
  ]
}

/** Browsers keep a page but ask each time: a change of content is seen at once. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'

/** Makes the kept form of an answer: bytes, encodings, headers. */
export async function makePage(
  request: PageRequest,
  answer: PageAnswer,
  security: FlatHeaders,
  now: number,
): Promise<Page> {
  const headers = [...pageHeaders(request, answer, security, ASK_EACH_TIME), 'X-Cache', 'hit']
  const held = await hold(answer.body, headers, request.isNotFoundPage ? 404 : 200)
  return { ...held, request, headers, freshUntil: now + keepSeconds(answer, request) * 1000 }
}
