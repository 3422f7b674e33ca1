import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type CachedResponse, countHit, isUnmade, packetFor, unchangedPacketFor } from '../cache/cached-response'
import { chooseEncoding } from '../cache/compression'
import { PAYLOAD_HEADER } from '../next-adapter/protocol'
import { isKnown } from './headers'
import type { Limits } from './limits'

// One complete request without a body, strictly spelt; what browsers and probes send fits.
const PLAIN_GET = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+: [\t -~]*\r\n)+\r\n$/
// Headers that make the response depend on more than the URL, or that concern the connection.
const NEEDS_MORE = new RegExp(
  `\\r\\n(?:${PAYLOAD_HEADER}|content-length|transfer-encoding|range|if-range|upgrade|expect|http2-settings|te|trailer|connection: (?!keep-alive\\r\\n))`,
  'i',
)
const HOST = /\r\nhost: ([^\r]+)/i
const TWO_HOSTS = /\r\nhost:[\s\S]*\r\nhost:/i
const ACCEPT_ENCODING = /\r\naccept-encoding: ([^\r]*)/i
const IF_NONE_MATCH = /\r\nif-none-match: ([^\r]*)/i
const IF_MODIFIED_SINCE = /\r\nif-modified-since: ([^\r]*)/i
const MAX_REQUEST_BYTES = 4096

/** One parsed plain request. */
interface PlainGet {
  url: string
  host: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  ifModifiedSince: string | undefined
}

/** One connection: served by the fast path while possible, then by the full server for good. */
interface FastPathContext {
  find: (url: string, host: string) => CachedResponse | undefined
  count: () => void
  /** Hands a connection to the full server. */
  accept: (socket: Socket) => void
  limits: Limits
  /** Idle connections, waiting for their next request. */
  waiting: Set<Socket>
}

/**
 * Answers cached responses straight from the socket. Node's HTTP stack costs three times as much as
 * the response itself, and a plain GET for cached bytes needs none of it. The first request that
 * is anything else hands the connection, with its bytes, to the full server and its checks.
 */
export function openFastPath(server: Server, options: Omit<FastPathContext, 'accept' | 'waiting'>): FastPath {
  const [own] = server.listeners('connection') as ((socket: Socket) => void)[]
  const waiting = new Set<Socket>()
  if (own) {
    server.removeListener('connection', own)
    const context: FastPathContext = { ...options, waiting, accept: (socket) => own.call(server, socket) }
    server.on('connection', (socket: Socket) => takeConnection(context, socket))
  }
  return {
    close: () => {
      for (const socket of waiting) socket.end()
    },
  }
}

/** Closes the idle connections of the fast path, once pending writes are flushed. */
export interface FastPath {
  close: () => void
}

function takeConnection(context: FastPathContext, socket: Socket): void {
  let last = ''
  let asked: PlainGet | null = null
  const leave = () => {
    context.waiting.delete(socket)
    socket.removeListener('data', onData)
    socket.removeListener('end', onEnd)
    socket.removeListener('timeout', onTimeout)
    socket.setTimeout(0)
  }
  const onData = (chunk: Buffer) => {
    const text = chunk.length > MAX_REQUEST_BYTES ? '' : chunk.toString('latin1')
    if (text !== last || last === '') {
      asked = readPlainGet(text)
      last = text
    }
    if (asked !== null && socket.writableLength === 0 && answer(context, socket, asked)) return
    leave()
    context.accept(socket)
    socket.emit('data', chunk)
  }
  const onEnd = () => socket.end()
  const onTimeout = () => socket.destroy()
  // A connection reset by the visitor is not an error.
  socket.on('error', () => socket.destroy())
  socket.once('close', () => context.waiting.delete(socket))
  socket.on('data', onData)
  socket.on('end', onEnd)
  socket.on('timeout', onTimeout)
  socket.setTimeout(context.limits.headersTimeoutMs)
  context.waiting.add(socket)
}

/** The request in these bytes, or null unless it is exactly one plain GET. */
export function readPlainGet(text: string): PlainGet | null {
  const match = PLAIN_GET.exec(text)
  const host = HOST.exec(text)?.[1]
  if (!match?.[1] || host === undefined || NEEDS_MORE.test(text) || TWO_HOSTS.test(text)) return null
  return {
    url: match[1],
    host,
    acceptEncoding: ACCEPT_ENCODING.exec(text)?.[1],
    ifNoneMatch: IF_NONE_MATCH.exec(text)?.[1],
    ifModifiedSince: IF_MODIFIED_SINCE.exec(text)?.[1],
  }
}

function answer(context: FastPathContext, socket: Socket, asked: PlainGet): boolean {
  const { url, host, acceptEncoding } = asked
  const cached = context.find(url, host)
  if (cached === undefined || isUnmade(cached, acceptEncoding)) return false
  const encoding = chooseEncoding(acceptEncoding)
  const chosen = (encoding === 'identity' ? null : cached[encoding]) ?? cached.identity
  const { status, changedAt } = cached
  const isThere = status === 200 && isKnown(asked, { etag: chosen.etag, changedAt })
  if (socket.timeout !== context.limits.keepAliveMs) socket.setTimeout(context.limits.keepAliveMs)
  countHit(cached)
  context.count()
  socket.write(isThere ? unchangedPacketFor(chosen) : packetFor(chosen, status))
  return true
}
