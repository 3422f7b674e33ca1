import type { IncomingHttpHeaders } from 'node:http'
import { ACTION_HEADER, ACTION_NOT_FOUND_HEADER, FRAMEWORK_PREFIX, PAYLOAD_TYPE } from '@/kernel/next-words'

/** Sent by Next's client to request a page's payload instead of its HTML. */
export const PAYLOAD_HEADER = 'rsc'

/** Whether Next's client requests the payload of a page instead of its HTML. */
export const isPayloadRequest = (headers: IncomingHttpHeaders): boolean => headers[PAYLOAD_HEADER] === '1'

/** Whether a request may be for something other than HTML, and so must not take the fast path. */
export const mayAskForPayload = (headers: IncomingHttpHeaders): boolean => headers[PAYLOAD_HEADER] !== undefined

/** Whether the answer will be a payload: also the one to an action of a page that is shown. */
export const isAnsweredByPayload = (headers: IncomingHttpHeaders): boolean =>
  isPayloadRequest(headers) || isAction(headers)

const PAYLOAD = new RegExp(`^${PAYLOAD_TYPE}\\b`, 'i')

/** Whether a response is a payload. */
export const isPayloadType = (contentType: string): boolean => PAYLOAD.test(contentType)

/** The headers by which responses of one URL vary. */
export const ROUTER_VARY = 'RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch'

/** Whether answers name this request header although only pages have a form for it. */
export const isRouterVary = (name: string): boolean => /^(?:rsc|next-router-.*|next-url)$/i.test(name)

// Read by the client of Next 16.4 (next/dist/client). Its other headers are for its own proxies.
const CLIENT_HEADERS: ReadonlySet<string> = new Set([
  'x-nextjs-stale-time',
  'x-nextjs-postponed',
  'x-nextjs-prerender',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  ACTION_NOT_FOUND_HEADER,
  'x-nextjs-deployment-id',
])
const INTERNAL_REQUEST = /^x-(?:middleware|invoke|now|vercel|prerender|next)(?:-|$)/
const INTERNAL_RESPONSE = /^x-(?:nextjs|next|middleware|invoke|now|vercel|prerender)-/
/** Internal routing headers of the framework, in requests and responses. */
const MATCHED_PATH = 'x-matched-path'

/** Whether Next's client reads this header of a response. */
export const isClientHeader = (name: string): boolean => CLIENT_HEADERS.has(name)

/** Internal headers of the framework, removed from visitors' requests. */
export const isInternalRequestHeader = (name: string): boolean => name === MATCHED_PATH || INTERNAL_REQUEST.test(name)

/** The same in a response: they reveal how the site is built, and no client reads them. */
export const isInternalResponseHeader = (name: string): boolean =>
  name === MATCHED_PATH || (INTERNAL_RESPONSE.test(name) && !CLIENT_HEADERS.has(name))

/** Whether an address belongs to the framework and not to the site. */
export const isFrameworkPath = ([first]: readonly string[]): boolean => first === FRAMEWORK_PREFIX

/** Whether an address is a source map of the build: our sources are for our own error reading, not for everybody. */
export const isSourceMap = (segments: readonly string[]): boolean =>
  isFrameworkPath(segments) && /\.map$/i.test(segments.at(-1) ?? '')

/** The path segments of a build file below the `static` folder; null for other URLs. */
export const buildFileNames = (segments: readonly string[]): readonly string[] | null =>
  isFrameworkPath(segments) ? segments.slice(2) : null

/** Whether Next's client sends a form, not a browser by itself. */
export const isAction = (headers: IncomingHttpHeaders): boolean => headers[ACTION_HEADER] !== undefined

const ACTION_REDIRECT = 'x-action-redirect'

/** Where an action leads Next's client, with how it goes there behind a semicolon; empty for no other page. */
export const actionRedirectOf = (headers: IncomingHttpHeaders): string => String(headers[ACTION_REDIRECT] ?? '')

/** The headers by which Next's client goes to another page after a form. It would follow a `Location` by itself. */
export const actionRedirect = (path: string): string[] => [
  ...[ACTION_REDIRECT, `${path};push`],
  ...['Content-Type', 'text/plain; charset=utf-8'],
]
