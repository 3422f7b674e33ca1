import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '../database'
import type { EditorTable } from './editor-table'

interface Row {
  id: number
  code: string
  target: string
  expires_at: Date | null
  is_active: boolean | null
}

interface Entry {
  target: string
  /** In milliseconds since 1970; `Infinity` for ever, 0 for one that is switched off. */
  until: number
}

/** Rows in one batch: it takes a few milliseconds, and requests are served between batches. */
const BATCH = 2_000

const SOME = 'SELECT id, code, target, expires_at, is_active FROM short_links WHERE code IS NOT NULL'
const NEXT = `${SOME} AND id > $1 ORDER BY id LIMIT ${BATCH}`
const NAMED = `${SOME} AND code = ANY($1)`

const entryOf = ({ target, expires_at, is_active }: Row): Entry => ({
  target,
  until: is_active ? (expires_at?.getTime() ?? Infinity) : 0,
})

/** Short links by code, with those that have ended: whoever scans an old print is told so. */
export class ShortLinkTable implements EditorTable {
  readonly tag = 'short-links'
  readonly entries = {
    tag: 'short-link',
    refresh: (database: Database, codes: readonly string[]) => this.refresh(database, codes),
  }
  private links = new Map<string, Entry>()

  get size(): number {
    return this.links.size
  }

  /** The target of a code; undefined when it is unknown or expired. */
  targetOf(code: string, now: number): string | undefined {
    const entry = this.links.get(code)
    return entry !== undefined && entry.until > now ? entry.target : undefined
  }

  /** Whether there is such a link, and it leads nowhere any more. */
  hasEnded(code: string, now: number): boolean {
    const entry = this.links.get(code)
    return entry !== undefined && entry.until <= now
  }

  async load(database: Database): Promise<void> {
    const links = new Map<string, Entry>()
    let last = 0
    let rows: Row[]
    do {
      rows = (await database.query<Row>(NEXT, [last])).rows
      for (const row of rows) links.set(row.code, entryOf(row))
      last = rows.at(-1)?.id ?? last
      await breathe()
    } while (rows.length === BATCH)
    this.links = links
  }

  private async refresh(database: Database, codes: readonly string[]): Promise<void> {
    const { rows } = await database.query<Row>(NAMED, [codes])
    for (const code of codes) this.links.delete(code)
    for (const row of rows) this.links.set(row.code, entryOf(row))
  }
}
