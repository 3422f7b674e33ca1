/** A token bucket: burst size, and refill a second. */
export interface BucketSize {
  burst: number
  perSecond: number
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
