import { createHash } from 'node:crypto'
import { type CollectionSlug, type Payload, ValidationError } from 'payload'
import type { Locale } from '@/i18n/locales'

/** What seeding needs all along: the content system and somewhere to say how far it is. */
export interface Seeding {
  payload: Payload
  say: (line: string) => void
  /** How many documents were written. */
  written: number
}

/** The fields of a document in one language. */
export type Data = Record<string, unknown>

/** One document of the demonstration content. `data` is written in Thai first, then in the other languages. */
export interface SeedDocument {
  /** Names the document for ever, whatever becomes of its fields: `projects/nue-district-r9`. */
  key: string
  collection: CollectionSlug
  data: (locale: Locale) => Data
  file?: () => Promise<{ data: Buffer; name: string; mimetype: string; size: number }>
  /** What decides whether the demonstration content itself has changed; `data` unless given. */
  fingerprintOf?: unknown
}

/** The context flag by which hooks know that nothing need be announced page by page. */
export const SEEDING_CONTEXT = { isSeeding: true }

/** The languages written after Thai. */
export const OTHER_LOCALES: readonly Locale[] = ['en', 'cht', 'chs']

/** What the demonstration content itself says, so that its own change is told from none. */
export function fingerprint(document: Pick<SeedDocument, 'data' | 'fingerprintOf'>): string {
  const whole = document.fingerprintOf ?? (['th', ...OTHER_LOCALES] as const).map((locale) => document.data(locale))
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 32)
}

/** What we once wrote under a name; null when we have not. */
export async function recordOf(seeding: Seeding, key: string) {
  const found = await seeding.payload.find({ collection: 'seed-records', where: { key: { equals: key } }, limit: 1 })
  return found.docs[0] ?? null
}

/** Array rows belong together across languages by their ids, which the first write gave them. */
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

async function writeOtherLanguages(seeding: Seeding, document: SeedDocument, stored: Data & { id: number }) {
  let last: Data & { id: number } = stored
  for (const locale of OTHER_LOCALES) {
    last = (await seeding.payload.update({
      collection: document.collection,
      id: stored.id,
      locale,
      depth: 0,
      fallbackLocale: false,
      data: withRowIds(document.data(locale), stored) as never,
      context: SEEDING_CONTEXT,
    })) as unknown as Data & { id: number }
  }
  return last
}

async function createDocument(seeding: Seeding, document: SeedDocument) {
  const file = await document.file?.()
  const created = (await seeding.payload.create({
    collection: document.collection,
    locale: 'th',
    depth: 0,
    data: document.data('th') as never,
    file,
    context: SEEDING_CONTEXT,
  })) as unknown as Data & { id: number }
  return writeOtherLanguages(seeding, document, created)
}

async function updateDocument(seeding: Seeding, document: SeedDocument, id: number) {
  const file = await document.file?.()
  const updated = (await seeding.payload.update({
    collection: document.collection,
    id,
    locale: 'th',
    depth: 0,
    fallbackLocale: false,
    data: document.data('th') as never,
    file,
    context: SEEDING_CONTEXT,
  })) as unknown as Data & { id: number }
  return writeOtherLanguages(seeding, document, updated)
}

/**
 * Brings one document of the demonstration content up to date and gives its id. What an editor has changed since
 * we wrote it stays as it is; what an editor has deleted stays deleted (null).
 */
export async function seedDocument(seeding: Seeding, document: SeedDocument): Promise<number | null> {
  const { payload } = seeding
  const print = fingerprint(document)
  const record = await recordOf(seeding, document.key)
  if (!record) {
    const created = await createDocument(seeding, document)
    seeding.written += 1
    await payload.create({
      collection: 'seed-records',
      data: { key: document.key, docId: String(created.id), fingerprint: print, storedAt: String(created.updatedAt) },
    })
    return created.id
  }
  const id = Number(record.docId)
  const current = (await payload.findByID({
    collection: document.collection,
    id,
    depth: 0,
    disableErrors: true,
    draft: true,
    select: { updatedAt: true } as never,
  })) as { updatedAt: string } | null
  if (!current) return null
  if (record.fingerprint === print || current.updatedAt !== record.storedAt) return id
  const updated = await updateDocument(seeding, document, id)
  seeding.written += 1
  await payload.update({
    collection: 'seed-records',
    id: record.id,
    data: { fingerprint: print, storedAt: String(updated.updatedAt) },
  })
  return id
}

/** The same for what may be in the way of something an editor has made meanwhile: that stays, and it is said. */
export async function seedUnlessInTheWay(seeding: Seeding, document: SeedDocument): Promise<void> {
  try {
    await seedDocument(seeding, document)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    seeding.say(`left out, as something of an editor is in its place: ${document.key}`)
  }
}
