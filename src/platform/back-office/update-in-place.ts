import type { postgresAdapter } from '@payloadcms/db-postgres'
import { and, eq } from '@payloadcms/db-postgres/drizzle'

type Adapter = ReturnType<typeof postgresAdapter>
type OpenAdapter = ReturnType<Adapter['init']>

/**
 * The adapter, which saves a document that exists with a plain `UPDATE`. Payload writes `insert … on conflict do
 * update` with every column, for which Postgres locks the row as if its keys were replaced. Until the save commits, a
 * row that refers to the document then cannot be inserted: a lead of a project waits for the project's publication.
 * A plain update takes that lock only when a key changes (PostgreSQL 18, 13.3.2: FOR NO KEY UPDATE).
 */
export function updatingInPlace(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const opened = adapter.init(args)
      const insert = opened.insert.bind(opened)
      opened.insert = async (asked) => (await updateInPlace(opened, asked)) ?? insert(asked)
      return opened
    },
  }
}

/** The updated row; null when the statement is no update by id, or when no such row exists. */
async function updateInPlace(
  adapter: OpenAdapter,
  { db, onConflictDoUpdate, tableName, values }: Parameters<OpenAdapter['insert']>[0],
): Promise<Record<string, unknown>[] | null> {
  const table = adapter.tables[tableName]
  if (!onConflictDoUpdate || !table?.id || onConflictDoUpdate.target !== table.id || Array.isArray(values)) return null
  const { id, ...changed } = values
  if (id === undefined || id === null || Object.keys(changed).length === 0) return null
  const { where } = onConflictDoUpdate
  // Payload's packages hold two copies of Drizzle's types; it is one kind of object.
  const byId = eq(table.id as never, id)
  const rows = await db
    .update(table)
    .set(changed)
    .where((where ? and(byId, where as never) : byId) as never)
    .returning()
  return rows.length > 0 ? rows : null
}
