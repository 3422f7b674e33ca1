import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '@/kernel/http/network-of'
import { COUNT_PAUSES, type FlushPauses } from '../flush-timer'
import { kindOfRead } from './app-requests'
import { type BrowserSizes, FairBuckets, KnownBrowsers } from './fair-buckets'
import { type BucketSize, TokenBuckets } from './token-buckets'

/** All limits of the gateway; tests lower some of them. */
export interface Limits {
  headersTimeoutMs: number
  requestTimeoutMs: number
  checkEveryMs: number
  keepAliveMs: number
  /** How long a response may stall on its way to the visitor. */
  standstillMs: number
  headerBytes: number
  bodyBytes: number
  uploadBytes: number
  /** Of a form with files: five of 10 MB, and the rest of it. */
  filesBytes: number
  /** Of a form with one file of 10 MB. */
  fileBytes: number
  connections: number
  connectionsPerNetwork: number
  posts: BucketSize
  signIns: BucketSize
  calls: BucketSize
  pages: BucketSize
  data: BucketSize
  live: BucketSize
  signInPages: BucketSize
  backOffice: BucketSize
  otherReads: BucketSize
  drawings: BucketSize
  missing: BucketSize
  /** What each browser has of its own, once it brought its cookie back. */
  browsers: BrowserSizes
  /** When unknown addresses are reported to the app. */
  unknown: FlushPauses
  /** How long requests in progress may take once the gateway is shutting down. */
  drainMs: number
}

export const LIMITS: Limits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 120_000,
  checkEveryMs: 2_000,
  keepAliveMs: 65_000,
  standstillMs: 60_000,
  headerBytes: 16 * 1024,
  bodyBytes: 1024 * 1024,
  uploadBytes: 64 * 1024 * 1024,
  filesBytes: 52 * 1024 * 1024,
  fileBytes: 11 * 1024 * 1024,
  connections: 10_000,
  // A gallery of 200 with five connections each.
  connectionsPerNetwork: 1_024,
  // The back office sends the form state while a user types.
  posts: { burst: 240, perSecond: 6 },
  signIns: { burst: 10, perSecond: 1 / 6 },
  // Enough to read every project at once, then a steady rate for a well-behaved client.
  calls: { burst: 120, perSecond: 10 },
  // Uncached renders by whoever has no cookie yet: the first page of a gallery that opens at once; search engines retry when
  // told to.
  pages: { burst: 300, perSecond: 10 },
  // Scrolling prefetches a dozen payloads. A refused client loads the HTML page, which is cached.
  data: { burst: 240, perSecond: 20 },
  // Without an event stream every open project page polls every four seconds.
  live: { burst: 120, perSecond: 20 },
  // Each costs as much as forty calls, and a signed-out office needs one a person.
  signInPages: { burst: 20, perSecond: 1 },
  // Anybody can claim a session with a cookie, and a page costs as much as one to sign in at.
  backOffice: { burst: 60, perSecond: 3 },
  // Lists and forms of the back office ask for data as people type and scroll.
  otherReads: { burst: 300, perSecond: 40 },
  // Sharing pictures that no file exists of yet: drawn once, then a file.
  drawings: { burst: 20, perSecond: 2 },
  // More dead links than a site has. Only the content knows that a page is missing, so the app is asked.
  missing: { burst: 120, perSecond: 5 },
  // A browser is new for ten minutes and has little; a network brings in a gallery of a thousand at once, then one every two
  // seconds. `crowd` bounds all browsers of a network together, however many passes it has.
  browsers: {
    newForMs: 600_000,
    fresh: { burst: 1_000, perSecond: 0.5 },
    kinds: {
      posts: {
        young: { burst: 20, perSecond: 0.5 },
        known: { burst: 60, perSecond: 2 },
        crowd: { burst: 1_200, perSecond: 40 },
      },
      pages: {
        young: { burst: 12, perSecond: 0.3 },
        known: { burst: 40, perSecond: 2 },
        crowd: { burst: 1_200, perSecond: 30 },
      },
      data: {
        young: { burst: 40, perSecond: 2 },
        known: { burst: 120, perSecond: 5 },
        crowd: { burst: 2_400, perSecond: 100 },
      },
      live: {
        young: { burst: 20, perSecond: 1 },
        known: { burst: 20, perSecond: 1 },
        crowd: { burst: 2_400, perSecond: 300 },
      },
    },
  },
  unknown: COUNT_PAUSES,
  drainMs: 20_000,
}

