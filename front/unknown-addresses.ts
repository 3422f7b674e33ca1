import { setTimeout as sleep } from 'node:timers/promises'
import { type UnknownAddress, unknownPath } from '@/features/addresses'

/** So many different addresses are counted between two reports; what comes beyond is not worth the memory. */
const MOST_DISTINCT = 2_000
const MOST_HITS = 1_000_000_000
const LAST_WORD_MS = 2_000

/** Hands the counted addresses over; throws when it cannot. */
type HandOver = (addresses: readonly UnknownAddress[]) => Promise<void>

/**
 * Counts the addresses of the public site that answered 404, without anything that names a person, and hands them to
 * the app now and then and at the end. What could not be handed over is kept for the next time.
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

  /** One more visitor asked for this path in vain. */
  note(path: string): void {
    const known = unknownPath(path)
    if (known !== null) this.add(known, 1)
  }

  /** Hands over what is left. Comes to an end also when the app is away. */
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
    // One after the other: a slow app is not asked twice at once.
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
