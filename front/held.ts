import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type BackgroundQueue,
  brotliBytes,
  chooseEncoding,
  type Encoding,
  gzipBytes,
  isCompressible,
  MIN_COMPRESSIBLE_BYTES,
} from './compression'
import { type FlatHeaders, headerIn, isSameTag } from './headers'

/** One encoding of an answer, ready to be written. */
export interface Variant {
  readonly body: Buffer
  readonly etag: string
  /** Everything `writeHead` needs for 200. */
  readonly head: FlatHeaders
  /** The same for 304: without what describes a body. */
  readonly unchanged: FlatHeaders
  /** Head and body as one piece of memory, made when first needed and again when the date changes. */
  packet: Buffer | null
  packetDate: string
}

/** An answer kept in memory in every encoding, so that sending it is one lookup and one write. */
export interface Held {
  identity: Variant
  gzip: Variant | null
  br: Variant | null
  /** 404 for the page that says so; everything else that is kept is 200. */
  readonly status: 200 | 404
  /** Requests answered from it, to know what to warm. */
  hits: number
  /** What is worth doing once it is asked for again and again. */
  whenOften: (() => void) | null
}

/** Asked for this often, a page is worth the best compression: most pages of a large site are asked for once a day. */
const OFTEN = 4

/** One more request was answered from it. */
export function countHit(held: Held): void {
  held.hits += 1
  if (held.hits === OFTEN) held.whenOften?.()
}

/** Makes the bytes and headers of an answer once. `headers` must hold Content-Type and no ETag. */
export async function hold(body: Buffer, headers: FlatHeaders, status: Held['status'] = 200): Promise<Held> {
  const mark = createHash('sha256').update(body).digest('base64url').slice(0, 20)
  const identity = variant(body, mark, 'identity', headers)
  const held: Held = { identity, gzip: null, br: null, status, hits: 0, whenOften: null }
  if (body.length < MIN_COMPRESSIBLE_BYTES || !isCompressible(headerIn(headers, 'content-type'))) return held
  const [gzip, brotli] = await Promise.all([gzipBytes(body), brotliBytes(body, 5)])
  if (gzip.length < body.length) held.gzip = variant(gzip, `${mark}-g`, 'gzip', headers)
  if (brotli.length < body.length) held.br = variant(brotli, `${mark}-b5`, 'br', headers)
  return held
}

/** Bytes above this are left at quality 5: the best quality would hold a thread for seconds. */
const MAX_BEST_BYTES = 1024 * 1024

/** Replaces the quick brotli bytes by the best ones, when there is time. */
export function improve(held: Held, headers: FlatHeaders, queue: BackgroundQueue): void {
  const { body, etag } = held.identity
  if (!held.br || body.length > MAX_BEST_BYTES) return
  queue.add(async () => {
    const best = await brotliBytes(body, 11)
    if (held.br && best.length < held.br.body.length) {
      held.br = variant(best, `${etag.slice(1, -1)}-b11`, 'br', headers)
    }
  }, bytesOf(held))
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

/** The bytes this visitor can read. */
function variantFor(request: IncomingMessage, held: Held): Variant {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  return (encoding === 'identity' ? null : held[encoding]) ?? held.identity
}

/** Sends a kept answer; the hottest path of the whole program. */
export function sendHeld(request: IncomingMessage, response: ServerResponse, held: Held): void {
  countHit(held)
  const chosen = variantFor(request, held)
  const known = request.headers['if-none-match']
  if (known !== undefined && held.status === 200 && isSameTag(known, chosen.etag)) {
    response.writeHead(304, chosen.unchanged)
    response.end()
    return
  }
  response.writeHead(held.status, chosen.head)
  response.end(request.method === 'HEAD' ? undefined : chosen.body)
}

/** The same, saying how it was come by. Not on the hot path. */
export function sendHeldAs(
  request: IncomingMessage,
  response: ServerResponse,
  held: Held,
  xCache: 'miss' | 'stale',
): void {
  const say = (one: Variant): Variant => ({
    ...one,
    head: relabel(one.head, xCache),
    unchanged: relabel(one.unchanged, xCache),
  })
  const chosen = say(variantFor(request, held))
  const { status } = held
  sendHeld(request, response, { identity: chosen, gzip: chosen, br: chosen, status, hits: 0, whenOften: null })
  countHit(held)
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

/** The whole answer as it goes over the wire: copied once a second at most, whatever the traffic. */
export function packetFor(chosen: Variant, status: Held['status']): Buffer {
  const now = date()
  if (chosen.packet === null || chosen.packetDate !== now) {
    const start = status === 200 ? 'HTTP/1.1 200 OK' : 'HTTP/1.1 404 Not Found'
    chosen.packet = Buffer.concat([headBytes(start, chosen.head, now), chosen.body])
    chosen.packetDate = now
  }
  return chosen.packet
}

/** The same for a visitor who has the bytes already. */
export function unchangedPacketFor(chosen: Variant): Buffer {
  return headBytes('HTTP/1.1 304 Not Modified', chosen.unchanged, date())
}

function headBytes(start: string, headers: FlatHeaders, now: string): Buffer {
  let text = `${start}\r\n`
  for (let index = 0; index < headers.length; index += 2) text += `${headers[index]}: ${headers[index + 1]}\r\n`
  return Buffer.from(`${text}Date: ${now}\r\n\r\n`, 'latin1')
}

/** Memory a kept answer takes at most: every body once by itself and once inside its packet. */
export function bytesOf(held: Held): number {
  const bodies = held.identity.body.length + (held.gzip?.body.length ?? 0) + (held.br?.body.length ?? 0)
  return 4096 + 2 * bodies
}