const SIGN_IN = /^\/api\/[a-z-]+\/(?:login|forgot-password|reset-password|unlock)$/
/** A request as far as its limits depend on it. */
interface Counted {
  method: string
  path: string
  cookie: string | undefined
  clientIp: string
  /** The id of its pass; null without one. */
  browser: string | null
}

/** Who asks, as limits count it. */
type Caller = Pick<Counted, 'clientIp' | 'browser'>

/** Rate limits for writes, for everything that the app answers itself, and for renders. */
export class RateLimiter {
  private readonly known: KnownBrowsers
  private readonly fair: FairBuckets
  private readonly signIns: TokenBuckets
  private readonly calls: TokenBuckets
  private readonly signInPages: TokenBuckets
  private readonly backOffice: TokenBuckets
  private readonly otherReads: TokenBuckets
  private readonly drawings: TokenBuckets
  private readonly missing: TokenBuckets

  constructor(limits: Limits) {
    this.known = new KnownBrowsers(limits.browsers)
    this.fair = new FairBuckets(limits, this.known)
    this.signIns = new TokenBuckets(limits.signIns)
    this.calls = new TokenBuckets(limits.calls)
    this.signInPages = new TokenBuckets(limits.signInPages)
    this.backOffice = new TokenBuckets(limits.backOffice)
    this.otherReads = new TokenBuckets(limits.otherReads)
    this.drawings = new TokenBuckets(limits.drawings)
    this.missing = new TokenBuckets(limits.missing)
  }

  /** Seconds to wait before this request may be made; 0 when it may be made now. */
  wait({ method, path, cookie, clientIp, browser }: Counted, now: number): number {
    const network = networkOf(clientIp)
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') {
      const kind = kindOfRead(path, cookie)
      return kind === 'live' ? this.fair.take('live', { network, browser }, now) : this.waitToRead(kind, network, now)
    }
    const forSignIn = SIGN_IN.test(path) ? this.signIns.take(network, now) : 0
    return forSignIn || this.fair.take('posts', { network, browser }, now)
  }

  /** Whether a browser has brought its pass back, and is counted by itself. */
  isKnown(browser: string): boolean {
    return this.known.has(browser)
  }

  private waitToRead(kind: Exclude<ReturnType<typeof kindOfRead>, 'live'>, network: string, now: number): number {
    if (kind === null) return 0
    if (kind === 'published') return this.calls.take(network, now)
    if (kind === 'signIn') return this.signInPages.take(network, now)
    return (kind === 'backOffice' ? this.backOffice : this.otherReads).take(network, now)
  }

  /** The same before the app is asked for a picture that is no file yet. */
  waitForDrawing(clientIp: string, now: number): number {
    return this.drawings.take(networkOf(clientIp), now)
  }

  /** The same before the app renders a page or payload that is not cached. */
  waitForPage(isData: boolean, { clientIp, browser }: Caller, now: number): number {
    return this.fair.take(isData ? 'data' : 'pages', { network: networkOf(clientIp), browser }, now)
  }

  /** The same before the app is asked for a page that may not exist. Takes no token, as it may exist. */
  waitForUncertain(clientIp: string, now: number): number {
    return this.missing.wait(networkOf(clientIp), now)
  }

  /** Takes a token after the app reported a missing page. */
  recordMissing(clientIp: string, now: number): void {
    this.missing.owe(networkOf(clientIp), now)
  }
}

const plainAddress = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address)

/** The visitor's IP: the socket's, or the forwarded one when the socket belongs to a trusted proxy. */
export function clientAddress(request: IncomingMessage, trusted: readonly string[]): string {
  const nearest = plainAddress(request.socket.remoteAddress ?? '')
  if (trusted.length === 0 || !trusted.includes(nearest)) return nearest
  const said = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => plainAddress(one.trim()))
  return said.findLast((one) => one !== '' && !trusted.includes(one)) ?? nearest
}

/** Limits the connections in total and from one network. */
export function capConnections(server: Server, limits: Limits, trusted: readonly string[]): void {
  const counts = new Map<string, number>()
  server.maxConnections = limits.connections
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (trusted.includes(address)) return
    const network = networkOf(address)
    const count = (counts.get(network) ?? 0) + 1
    if (count > limits.connectionsPerNetwork) {
      socket.destroy()
      return
    }
    counts.set(network, count)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  })
}
