import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Resolution } from '@/features/routing'
import { DATA_MARKER } from '@/kernel/next-words'
import { isPayloadRequest, PAYLOAD_HEADER } from './protocol'

/** The parts of a request that select a shared page: its URL, and which payload Next's client wants. */
export interface PageRequest {
  key: string
  /** Path and the query keys the page reads, without `_rsc`. */
  url: string
  tags: readonly string[]
  /** Whether the key is unbounded: free path segments, a query, or one of many payloads. */
  isUnbounded: boolean
  /** The router's headers that choose a payload, in lower case; empty for HTML. */
  data: Readonly<Record<string, string>>
  /** True for the one page that is cached although it answers 404. */
  isNotFoundPage: boolean
  /** Further origins that the page may load images and data from. */
  origins?: readonly string[]
}

/** The app's response for a shared page. */
export interface AppResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** The body as text of one byte a character, where it was read already. */
  html?: string
}

const TREE = 'next-router-state-tree'
const PREFETCH = 'next-router-prefetch'
const SEGMENT = 'next-router-segment-prefetch'

/** What a URL says about its page. */
type PageAddress = Pick<Extract<Resolution, { kind: 'page' }>, 'path' | 'upstreamSearch' | 'tags' | 'isUnbounded'>

/** The cache key of a page: its URL, and for payloads the headers that select the payload. */
export function pageRequest(
  { path, upstreamSearch, tags, isUnbounded }: PageAddress,
  headers: IncomingHttpHeaders,
): PageRequest {
  const search = withoutMarker(upstreamSearch)
  const url = path + search
  const request = {
    key: url,
    url,
    tags,
    isUnbounded: isUnbounded || search !== '',
    data: {},
    isNotFoundPage: false,
  }
  if (!isPayloadRequest(headers)) return request
  const data: Record<string, string> = { [PAYLOAD_HEADER]: '1' }
  const prefetch = headers[PREFETCH]
  if (prefetch === '1' || prefetch === '2' || prefetch === '3') data[PREFETCH] = prefetch
  for (const name of [SEGMENT, TREE]) {
    const value = headers[name]
    if (typeof value === 'string') data[name] = value
  }
  const key = `${url}\n${data[PREFETCH] ?? ''}\n${data[SEGMENT] ?? ''}\n${data[TREE] ?? ''}`
  return { ...request, key, isUnbounded: true, data }
}

/** Whether the request is for the payload of a page, not its HTML. */
export const isForPayload = ({ data }: PageRequest): boolean => data[PAYLOAD_HEADER] !== undefined

function withoutMarker(search: string): string {
  if (!search.includes(DATA_MARKER)) return search
  const pairs = search.slice(1).split('&')
  const kept = pairs.filter((pair) => pair !== DATA_MARKER && !pair.startsWith(`${DATA_MARKER}=`))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/**
 * The URL to request from the app. Next answers 307 unless `_rsc` is the hash of the payload headers;
 * the visitor's own `_rsc` also covers `Next-Url`, which is not passed on: no page here is intercepted, and
 * without it visitors who come from different pages share one entry.
 */
export function appUrl(request: PageRequest): string {
  const { data, url } = request
  if (!isForPayload(request)) return url
  return `${url}${url.includes('?') ? '&' : '?'}${DATA_MARKER}=${dataHash(data)}`
}

function dataHash(data: PageRequest['data']): string {
  if (data[PREFETCH] === undefined && data[SEGMENT] === undefined && data[TREE] === undefined) return ''
  const input = [data[PREFETCH] ?? '0', data[SEGMENT] ?? '0', data[TREE] ?? '0', '0'].join(',')
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url')
}
