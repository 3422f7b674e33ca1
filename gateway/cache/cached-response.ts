import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { type FlatHeaders, forOneVisitor, headerIn, instantOf, isKnown } from '../http/headers'
import {
  type BackgroundQueue,
  brotliBytes,
  chooseEncoding,
  type Encoding,
  gzipBytes,
  isCompressible,
  MIN_COMPRESSIBLE_BYTES,
} from './compression'

type Compressed = Exclude<Encoding, 'identity'>
type AcceptEncoding = IncomingHttpHeaders['accept-encoding']

/** One encoding of a response, ready to be written. */
export interface Variant {
  readonly body: Buffer
  readonly etag: string
  /** The headers of a 200. */
  readonly head: FlatHeaders
  /** The headers of a 304, without those of a body. */
  readonly unchanged: FlatHeaders
  /** Head and body in one buffer, made on first use and again when `Date` changes. */
  packet: Buffer | null
  packetDate: string
}

/** A response in memory in every encoding that was asked for, so that sending it is one lookup and one write. */
export interface CachedResponse {
  identity: Variant
  gzip: Variant | null
  br: Variant | null
  /** The encodings that nobody has asked for yet: each is made for the first who does. */
  readonly unmade: Map<Compressed, () => Promise<void>>
  /** 404 for the not-found page, otherwise 200. */
  readonly status: 200 | 404
  /** The instant of `Last-Modified`, in milliseconds; null without one. */
  readonly changedAt: number | null
  /** The number of hits, to decide what to re-render first. */
  hits: number
  /** Runs once it is requested often. */
  onPopular: (() => void) | null
}

/** Hits from which the best compression pays: most pages of a large site get one request a day. */
const HITS_BEFORE_BEST_COMPRESSION = 4

/** Counts a hit. */
export function countHit(cached: CachedResponse): void {
  cached.hits += 1
  if (cached.hits === HITS_BEFORE_BEST_COMPRESSION) cached.onPopular?.()
}

interface EncodeOptions {
  status?: CachedResponse['status']
  /** Most are sent once: compressed with less effort. */
  isShortLived?: boolean
}

/** A response whose encodings are made when they are first asked for. `headers` must have Content-Type and no ETag. */
export function toCachedResponse(
  body: Buffer,
  headers: FlatHeaders,
  { status = 200, isShortLived = false }: EncodeOptions = {},
): CachedResponse {
  const mark = createHash('sha256').update(body).digest('base64url').slice(0, 20)
  const identity = variant(body, mark, 'identity', headers)
  const changedAt = instantOf(headerIn(headers, 'last-modified'))
  const empty = { gzip: null, br: null, unmade: new Map(), hits: 0, onPopular: null }
  const cached: CachedResponse = { ...empty, identity, status, changedAt }
  if (body.length < MIN_COMPRESSIBLE_BYTES || !isCompressible(headerIn(headers, 'content-type'))) return cached
  const compress = {
    gzip: () => gzipBytes(body, isShortLived ? 3 : 6),
    br: () => brotliBytes(body, isShortLived ? 3 : 5),
  }
  const marks = { gzip: `${mark}-g`, br: `${mark}-b${isShortLived ? 3 : 5}` }
  for (const encoding of ['gzip', 'br'] as const) {
    const make = once(async () => {
      const bytes = await compress[encoding]()
      if (bytes.length < body.length) cached[encoding] = variant(bytes, marks[encoding], encoding, headers)
      cached.unmade.delete(encoding)
    })
    cached.unmade.set(encoding, make)
  }
  return cached
}

/** Callers of the same moment share one run. A failed one is tried again. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}

/** Makes the encoding that this visitor is sent; null when it is there already. */
export function makeEncoding(cached: CachedResponse, acceptEncoding: AcceptEncoding): Promise<void> | null {
  if (cached.unmade.size === 0) return null
  const encoding = chooseEncoding(acceptEncoding)
  return encoding === 'identity' ? null : (cached.unmade.get(encoding)?.() ?? null)
}

/** Whether the encoding that this visitor is sent must be made first. */
export function isUnmade(cached: CachedResponse, acceptEncoding: AcceptEncoding): boolean {
  if (cached.unmade.size === 0) return false
  const encoding = chooseEncoding(acceptEncoding)
  return encoding !== 'identity' && cached.unmade.has(encoding)
}

/** The same in every encoding at once: for bytes that many will ask for. */
export async function encodeVariants(
  body: Buffer,
  headers: FlatHeaders,
  status: CachedResponse['status'] = 200,
): Promise<CachedResponse> {
  const cached = toCachedResponse(body, headers, { status })
  await Promise.all([...cached.unmade.values()].map((make) => make()))
  return cached
}

/** Larger bodies stay at quality 5: the best quality would block a thread for seconds. */
const MAX_BEST_BYTES = 1024 * 1024

