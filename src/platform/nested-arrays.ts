import type { postgresAdapter } from '@payloadcms/db-postgres'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]

/**
 * Payload names the relation between an array and its rows after the field alone, so an array inside one of the same
 * name (the `List` of a menu's `List`) could not be told from the one around it. The inner one is given the name of
 * its table; nothing in the database is called by it.
 */
export const tellNestedArraysApart: SchemaHook = ({ adapter, schema }) => {
  for (const relations of Object.values(adapter.rawRelations)) {
    const around = relations._parentID?.relationName
    const inner = around === undefined ? undefined : relations[around]
    const back = inner && adapter.rawRelations[inner.to]?._parentID
    if (!inner || !back || inner.relationName !== around) continue
    inner.relationName = inner.to
    back.relationName = inner.to
  }
  return schema
}
