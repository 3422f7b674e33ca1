import type { postgresAdapter } from '@payloadcms/db-postgres'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]

/**
 * Payload names the relation between an array and its rows after the field alone, so an array inside one of the same
 * name (the `List` of a menu's `List`) collides with the outer one. The inner relation is renamed to its table; nothing
 * in the database uses the name.
 */
export const disambiguateNestedArrays: SchemaHook = ({ adapter, schema }) => {
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
