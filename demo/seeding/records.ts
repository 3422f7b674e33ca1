import { createHash } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import type { SeedRecord } from '@/payload-types'
import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'
import type { DrawnPicture } from './pictures'

/** What seeding needs throughout: Payload, what was written before, and a progress log. */
export interface Seeding {
  payload: Payload
  say: (line: string) => void
  /** What we once wrote, by key. */
  records: Map<string, SeedRecord>
  /** How many documents were written. */
  written: number
  /** Called with the number of pictures that are drawn. */
  tellPictures: (done: number, of: number) => void
  /** The effort of the encoder of pictures, if not that of uploads. */
  effort?: number
}

/** The fields of a document in one language. */
export type Data = Record<string, unknown>

/** One document of the demonstration content. `data` is asked for in Thai first, then in the other languages. */
export interface SeedDocument {
  /** Names the document for ever, whatever becomes of its fields: `projects/nue-district-r9`. */
  key: string
  collection: CollectionSlug
  data: (locale: Locale) => Data
  /** The drawn picture that a document of the library holds. */
  picture?: () => DrawnPicture
  /** What decides whether the demonstration content itself has changed; `data` unless given. */
  fingerprintOf?: unknown
}

/** The context flag by which hooks know that nothing need be announced page by page. */
export const SEEDING_CONTEXT = { isSeeding: true }

/** The languages written after Thai. */
export const OTHER_LOCALES: readonly Locale[] = ['en', 'cht', 'chs']

/** A fingerprint of the seeded values, to tell an editor's change. */
export function fingerprint(document: Pick<SeedDocument, 'data' | 'fingerprintOf'>): string {
  const whole = document.fingerprintOf ?? (['th', ...OTHER_LOCALES] as const).map((locale) => document.data(locale))
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 32)
}

/** Everything that was written before, by key. */
export async function readRecords(payload: Payload): Promise<Map<string, SeedRecord>> {
  const { docs } = await payload.find({ collection: 'seed-records', pagination: false, depth: 0 })
  return new Map(docs.map((record) => [record.key, record]))
}

/** A document that was just written. */
export interface Written {
  document: SeedDocument
  id: number
  updatedAt: string
}

/** Records new documents, in the transaction that wrote them. */
export async function recordWritten({ payload, req }: TransactionContext, written: readonly Written[]): Promise<void> {
  const rows = written.map(({ document, id, updatedAt }) => ({
    key: document.key,
    doc_id: String(id),
    fingerprint: fingerprint(document),
    stored_at: updatedAt,
  }))
  const database = await databaseOf(payload, req)
  await database.execute(sql`
    insert into seed_records (key, doc_id, fingerprint, stored_at, created_at, updated_at)
    select key, doc_id, fingerprint, stored_at, now(), now()
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(key text, doc_id text, fingerprint text, stored_at text)`)
}

/** Array rows belong together across languages by their ids, which the first language gave them. */
export function withRowIds(data: Data, stored: Data): Data {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      const rows = stored[field]
      if (!Array.isArray(value) || !Array.isArray(rows)) return [field, value]
      const joined = value.map((row, index) =>
        typeof row === 'object' && row !== null
          ? { ...row, id: (rows[index] as { id?: string } | undefined)?.id }
          : row,
      )
      return [field, joined]
    }),
  )
}
