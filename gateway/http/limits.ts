import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '@/kernel/network-of'
import { COUNT_PAUSES, type FlushPauses } from '../flush-timer'
import { kindOfRead } from './app-requests'

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
  /** When unknown addresses are reported to the app. */
  unknown: FlushPauses
  /** How long requests in progress may take once the gateway is shutting down. */
  drainMs: number
}

/** A token bucket: burst size, and refill a second. */
interface BucketSize {
  burst: number
  perSecond: number
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
  connectionsPerNetwork: 256,
  // The back office sends the form state while a user types.
  posts: { burst: 240, perSecond: 6 },
  signIns: { burst: 10, perSecond: 1 / 6 },
  // Enough to read every project at once, then a steady rate for a well-behaved client.
  calls: { burst: 120, perSecond: 10 },
  // Uncached renders: more than an office behind one address needs; search engines retry when told to.
  pages: { burst: 120, perSecond: 10 },
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
  unknown: COUNT_PAUSES,
  drainMs: 20_000,
}

/** A bounded number of token buckets, one for each network; the least recently used is evicted first. */
export class TokenBuckets {
  private readonly buckets = new Map<string, { tokens: number; at: number }>()

  constructor(
    private readonly size: BucketSize,
    private readonly most = 50_000,
  ) {}

  /** Takes one token. Returns 0, or the seconds until there is one. */
  take(name: string, now: number): number {
    const tokens = this.tokensOf(name, now)
    this.put(name, tokens >= 1 ? tokens - 1 : tokens, now)
    return this.waitAt(tokens)
  }

  /** The result of `take`, without taking a token. */
  wait(name: string, now: number): number {
    return this.waitAt(this.tokensOf(name, now))
  }

  /**
   * Takes one token for work already done, as a debt when there is none: a burst admitted at once is paid for before
   * the next request. The debt is at most a whole bucket.
   */
  owe(name: string, now: number): void {
    this.put(name, Math.max(-this.size.burst, this.tokensOf(name, now) - 1), now)
  }

  private tokensOf(name: string, now: number): number {
    const { burst, perSecond } = this.size
    const before = this.buckets.get(name)
    return before ? Math.min(burst, before.tokens + ((now - before.at) / 1000) * perSecond) : burst
  }

  private waitAt(tokens: number): number {
    return tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) / this.size.perSecond))
  }

  private put(name: string, tokens: number, at: number): void {
    this.buckets.delete(name)
    if (this.buckets.size >= this.most) this.forgetOldest()
    this.buckets.set(name, { tokens, at })
  }

  private forgetOldest(): void {
    for (const name of this.buckets.keys()) {
      this.buckets.delete(name)
      return
    }
  }
}

const SIGN_IN = /^\/api\/[a-z-]+\/(?:login|forgot-password|reset-password|unlock)$/
/** A request as far as its limits depend on it. */
interface Counted {
  method: string
  path: string
  cookie: string | undefined
  clientIp: string
}

/** Rate limits for writes, for everything that the app answers itself, and for renders. */
export class RateLimiter {
  private readonly posts: TokenBuckets
  private readonly signIns: TokenBuckets
  private readonly calls: TokenBuckets
  private readonly pages: TokenBuckets
  private readonly data: TokenBuckets
  private readonly live: TokenBuckets
  private readonly signInPages: TokenBuckets
  private readonly backOffice: TokenBuckets
  private readonly otherReads: TokenBuckets
  private readonly drawings: TokenBuckets
  private readonly missing: TokenBuckets

  constructor(limits: Limits) {
    this.posts = new TokenBuckets(limits.posts)
    this.signIns = new TokenBuckets(limits.signIns)
    this.calls = new TokenBuckets(limits.calls)
    this.pages = new TokenBuckets(limits.pages)
    this.data = new TokenBuckets(limits.data)
    this.live = new TokenBuckets(limits.live)
    this.signInPages = new TokenBuckets(limits.signInPages)
    this.backOffice = new TokenBuckets(limits.backOffice)
    this.otherReads = new TokenBuckets(limits.otherReads)
    this.drawings = new TokenBuckets(limits.drawings)
    this.missing = new TokenBuckets(limits.missing)
  }

  /** Seconds to wait before this request may be made; 0 when it may be made now. */
  wait({ method, path, cookie, clientIp }: Counted, now: number): number {
    const network = networkOf(clientIp)
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') {
      return this.waitToRead(kindOfRead(path, cookie), network, now)
    }
    const forSignIn = SIGN_IN.test(path) ? this.signIns.take(network, now) : 0
    return forSignIn || this.posts.take(network, now)
  }

  private waitToRead(kind: ReturnType<typeof kindOfRead>, network: string, now: number): number {
    if (kind === null) return 0
    if (kind === 'published') return this.calls.take(network, now)
    if (kind === 'live') return this.live.take(network, now)
    if (kind === 'signIn') return this.signInPages.take(network, now)
    return (kind === 'backOffice' ? this.backOffice : this.otherReads).take(network, now)
  }

  /** The same before the app is asked for a picture that is no file yet. */
  waitForDrawing(clientIp: string, now: number): number {
    return this.drawings.take(networkOf(clientIp), now)
  }

  /** The same before the app renders a page or payload that is not cached. */
  waitForPage(isData: boolean, clientIp: string, now: number): number {
    return (isData ? this.data : this.pages).take(networkOf(clientIp), now)
  }

  /** The same before the app is asked for a page that may not exist. Takes no token, as it may exist. */
  waitForUncertain(clientIp: string, now: number): number {
    return this.missing.wait(networkOf(clientIp), now)
  }

  /** Takes a token after the app reported a missing page. */
  noteMissing(clientIp: string, now: number): void {
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
