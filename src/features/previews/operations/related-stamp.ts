import type { CollectionSlug, Payload } from 'payload'
import { type SQL, sql } from '@/platform/database/database'

/** The rows from which a draft reads the documents of a collection: the latest versions, if they have drafts. */
function rowsOf(payload: Payload, slug: CollectionSlug): SQL {
  const { versions } = payload.collections[slug].config
  const name = slug.replaceAll('-', '_')
  return versions?.drafts ? sql`${sql.identifier(`_${name}_v`)} where latest` : sql`${sql.identifier(name)}`
}

/**
 * SQL for the stamp of a draft: a text that differs after each save, creation or deletion of a document that it may refer
 * to. `populate` names these collections, as in the read of the draft. Each write adds a newer transaction to the sum,
 * whatever its clock says; a deletion changes the count.
 */
export const relatedStamp = (payload: Payload, populate: Readonly<Record<string, unknown>>): SQL =>
  sql.join(
    Object.keys(populate).map(
      (slug) =>
        sql`(select concat_ws(' ', sum(xmin::text::bigint), count(*)) from ${rowsOf(payload, slug as CollectionSlug)})`,
    ),
    sql`, `,
  )
