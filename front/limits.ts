import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '@/kit/network-of'

/** Every bound of the front door in one place; tests make some of them small. */
export interface Limits {
  headersTimeoutMs: number
  requestTimeoutMs: number
  checkEveryMs: number
  keepAliveMs: number
  /** How long an answer of the app may stand still on its way to the visitor. */
  standstillMs: number
  headerBytes: number
  bodyBytes: number
  uploadBytes: number
  connections: number
  connectionsPerNetwork: number
  posts: BucketSize
  signIns: BucketSize
  calls: BucketSize
  pages: BucketSize
  data: BucketSize
  live: BucketSize
  missing: BucketSize
  /** How often unknown addresses are handed over. */
  unknownEveryMs: number
}

/** So many at once, and so many more a second. */
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
  connections: 10_000,
  connectionsPerNetwork: 256,
  // The back office sends a form's state while somebody types.
  posts: { burst: 240, perSecond: 6 },
  signIns: { burst: 10, perSecond: 1 / 6 },
  // Every project of a developer in one go, and then as fast as a patient program reads.
  calls: { burst: 120, perSecond: 10 },
  // Pages made for one who asks: more than a whole office reads, and a search engine asks again when it is told to.
  pages: { burst: 120, perSecond: 10 },
  // A reader who looks on fetches a dozen pages ahead. Whoever is refused loads the page itself, which is kept.
  data: { burst: 240, perSecond: 20 },
  // Where no stream gets through, every open project page asks each four seconds.
  live: { burst: 120, perSecond: 20 },
  // More dead links than one site leads to. Only the content knows that there is no such page, so the app is asked.
  missing: { burst: 120, perSecond: 5 },
  unknownEveryMs: 60_000,
}

/** A bounded number of token buckets, one for each network; the least recently used is forgotten first. */
export class TokenBuckets {
  private readonly buckets = new Map<string, { tokens: number; at: number }>()

  constructor(
    private readonly size: BucketSize,
    private readonly most = 50_000,
  ) {}

  /** Takes one token. 0 when there was one, else the seconds until there will be. */
  take(name: string, now: number): number {
    const tokens = this.tokensOf(name, now)
    this.put(name, tokens >= 1 ? tokens - 1 : tokens, now)
    return this.waitAt(tokens)
  }

  /** What `take` would say; takes none. */
  wait(name: string, now: number): number {
    return this.waitAt(this.tokensOf(name, now))
  }

  /**
   * Takes one token for what is done already, and owes it when there is none: many that were let in at once are paid
   * for before the next is. At most a whole bucket is owed.
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
const UPLOAD = /^\/api\/media(?:\/|$)/

// The published calls (S1§7, S2§7) and those of the search. What the back office asks below `projects` is not counted.
const PUBLISHED_CALL =
  /^\/api\/(?:projects\/(?!(?:\d+|access|count|versions)(?:\/|$))|(?:project-publish|project-publishes|search-seos|home-news|promotion-publisheds)\/|search(?:\/suggest)?$|minutes$|openapi\.json$|docs$)/

const LIVE_CALL = /^\/api\/availability\//

/** Guards the calls that change something, those that programs read, and the pages that must be made. */
export class RateLimiter {
  private readonly posts: TokenBuckets
  private readonly signIns: TokenBuckets
  private readonly calls: TokenBuckets
  private readonly pages: TokenBuckets
  private readonly data: TokenBuckets
  private readonly live: TokenBuckets
  private readonly missing: TokenBuckets

  constructor(limits: Limits) {
    this.posts = new TokenBuckets(limits.posts)
    this.signIns = new TokenBuckets(limits.signIns)
    this.calls = new TokenBuckets(limits.calls)
    this.pages = new TokenBuckets(limits.pages)
    this.data = new TokenBuckets(limits.data)
    this.live = new TokenBuckets(limits.live)
    this.missing = new TokenBuckets(limits.missing)
  }

  /** Seconds to wait before this request may be made; 0 when it may be made now. */
  wait(method: string, path: string, clientIp: string, now: number): number {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') {
      if (PUBLISHED_CALL.test(path)) return this.calls.take(networkOf(clientIp), now)
      return LIVE_CALL.test(path) ? this.live.take(networkOf(clientIp), now) : 0
    }
    const network = networkOf(clientIp)
    const forSignIn = SIGN_IN.test(path) ? this.signIns.take(network, now) : 0
    return forSignIn || this.posts.take(network, now)
  }

  /** The same before the app makes a page, or the data of one, that is not kept. */
  waitForPage(isData: boolean, clientIp: string, now: number): number {
    return (isData ? this.data : this.pages).take(networkOf(clientIp), now)
  }

  /** The same before the app is asked for a page that only its content knows of. Takes nothing: there may be one. */
  waitForUncertain(clientIp: string, now: number): number {
    return this.missing.wait(networkOf(clientIp), now)
  }

  /** The app was asked for a page that there is not. */
  noteMissing(clientIp: string, now: number): void {
    this.missing.owe(networkOf(clientIp), now)
  }
}

/** How large a body may be at this path. */
export function bodyLimit(path: string, limits: Limits): number {
  return UPLOAD.test(path) ? limits.uploadBytes : limits.bodyBytes
}

const plainAddress = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address)

/** The visitor's address: the socket's, or what our own proxy says when the socket is our proxy's. */
export function clientAddress(request: IncomingMessage, trusted: readonly string[]): string {
  const nearest = plainAddress(request.socket.remoteAddress ?? '')
  if (trusted.length === 0 || !trusted.includes(nearest)) return nearest
  const said = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => plainAddress(one.trim()))
  return said.findLast((one) => one !== '' && !trusted.includes(one)) ?? nearest
}

/** Bounds how many connections there are, altogether and from one network. */
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
