import type { IncomingMessage } from 'node:http'
import type { Database } from './database'
import type { Logger } from './log'

/** How often codes were followed, and when last; nothing of who did. */
interface Count {
  hits: number
  at: number
}

const FLUSH_MS = 30_000
/** When what could not be written is tried again: a busy database is free again soon. */
const RETRY_MS = 5_000
/** Bounds one statement; more codes than this go with the next ones. */
const MOST_AT_ONCE = 5_000

const ADD = `UPDATE short_links SET hits = COALESCE(short_links.hits, 0) + counted.hits,
  last_hit_at = GREATEST(short_links.last_hit_at, counted.at)
  FROM unnest($1::text[], $2::int[], $3::timestamptz[]) AS counted(code, hits, at) WHERE short_links.code = counted.code`

// Programs that say what they are. Whoever hides is counted: a number for editors is no reason to watch visitors.
const PROGRAM = /bot|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|monitor/i

/** Whether a request is a visit: a GET from something that does not say it is a program. */
export function isVisit({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'GET' && !PROGRAM.test((headers['user-agent'] ?? '').slice(0, 512))
}

/** Counts in memory and writes twice a minute, so that no visit waits for the database nor writes to it. */
export class ShortLinkHits {
  private counts = new Map<string, Count>()
  private timer: NodeJS.Timeout | null = null
  private isStopped = false

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
  ) {}

  /** Only of codes that exist, so that there are never more than short links. */
  count(code: string, now: number): void {
    const count = this.counts.get(code)
    if (count) {
      count.hits += 1
      count.at = now
    } else this.counts.set(code, { hits: 1, at: now })
  }

  start(): void {
    this.next(FLUSH_MS)
  }

  async stop(): Promise<void> {
    this.isStopped = true
    if (this.timer) clearTimeout(this.timer)
    await this.flush()
  }

  private next(delay: number): void {
    if (this.isStopped) return
    this.timer = setTimeout(async () => this.next((await this.flush()) ? FLUSH_MS : RETRY_MS), delay)
    this.timer.unref()
  }

  /** Writes what was counted, and says whether all of it was. What cannot be written now is kept for the next time. */
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
