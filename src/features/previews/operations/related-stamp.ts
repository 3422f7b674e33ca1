import type { CollectionSlug, Payload } from 'payload'
import { type SQL, sql } from '@/platform/database'

/** The table that a draft takes a document from: of its versions where it has drafts. */
function tableOf(payload: Payload, slug: CollectionSlug): string {
  const { versions } = payload.collections[slug].config
  const name = slug.replaceAll('-', '_')
  return versions?.drafts ? `_${name}_v` : name
}

/**
 * SQL for the stamp of a draft: a text that differs after each save, creation or deletion of a document that it may refer
 * to. `populate` names these collections, as in the read of the draft.
 */
export const relatedStamp = (payload: Payload, populate: Readonly<Record<string, unknown>>): SQL =>
  sql.join(
    Object.keys(populate).map(
      (slug) =>
        sql`(select concat_ws(' ', max(updated_at), count(*)) from ${sql.identifier(tableOf(payload, slug as CollectionSlug))})`,
    ),
    sql`, `,
  )
