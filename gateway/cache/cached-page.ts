import type { IncomingHttpHeaders } from 'node:http'
import type { ChangeKind } from '@/kernel/cache/content-change'
import { DATA_POLICY, policyForHtml } from '../http/csp'
import { type FlatHeaders, PAGE_VARY, pageHeadersFrom } from '../http/headers'
import type { AppResponse, PageRequest } from '../next-adapter/page-request'
import { isPayloadType } from '../next-adapter/protocol'
import { HTML_BYTES } from '../next-adapter/rewrites'
import { type CachedResponse, toCachedResponse } from './cached-response'

/** A page in the shared cache. */
export interface CachedPage extends CachedResponse {
  request: PageRequest
  freshUntil: number
  headers: FlatHeaders
  /** Since when, and by which kind of change, its content is out of date; null while it is current. */
  stale: { kind: ChangeKind; since: number } | null
  /** The number of changes of redirects after which its address was last found to be a page; -1 for not yet. */
  resolvedAt: number
}

const NOT_FOUND_SECONDS = 60

/** For how many seconds a shared cache may store a response; 0 when it may not. */
export function keepSeconds({ status, headers }: AppResponse, request: PageRequest): number {
  if (request.isNotFoundPage) return status === 404 || status === 200 ? NOT_FOUND_SECONDS : 0
  if (status !== 200 || headers['set-cookie'] !== undefined) return 0
  const control = (headers['cache-control'] ?? '').toLowerCase()
  if (/\b(?:private|no-store)\b/.test(control)) return 0
  return Number(/\bs-maxage=(\d{1,10})\b/.exec(control)?.[1] ?? 0)
}

const isHtml = (headers: IncomingHttpHeaders) => /^text\/html\b/i.test(headers['content-type'] ?? '')

const CHANGED = Buffer.from('<meta property="article:modified_time" content="')
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z/
const INSTANT_BYTES = 30

/** When a story last changed, as its page says to networks; a page that is no story has no such date. */
function storyDate({ headers, body }: AppResponse): FlatHeaders {
  if (!isHtml(headers)) return []
  const at = body.indexOf(CHANGED)
  if (at === -1) return []
  const start = at + CHANGED.length
  const [instant] = INSTANT.exec(body.toString('latin1', start, start + INSTANT_BYTES)) ?? []
  return instant ? ['Last-Modified', new Date(instant).toUTCString()] : []
}

/** The headers of a shared page, cached or not, without `Set-Cookie`. */
export function pageHeaders(
  { origins }: PageRequest,
  answer: AppResponse,
  security: FlatHeaders,
  cacheControl: string,
): FlatHeaders {
  const policy = isHtml(answer.headers)
    ? policyForHtml(answer.html ?? answer.body.toString(HTML_BYTES), origins, HTML_BYTES)
    : DATA_POLICY
  return [
    ...security,
    ...pageHeadersFrom(answer.headers),
    ...storyDate(answer),
    'Content-Security-Policy',
    policy,
    'Cache-Control',
    cacheControl,
    'Vary',
    isHtml(answer.headers) || isPayloadType(answer.headers['content-type'] ?? '') ? PAGE_VARY : 'Accept-Encoding',
  ]
}

/** Browsers store a page but revalidate it each time, so that changes show at once. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'

/**
 * Makes the cached form of a response: bytes and headers. A page that came out as the copy before it is that copy, with
 * the encodings that were made of it.
 */
export function toCachedPage(
  request: PageRequest,
  answer: AppResponse,
  security: FlatHeaders,
  now: number,
  copy: CachedPage | undefined,
): CachedPage {
  const freshUntil = now + keepSeconds(answer, request) * 1000
  const headers = [...pageHeaders(request, answer, security, ASK_EACH_TIME), 'X-Cache', 'hit']
  if (copy && isSame(copy, headers, answer.body)) {
    copy.freshUntil = freshUntil
    return copy
  }
  const cached = toCachedResponse(answer.body, headers, {
    status: request.isNotFoundPage ? 404 : 200,
    isShortLived: request.isUnbounded,
  })
  // The same object: its encodings are made later.
  return Object.assign(cached, { request, headers, freshUntil, stale: null, resolvedAt: -1 })
}

const isSame = (copy: CachedPage, headers: FlatHeaders, body: Buffer) =>
  copy.identity.body.equals(body) &&
  copy.headers.length === headers.length &&
  copy.headers.every((word, index) => word === headers[index])
