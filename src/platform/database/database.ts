import { sql } from '@payloadcms/db-postgres'
import type { NodePgQueryResultHKT } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { PgDatabase } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'

/** A statement or a part of one, with its parameters separate from its text. */
export type SQL = ReturnType<typeof sql>

/** Anything that can run a statement: the pool, or a request's transaction. */
export interface Database {
  execute: (query: SQL) => Promise<{ rows: Record<string, unknown>[]; rowCount?: number | null }>
}

/** The pool, or a request's transaction, with everything that builds statements from the declared tables. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** The adapter's data of an open transaction. */
export interface Session {
  db: Queries
}

interface AdapterWithSessions {
  drizzle: Queries
  sessions?: Record<string | number, Session | undefined>
}

/** Thrown when a request is used after its transaction ended or was rolled back. */
export class TransactionEndedError extends Error {
  override name = 'TransactionEndedError'
}

/** The transactions begun by `inTransaction`, by request: Payload forgets the id when it rolls one back. */
const begun = new WeakMap<object, string | number>()

/** Permanently binds a request to its current transaction. */
export async function bindTransaction(req: PayloadRequest): Promise<void> {
  const id = await req.transactionID
  if (id !== undefined && id !== null) begun.set(req, id)
}

/**
 * The open transaction of a request; null when it has none. Throws when its transaction has ended: further writes would
 * otherwise be committed although the rest was rolled back.
 */
export async function openSessionOf(payload: Payload, req?: Partial<PayloadRequest>): Promise<Session | null> {
  const id = (req && begun.get(req)) ?? (await req?.transactionID)
  if (id === undefined || id === null) return null
  const session = (payload.db as unknown as AdapterWithSessions).sessions?.[id]
  if (!session) throw new TransactionEndedError('The transaction of this request has ended, or was rolled back')
  return session
}

/**
 * The connection for a request's own statements. Inside a Payload operation it is the operation's transaction, so
 * writes here commit or roll back with the document.
 */
export async function databaseOf(payload: Payload, req?: Partial<PayloadRequest>): Promise<Queries> {
  const session = await openSessionOf(payload, req)
  return session?.db ?? (payload.db as unknown as AdapterWithSessions).drizzle
}

/** Sends a Postgres notification, delivered only if and when the transaction commits. */
export async function notify(database: Database, channel: string, message: string): Promise<void> {
  await database.execute(sql`select pg_notify(${channel}, ${message})`)
}

export { sql }
