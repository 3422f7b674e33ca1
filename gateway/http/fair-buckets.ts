import { type BucketSize, TokenBuckets } from './token-buckets'

/** What is counted by browser first, and by network where there is none. */
type FairKind = 'posts' | 'pages' | 'data' | 'live'

interface OfKind {
  /** Of one browser that is new here, and of one that has been here for a while. */
  young: BucketSize
  known: BucketSize
  /** Of all browsers of one network together. */
  crowd: BucketSize
}

export interface BrowserSizes {
  /** For so long a browser is new. */
  newForMs: number
  /** New browsers of one network. */
  fresh: BucketSize
  kinds: Record<FairKind, OfKind>
}

const MOST_BROWSERS = 50_000

/**
 * The browsers that brought their pass back. A program may fetch passes without end: a network brings in so many new
 * browsers and no more, wherever the passes were fetched, and nobody is known before their time here has passed.
 */
export class KnownBrowsers {
  private readonly since = new Map<string, number>()
  private readonly fresh: TokenBuckets

  constructor(private readonly sizes: Pick<BrowserSizes, 'newForMs' | 'fresh'>) {
    this.fresh = new TokenBuckets(sizes.fresh)
  }

  has(browser: string): boolean {
    return this.since.has(browser)
  }

  /** What a browser is counted as; null where its network has brought in too many. */
  standingOf(browser: string, network: string, now: number): 'young' | 'known' | null {
    const since = this.since.get(browser)
    if (since === undefined && this.fresh.take(network, now) > 0) return null
    this.since.delete(browser)
    if (this.since.size >= MOST_BROWSERS) this.since.delete(this.since.keys().next().value ?? '')
    this.since.set(browser, since ?? now)
    return since !== undefined && now - since >= this.sizes.newForMs ? 'known' : 'young'
  }
}

const bucketsOf = (size: (kind: FairKind) => BucketSize): Record<FairKind, TokenBuckets> => ({
  posts: new TokenBuckets(size('posts')),
  pages: new TokenBuckets(size('pages')),
  data: new TokenBuckets(size('data')),
  live: new TokenBuckets(size('live')),
})

/**
 * A browser with a pass has an allowance of its own, so that no neighbour behind its address uses it up. Where it is
 * empty, or there is no pass, the address is counted as if there were none: a pass never makes anybody worse off.
 */
export class FairBuckets {
  private readonly networks: Record<FairKind, TokenBuckets>
  private readonly crowds: Record<FairKind, TokenBuckets>
  private readonly own: Record<'young' | 'known', Record<FairKind, TokenBuckets>>

  constructor(
    sizes: Record<FairKind, BucketSize> & { browsers: BrowserSizes },
    private readonly browsers: KnownBrowsers,
  ) {
    const { kinds } = sizes.browsers
    this.networks = bucketsOf((kind) => sizes[kind])
    this.crowds = bucketsOf((kind) => kinds[kind].crowd)
    this.own = { young: bucketsOf((kind) => kinds[kind].young), known: bucketsOf((kind) => kinds[kind].known) }
  }

  /** Takes one token. Returns 0, or the seconds until there is one. */
  take(kind: FairKind, { network, browser }: { network: string; browser: string | null }, now: number): number {
    const standing = browser === null ? null : this.browsers.standingOf(browser, network, now)
    if (browser !== null && standing !== null) {
      const [own, crowd] = [this.own[standing][kind], this.crowds[kind]]
      if (own.wait(browser, now) === 0 && crowd.wait(network, now) === 0) {
        own.take(browser, now)
        return crowd.take(network, now)
      }
    }
    return this.networks[kind].take(network, now)
  }
}
