import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

type SQL = ReturnType<typeof sql>

/** Anything that can run a statement: the pool, or the transaction that a request is in. */
export interface Database {
  execute: (query: SQL) => Promise<{ rows: Record<string, unknown>[]; rowCount?: number | null }>
}

interface AdapterWithSessions {
  drizzle: Database
  sessions?: Record<string | number, { db: Database } | undefined>
}

/**
 * The connection on which a request's own statements run. Inside a Payload operation that is its transaction,
 * so what is written here is committed or undone together with the document.
 */
export async function databaseOf(payload: Payload, req?: Partial<PayloadRequest>): Promise<Database> {
  const adapter = payload.db as unknown as AdapterWithSessions
  const transaction = await req?.transactionID
  const session = transaction === undefined ? undefined : adapter.sessions?.[transaction]
  return session?.db ?? adapter.drizzle
}

/** Says on a Postgres channel that something happened. Delivered when, and only if, the transaction commits. */
export async function announce(database: Database, channel: string, message: string): Promise<void> {
  await database.execute(sql`select pg_notify(${channel}, ${message})`)
}

export { sql }
