import { type CollectionSlug, createLocalReq, ValidationError } from 'payload'
import { carrying } from '@/platform/database/context'
import { inTransaction } from '@/platform/database/transaction'
import { createDocument } from './create'
import { asUpload } from './pictures'
import {
  type Data,
  fingerprint,
  OTHER_LOCALES,
  recordWritten,
  SEEDING_CONTEXT,
  type SeedDocument,
  type Seeding,
  type Written,
  withRowIds,
} from './records'

/** The ids of documents by their keys; null for one that an editor has deleted. */
export type Ids = Map<string, number | null>

/** Actor of everything that is seeded. */
export const SEED_ACTOR = { kind: 'system', name: 'seed' } as const

/** New documents and their records in one transaction: all of them, or none when it fails or is interrupted. */
async function createAll({ payload }: Seeding, documents: readonly SeedDocument[]): Promise<Written[]> {
  if (documents.length === 0) return []
  const req = await createLocalReq({ context: { ...SEEDING_CONTEXT, ...carrying(SEED_ACTOR) } }, payload)
  return inTransaction({ payload, actor: SEED_ACTOR, req, now: new Date() }, async (inside) => {
    const written: Written[] = []
    for (const document of documents) written.push(await createDocument(inside, document))
    await recordWritten(inside, written)
    return written
  })
}

/** When each of these documents, drafts included, was last changed; one that was deleted is missing. */
async function lastChanges({ payload, records }: Seeding, collection: CollectionSlug, keys: readonly string[]) {
  const ids = keys.map((key) => Number(records.get(key)?.docId))
  const { docs } = (await payload.find({
    collection,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    pagination: false,
    joins: false as never,
    select: { updatedAt: true } as never,
  })) as unknown as { docs: { id: number; updatedAt: string }[] }
  return new Map(docs.map(({ id, updatedAt }) => [id, updatedAt]))
}

/** Rewrites a document of ours through the Local API, one language after the other. */
async function rewrite({ payload }: Seeding, { collection, data, picture }: SeedDocument, id: number) {
  const inLanguage = async (locale: 'th' | (typeof OTHER_LOCALES)[number], values: Data) =>
    (await payload.update({
      ...{ collection, id, locale, depth: 0, fallbackLocale: false as const, context: SEEDING_CONTEXT },
      data: values as never,
      file: locale === 'th' && picture ? await asUpload(picture()) : undefined,
    })) as unknown as Data
  const first = await inLanguage('th', data('th'))
  let last = first
  for (const locale of OTHER_LOCALES) last = await inLanguage(locale, withRowIds(data(locale), first))
  return String(last.updatedAt)
}

/** Brings documents that were written before up to date, unless an editor has changed or deleted them. */
async function updateAll(seeding: Seeding, collection: CollectionSlug, documents: readonly SeedDocument[], ids: Ids) {
  if (documents.length === 0) return
  const { payload, records } = seeding
  const changes = await lastChanges(
    seeding,
    collection,
    documents.map(({ key }) => key),
  )
  for (const document of documents) {
    const record = records.get(document.key)
    if (!record) continue
    const id = Number(record.docId)
    const changedAt = changes.get(id)
    ids.set(document.key, changedAt === undefined ? null : id)
    const print = fingerprint(document)
    if (changedAt === undefined || record.fingerprint === print || changedAt !== record.storedAt) continue
    const storedAt = await rewrite(seeding, document, id)
    seeding.written += 1
    await payload.update({ collection: 'seed-records', id: record.id, data: { fingerprint: print, storedAt } })
  }
}

/**
 * Brings documents of one collection up to date and gives their ids. New ones are written together. What an editor has
 * changed since we wrote it stays as it is; what an editor has deleted stays deleted (null).
 */
export async function seedDocuments(seeding: Seeding, documents: readonly SeedDocument[]): Promise<Ids> {
  const ids: Ids = new Map()
  const [first] = documents
  if (!first) return ids
  const isKnown = ({ key }: SeedDocument) => seeding.records.has(key)
  await updateAll(seeding, first.collection, documents.filter(isKnown), ids)
  const missing = documents.filter((document) => !isKnown(document))
  for (const { document, id } of await createAll(seeding, missing)) ids.set(document.key, id)
  seeding.written += missing.length
  return ids
}

/** The same for documents that may collide with an editor's own: the editor's stays, and the collision is logged. */
export async function seedUnlessInTheWay(seeding: Seeding, documents: readonly SeedDocument[]): Promise<void> {
  for (const document of documents) {
    try {
      await seedDocuments(seeding, [document])
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      seeding.say(`left out, as something of an editor is in its place: ${document.key}`)
    }
  }
}
