import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@/i18n/locales'
import { EVERY_PAGE_TAGS } from '@/kernel/cache/cache-tags'
import type { CachedPage } from '../cache/cached-page'
import { makeEncoding, sendCached } from '../cache/cached-response'
import { encodeOnce } from '../cache/compression'
import type { PageRequest } from '../next-adapter/page-request'
import { withoutHeaders } from './headers'
import { withReference } from './request-note'

/** Notes written concurrently; beyond that a flood of unknown URLs gets the cached page without a note. */
const MOST_AT_ONCE = 8
let underWay = 0

/** Sends the cached 404 page with the note of this request filled in. */
export async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { id, note }: { id: string; note: string },
): Promise<void> {
  if (underWay >= MOST_AT_ONCE) {
    await makeEncoding(page, request.headers['accept-encoding'])
    sendCached(request, response, page)
    return
  }
  underWay += 1
  try {
    const html = withReference(page.identity.body, note)
    const { body, encoding } = await encodeOnce(html, 'text/html', request.headers['accept-encoding'])
    response.writeHead(404, [
      ...withoutHeaders(page.headers, 'cache-control'),
      'Cache-Control',
      'no-store',
      'X-Request-Id',
      id,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(body.length),
    ])
    response.end(request.method === 'HEAD' ? undefined : body)
  } finally {
    underWay -= 1
  }
}

/** Why there is no page: each reason has its own text on the same page (C25, S1§8). */
export type NotFoundReason = 'screen' | 'unmatched' | 'taken-down' | 'link-ended'

/** The reason for a URL: the 404 page itself, a short link that has ended, a year that was taken down, or any other. */
export function notFoundReason(path: string, locale: Locale, hasEnded: (code: string) => boolean): NotFoundReason {
  if (path === `/${locale}/404`) return 'screen'
  if (hasEnded(path.slice(locale.length + 2))) return 'link-ended'
  return /\/2020(?:\/|$)/.test(path) ? 'taken-down' : 'unmatched'
}

/**
 * One page for each reason and language, for all unknown URLs: a flood of them costs one
 * render. Its key is not a URL, so that the fast path never sends it without the note of its request.
 */
export function notFoundRequest(locale: Locale, missing: NotFoundReason): PageRequest {
  const url = missing === 'screen' ? `/${locale}/404` : `/${locale}/404/${missing}`
  const tags = EVERY_PAGE_TAGS
  return { key: `404 ${url}`, url, tags, isUnbounded: false, data: {}, isNotFoundPage: true }
}
