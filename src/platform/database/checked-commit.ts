import type { DatabaseAdapterObj } from 'payload'
import { type Database, type Session, sql } from './database'

interface AdapterWithCommit {
  drizzle: Database
  sessions?: Record<string | number, Session | undefined>
  commitTransaction: (id: number | Promise<number | string> | string) => Promise<void>
}

const textIn = async (database: Database, query: ReturnType<typeof sql>) =>
  (await database.execute(query)).rows[0]?.text as string | null | undefined

/**
 * An adapter whose commits are checked. The library drops the error of a commit that fails, as when the connection
 * breaks: whoever wrote would be told that everything is kept. Throws when the database does not say that the
 * transaction is committed; it may be nevertheless when the database has just ended.
 */
export function checkingCommits<Adapter>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  const init: typeof adapter.init = (options) => {
    const database = adapter.init(options)
    const unchecked = database as unknown as AdapterWithCommit
    const commit = unchecked.commitTransaction
    unchecked.commitTransaction = async function commitTransaction(this: AdapterWithCommit, id) {
      const session = this.sessions?.[await id]
      // Null for a transaction that wrote nothing. Fails in one that the database has rolled back already.
      const written = session && (await textIn(session.db, sql`select pg_current_xact_id_if_assigned()::text as text`))
      await commit.call(this, id)
      if (!written) return
      const outcome = await textIn(this.drizzle, sql`select pg_xact_status(${written}::xid8) as text`)
      if (outcome !== 'committed') throw new Error('The transaction could not be committed')
    }
    return database
  }
  return { ...adapter, init }
}