/** Replaces the fast brotli bytes with the best ones, in the background. */
export function recompress(cached: CachedResponse, headers: FlatHeaders, queue: BackgroundQueue): void {
  const { body, etag } = cached.identity
  if (!(cached.br || cached.unmade.has('br')) || body.length > MAX_BEST_BYTES) return
  queue.add(async () => {
    const best = await brotliBytes(body, 11)
    await cached.unmade.get('br')?.()
    if (cached.br && best.length < cached.br.body.length) {
      cached.br = variant(best, `${etag.slice(1, -1)}-b11`, 'br', headers)
    }
  }, bytesOf(cached))
}

function variant(body: Buffer, mark: string, encoding: Encoding, headers: FlatHeaders): Variant {
  const etag = `"${mark}"`
  const unchanged: FlatHeaders = []
  for (let index = 0; index < headers.length; index += 2) {
    if (headers[index]?.toLowerCase() === 'content-type') continue
    unchanged.push(headers[index] ?? '', headers[index + 1] ?? '')
  }
  unchanged.push('ETag', etag)
  const head = [...headers, 'ETag', etag, 'Content-Length', String(body.length)]
  if (encoding !== 'identity') head.push('Content-Encoding', encoding)
  return { body, etag, head, unchanged, packet: null, packetDate: '' }
}

/** The best encoding that this visitor accepts. */
function variantFor(request: IncomingMessage, cached: CachedResponse): Variant {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  return (encoding === 'identity' ? null : cached[encoding]) ?? cached.identity
}

const headOf = (response: ServerResponse, head: FlatHeaders) =>
  response.hasHeader('set-cookie') ? forOneVisitor(head) : head

/** Sends a cached response; the hottest path of the gateway. */
export function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  countHit(cached)
  const chosen = variantFor(request, cached)
  const { 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince } = request.headers
  const { changedAt, status } = cached
  if (status === 200 && isKnown({ ifNoneMatch, ifModifiedSince }, { etag: chosen.etag, changedAt })) {
    response.writeHead(304, headOf(response, chosen.unchanged))
    response.end()
    return
  }
  response.writeHead(cached.status, headOf(response, chosen.head))
  response.end(request.method === 'HEAD' ? undefined : chosen.body)
}

/** The same with a cache status header. Not on the hot path. */
export function sendCachedAs(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  xCache: 'miss' | 'stale' | 'updating',
): void {
  const say = (one: Variant): Variant => ({
    ...one,
    head: relabel(one.head, xCache),
    unchanged: relabel(one.unchanged, xCache),
  })
  const chosen = say(variantFor(request, cached))
  const { status, changedAt } = cached
  const all = { identity: chosen, gzip: chosen, br: chosen, unmade: new Map(), status, changedAt, hits: 0 }
  sendCached(request, response, { ...all, onPopular: null })
  countHit(cached)
}

function relabel(headers: FlatHeaders, xCache: string): FlatHeaders {
  return headers.map((word, index) => (headers[index - 1] === 'X-Cache' ? xCache : word))
}

let dateSecond = 0
let dateText = ''

function date(): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== dateSecond) {
    dateSecond = second
    dateText = new Date().toUTCString()
  }
  return dateText
}

/** The whole response as sent: rebuilt at most once a second, whatever the traffic. */
export function packetFor(chosen: Variant, status: CachedResponse['status']): Buffer {
  const now = date()
  if (chosen.packet === null || chosen.packetDate !== now) {
    const start = status === 200 ? 'HTTP/1.1 200 OK' : 'HTTP/1.1 404 Not Found'
    chosen.packet = Buffer.concat([headBytes(start, chosen.head, now), chosen.body])
    chosen.packetDate = now
  }
  return chosen.packet
}

/** The same as a 304. */
export function unchangedPacketFor(chosen: Variant): Buffer {
  return headBytes('HTTP/1.1 304 Not Modified', chosen.unchanged, date())
}

function headBytes(start: string, headers: FlatHeaders, now: string): Buffer {
  let text = `${start}\r\n`
  for (let index = 0; index < headers.length; index += 2) text += `${headers[index]}: ${headers[index + 1]}\r\n`
  return Buffer.from(`${text}Date: ${now}\r\n\r\n`, 'latin1')
}

/** The share of a text that its compressed form takes at most; HTML takes a fifth. */
const MOST_COMPRESSED = 0.35

/**
 * The most memory a cached response takes: every body once alone and once in its packet. What is not made yet is counted
 * as text compresses.
 */
export function bytesOf({ identity, gzip, br, unmade }: CachedResponse): number {
  const bodies = identity.body.length * (1 + MOST_COMPRESSED * unmade.size)
  return 4096 + Math.ceil(2 * (bodies + (gzip?.body.length ?? 0) + (br?.body.length ?? 0)))
}
