import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { chooseEncoding } from './compression'
import { isSameTag } from './headers'
import { countHit, type Held, packetFor, unchangedPacketFor } from './held'
import type { Limits } from './limits'

// One whole request without a body, in the strictest spelling; all that a browser or a probe sends fits.
const PLAIN_GET = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+: [\t -~]*\r\n)+\r\n$/
// Anything that makes an answer depend on more than the address, or the connection on more than one answer.
const NEEDS_MORE =
  /\r\n(?:rsc|content-length|transfer-encoding|upgrade|expect|http2-settings|te|trailer|connection: (?!keep-alive\r\n))/i
const HOST = /\r\nhost: ([^\r]+)/i
const ACCEPT_ENCODING = /\r\naccept-encoding: ([^\r]*)/i
const IF_NONE_MATCH = /\r\nif-none-match: ([^\r]*)/i
const MAX_REQUEST_BYTES = 4096

/** What one plain request asks for. */
interface PlainGet {
  url: string
  host: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** How one connection is answered: by the lane while it can, then by the full server for good. */
interface Lane {
  find: (url: string, host: string) => Held | undefined
  count: () => void
  /** The server's own way to take a connection. */
  accept: (socket: Socket) => void
  limits: Limits
  /** Connections that wait for their next request. */
  waiting: Set<Socket>
}

/**
 * Answers what is in memory straight from the socket. Node's HTTP machinery costs three times as much as
 * the answer itself; a plain GET for kept bytes needs none of it. The first request of a connection that
 * is anything else hands the connection, with its bytes, to the full server with all its checks.
 */
export function openFastLane(server: Server, options: Omit<Lane, 'accept' | 'waiting'>): FastLane {
  const [own] = server.listeners('connection') as ((socket: Socket) => void)[]
  const waiting = new Set<Socket>()
  if (own) {
    server.removeListener('connection', own)
    const lane: Lane = { ...options, waiting, accept: (socket) => own.call(server, socket) }
    server.on('connection', (socket: Socket) => takeConnection(lane, socket))
  }
  return {
    close: () => {
      for (const socket of waiting) socket.end()
    },
  }
}

/** Ends the connections that wait in the lane, once what is being written has left. */
export interface FastLane {
  close: () => void
}

function takeConnection(lane: Lane, socket: Socket): void {
  let last = ''
  let asked: PlainGet | null = null
  const leave = () => {
    lane.waiting.delete(socket)
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
    if (asked !== null && socket.writableLength === 0 && answer(lane, socket, asked)) return
    leave()
    lane.accept(socket)
    socket.emit('data', chunk)
  }
  const onEnd = () => socket.end()
  const onTimeout = () => socket.destroy()
  // A visitor who resets the connection is not a fault.
  socket.on('error', () => socket.destroy())
  socket.once('close', () => lane.waiting.delete(socket))
  socket.on('data', onData)
  socket.on('end', onEnd)
  socket.on('timeout', onTimeout)
  socket.setTimeout(lane.limits.headersTimeoutMs)
  lane.waiting.add(socket)
}

/** The request in these bytes, or null when it is not one plain GET and nothing else. */
export function readPlainGet(text: string): PlainGet | null {
  const match = PLAIN_GET.exec(text)
  const host = HOST.exec(text)?.[1]
  if (!match?.[1] || host === undefined || NEEDS_MORE.test(text)) return null
  return {
    url: match[1],
    host,
    acceptEncoding: ACCEPT_ENCODING.exec(text)?.[1],
    ifNoneMatch: IF_NONE_MATCH.exec(text)?.[1],
  }
}

function answer(lane: Lane, socket: Socket, { url, host, acceptEncoding, ifNoneMatch }: PlainGet): boolean {
  const held = lane.find(url, host)
  if (held === undefined) return false
  const encoding = chooseEncoding(acceptEncoding)
  const chosen = (encoding === 'identity' ? null : held[encoding]) ?? held.identity
  const isKnown = ifNoneMatch !== undefined && held.status === 200 && isSameTag(ifNoneMatch, chosen.etag)
  if (socket.timeout !== lane.limits.keepAliveMs) socket.setTimeout(lane.limits.keepAliveMs)
  countHit(held)
  lane.count()
  socket.write(isKnown ? unchangedPacketFor(chosen) : packetFor(chosen, held.status))
  return true
}
