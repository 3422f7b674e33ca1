import { EVERY_PAGE_TAGS } from '@/kernel/cache/cache-tags'
import type { Database } from '../database'
import type { Logger } from '../http/log'

/** One in-memory table of URLs maintained by editors. */
export interface EditorTable {
  /** Announced when any of it may have changed: the table is read again completely. */
  readonly tag: string
  /** Reads it completely. The old entries stay until the new list is complete, and when this throws. */
  load: (database: Database) => Promise<void>
  /** For tables whose entries have their own tags, `{entryTag}:{name}`, which no page carries. */
  readonly entries?: {
    readonly tag: string
    /** Reads these entries again. */
    refresh: (database: Database, names: readonly string[]) => Promise<void>
  }
}

/** The pending reads of one table. */
interface PendingRead {
  isWhole: boolean
  names: Set<string>
}

const FIRST_DELAY_MS = 500
const LAST_DELAY_MS = 15_000
/** With more names than this the table is read completely, instead of in one long statement. */
const MOST_NAMES = 500
/** Everything may have changed: announced after the demonstration content was written, or by hand. */
const EVERYTHING = EVERY_PAGE_TAGS[0]

/**
 * Keeps the tables in sync with the database: each is read when listening begins, and again, whole or in part, as
 * changes are announced. One read at a time, so that an older one never overwrites a newer one. While the
 * database is down the tables stay as they are, and reads are retried with growing pauses.
 */
export class EditorTables {
  private readonly pending = new Map<EditorTable, PendingRead>()
  private isRunning = false
  private isStopped = false
  private delay = FIRST_DELAY_MS
  private timer: NodeJS.Timeout | null = null
  private resolveFirst: () => void = () => undefined
  /** Resolves when the tables were read once, or could not be read. */
  readonly firstReading = new Promise<void>((resolve) => {
    this.resolveFirst = resolve
  })

  constructor(
    private readonly tables: readonly EditorTable[],
    private readonly database: Database,
    private readonly log: Logger,
  ) {}

  /** Everything may be out of date: listening has begun, or began again. */
  readAll(): void {
    for (const table of this.tables) this.pendingOf(table).isWhole = true
    void this.run()
  }

  /** Handles the tags of the tables, and returns those that pages may carry. */
  take(tags: readonly string[]): string[] {
    const left = tags.filter((tag) => !this.tables.some((table) => this.takeEntry(table, tag)))
    for (const table of this.tables) {
      if (left.includes(table.tag) || left.includes(EVERYTHING)) this.pendingOf(table).isWhole = true
    }
    if (this.pending.size > 0) void this.run()
    return left
  }

  stop(): void {
    this.isStopped = true
    if (this.timer) clearTimeout(this.timer)
  }

  private takeEntry(table: EditorTable, tag: string): boolean {
    const start = `${table.entries?.tag}:`
    if (!table.entries || !tag.startsWith(start)) return false
    this.pendingOf(table).names.add(tag.slice(start.length))
    return true
  }

  private pendingOf(table: EditorTable): PendingRead {
    const pending = this.pending.get(table) ?? { isWhole: false, names: new Set() }
    this.pending.set(table, pending)
    return pending
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    let isGood = true
    while (isGood && this.pending.size > 0 && !this.isStopped) {
      for (const [table, pending] of [...this.pending]) isGood = (await this.read(table, pending)) && isGood
    }
    this.isRunning = false
    this.resolveFirst()
    if (isGood) this.delay = FIRST_DELAY_MS
    else this.later()
  }

  private async read(table: EditorTable, pending: PendingRead): Promise<boolean> {
    this.pending.delete(table)
    try {
      if (pending.isWhole || !table.entries || pending.names.size > MOST_NAMES) await table.load(this.database)
      else await table.entries.refresh(this.database, [...pending.names])
      return true
    } catch (error) {
      const again = this.pendingOf(table)
      again.isWhole ||= pending.isWhole
      for (const name of pending.names) again.names.add(name)
      if (!this.isStopped) this.log.warn({ err: error, table: table.tag }, 'could not read addresses')
      return false
    }
  }

  private later(): void {
    if (this.isStopped) return
    if (this.timer) clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.run(), this.delay)
    this.timer.unref()
    this.delay = Math.min(LAST_DELAY_MS, this.delay * 2)
  }
}
