import { setTimeout as sleep } from 'node:timers/promises'
import { type UnknownAddress, unknownPath } from '@/features/routing'

/** Different paths counted between two reports; more are ignored to bound memory. */
const MOST_DISTINCT = 2_000
const MOST_HITS = 1_000_000_000
const LAST_WORD_MS = 2_000

/** Reports the counts; throws when it cannot. */
type HandOver = (addresses: readonly UnknownAddress[]) => Promise<void>

/**
 * Counts the public paths that answered 404, without personal data, and reports them to
 * the app periodically and at shutdown. What could not be reported is sent next time.
 */
export class UnknownAddresses {
  private counted = new Map<string, number>()
  private reporting: Promise<void> = Promise.resolve()
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly record: HandOver,
    everyMs: number,
  ) {
    this.timer = setInterval(() => void this.report(), everyMs)
    this.timer.unref()
  }

  /** Counts a 404 at this path. */
  note(path: string): void {
    const known = unknownPath(path)
    if (known !== null) this.add(known, 1)
  }

  /** Reports the rest. Resolves even when the app is down. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await Promise.race([this.report(), sleep(LAST_WORD_MS, undefined, { ref: false })])
  }

  private add(path: string, hits: number): void {
    const before = this.counted.get(path)
    if (before === undefined && this.counted.size >= MOST_DISTINCT) return
    this.counted.set(path, Math.min(MOST_HITS, (before ?? 0) + hits))
  }

  private report(): Promise<void> {
    // One report at a time, so that a slow app is not overloaded.
    this.reporting = this.reporting.then(() => this.handOver())
    return this.reporting
  }

  private async handOver(): Promise<void> {
    if (this.counted.size === 0) return
    const taken = this.counted
    this.counted = new Map()
    try {
      await this.record([...taken].map(([path, hits]) => ({ path, hits })))
    } catch {
      for (const [path, hits] of taken) this.add(path, hits)
    }
  }
}
