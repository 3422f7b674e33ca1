/** When counts that are kept in memory are written, in milliseconds. */
export interface FlushPauses {
  /** After the first count of a quiet time. */
  soonMs: number
  /** Between two flushes, at least. */
  betweenMs: number
  /** After a flush that failed. */
  retryMs: number
}

/** Whoever tries out a link sees the hit at once; whoever floods an address causes six statements a minute. */
export const COUNT_PAUSES: FlushPauses = { soonMs: 1_000, betweenMs: 10_000, retryMs: 5_000 }

/**
 * Decides when counts in memory are flushed: soon after the first one of a quiet time, then not more often than the
 * pause between two flushes. One flush at a time; none while nothing is counted.
 */
export class FlushTimer {
  private timer: NodeJS.Timeout | null = null
  private flushing: Promise<unknown> = Promise.resolve()
  private earliest = 0
  private isStopped = false

  /** `flush` resolves to whether everything was written; it keeps the rest. */
  constructor(
    private readonly flush: () => Promise<boolean>,
    private readonly pauses: FlushPauses,
  ) {}

  /** Called for every count. */
  wake(): void {
    if (this.timer === null) this.flushIn(Math.max(this.pauses.soonMs, this.earliest - performance.now()))
  }

  /** Flushes what is left, after a flush that is going on. */
  async stop(): Promise<void> {
    this.isStopped = true
    if (this.timer) clearTimeout(this.timer)
    await this.next()
  }

  private flushIn(delay: number): void {
    if (this.isStopped) return
    this.timer = setTimeout(() => void this.onTime(), delay)
    this.timer.unref()
  }

  private async onTime(): Promise<void> {
    this.timer = null
    this.earliest = performance.now() + this.pauses.betweenMs
    const isWritten = await this.next()
    if (!isWritten && this.timer === null) this.flushIn(this.pauses.retryMs)
  }

  private next(): Promise<boolean> {
    const next = this.flushing.then(() => this.flush())
    this.flushing = next
    return next
  }
}
