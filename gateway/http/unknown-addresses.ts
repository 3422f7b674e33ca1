import { setTimeout as sleep } from 'node:timers/promises'
import { type UnknownAddress, unknownPath } from '@/features/routing'
import { type FlushPauses, FlushTimer } from '../flush-timer'

/** Different paths counted between two reports; more are ignored to bound memory. */
const MOST_DISTINCT = 2_000
const MOST_HITS = 1_000_000_000
const LAST_WORD_MS = 2_000

/** Reports the counts; throws when it cannot. */
type HandOver = (addresses: readonly UnknownAddress[]) => Promise<void>

/**
 * Counts the public paths that answered 404, without personal data, and reports them to
 * the app, also at shutdown. What could not be reported is sent next time.
 */
export class UnknownAddresses {
  private counted = new Map<string, number>()
  private readonly timer: FlushTimer

  constructor(
    private readonly record: HandOver,
    pauses: FlushPauses,
  ) {
    this.timer = new FlushTimer(() => this.report(), pauses)
  }

  /** Counts a 404 at this path. */
  note(path: string): void {
    const known = unknownPath(path)
    if (known === null) return
    this.add(known, 1)
    this.timer.wake()
  }

  /** Reports the rest. Resolves even when the app is down. */
  async stop(): Promise<void> {
    await Promise.race([this.timer.stop(), sleep(LAST_WORD_MS, undefined, { ref: false })])
  }

  private add(path: string, hits: number): void {
    const before = this.counted.get(path)
    if (before === undefined && this.counted.size >= MOST_DISTINCT) return
    this.counted.set(path, Math.min(MOST_HITS, (before ?? 0) + hits))
  }

  private async report(): Promise<boolean> {
    if (this.counted.size === 0) return true
    const taken = this.counted
    this.counted = new Map()
    try {
      await this.record([...taken].map(([path, hits]) => ({ path, hits })))
      return true
    } catch {
      for (const [path, hits] of taken) this.add(path, hits)
      return false
    }
  }
}
