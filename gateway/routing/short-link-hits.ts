import type { IncomingMessage } from 'node:http'
import type { Database } from '../database'
import { COUNT_PAUSES, FlushTimer } from '../flush-timer'
import type { Logger } from '../http/log'

/** Hits of a code and the time of the last one, without personal data. */
interface Count {
  hits: number
  at: number
}

/** The most codes in one statement; the rest follows in further statements. */
const MOST_AT_ONCE = 5_000

const ADD = `UPDATE short_links SET hits = COALESCE(short_links.hits, 0) + counted.hits,
  last_hit_at = GREATEST(short_links.last_hit_at, counted.at)
  FROM unnest($1::text[], $2::int[], $3::timestamptz[]) AS counted(code, hits, at) WHERE short_links.code = counted.code`

// Bots that declare themselves. Others are counted: hit counts do not justify tracking visitors.
const DECLARED_BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|monitor/i

/** Whether a request is a visit: a GET from a client that does not declare itself a bot. */
export function isVisit({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'GET' && !DECLARED_BOT.test((headers['user-agent'] ?? '').slice(0, 512))
}

/** Counts in memory and writes at most six times a minute, so that no visit waits for the database. */
export class ShortLinkHits {
  private counts = new Map<string, Count>()
  private readonly timer = new FlushTimer(() => this.flush(), COUNT_PAUSES)

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
  ) {}

  /** Only existing codes, so that the size is bounded. */
  count(code: string, now: number): void {
    const count = this.counts.get(code)
    if (count) {
      count.hits += 1
      count.at = now
    } else this.counts.set(code, { hits: 1, at: now })
    this.timer.wake()
  }

  stop(): Promise<void> {
    return this.timer.stop()
  }

  /** Writes the counts, and returns whether all were written. The rest is written next time. */
  async flush(): Promise<boolean> {
    const counted = [...this.counts]
    this.counts = new Map()
    let isWritten = true
    for (let start = 0; start < counted.length; start += MOST_AT_ONCE) {
      const some = counted.slice(start, start + MOST_AT_ONCE)
      await this.add(some).catch((error: unknown) => {
        isWritten = false
        this.putBack(some)
        this.log.warn({ err: error }, 'could not write the hits of short links')
      })
    }
    return isWritten
  }

  private async add(counted: readonly [string, Count][]): Promise<void> {
    const codes = counted.map(([code]) => code)
    const hits = counted.map(([, count]) => count.hits)
    const times = counted.map(([, { at }]) => new Date(at))
    await this.database.query(ADD, [codes, hits, times])
  }

  private putBack(counted: readonly [string, Count][]): void {
    for (const [code, { hits, at }] of counted) {
      const since = this.counts.get(code)
      this.counts.set(code, { hits: hits + (since?.hits ?? 0), at: Math.max(at, since?.at ?? 0) })
    }
  }
}
