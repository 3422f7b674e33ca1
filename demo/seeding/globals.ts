import type { GlobalSlug } from 'payload'
import type { Locale } from '@/i18n/locales'
import { type Data, fingerprint, OTHER_LOCALES, SEEDING_CONTEXT, type Seeding, withRowIds } from './records'

/** A page or setting of which there is one. `data` is written in Thai first, then in the other languages. */
export interface SeedGlobal {
  slug: GlobalSlug
  data: (locale: Locale) => Data
}

async function write({ payload }: Seeding, { slug, data }: SeedGlobal): Promise<string> {
  const inLanguage = async (locale: Locale, values: Data) =>
    (await payload.updateGlobal({
      slug,
      locale,
      depth: 0,
      fallbackLocale: false,
      data: values as never,
      context: SEEDING_CONTEXT,
    })) as unknown as Data
  const stored = await inLanguage('th', data('th'))
  let last = stored
  for (const locale of OTHER_LOCALES) last = await inLanguage(locale, withRowIds(data(locale), stored))
  return String(last.updatedAt)
}

/** Brings a page or setting of which there is one up to date. One that an editor has written stays as it is. */
export async function seedGlobal(seeding: Seeding, global: SeedGlobal): Promise<void> {
  const { payload } = seeding
  const key = `globals/${global.slug}`
  const print = fingerprint({ data: global.data })
  const record = seeding.records.get(key)
  const { updatedAt } = (await payload.findGlobal({ slug: global.slug, depth: 0, draft: true })) as {
    updatedAt?: string | null
  }
  const isEdited = record ? updatedAt !== record.storedAt : Boolean(updatedAt)
  if (isEdited || record?.fingerprint === print) return
  const data = { key, docId: global.slug, fingerprint: print, storedAt: await write(seeding, global) }
  if (record) await payload.update({ collection: 'seed-records', id: record.id, data })
  else await payload.create({ collection: 'seed-records', data })
  seeding.written += 1
}
