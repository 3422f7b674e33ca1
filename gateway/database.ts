import pg from 'pg'

/** Asks the database. Tests and the bench hand in their own. */
export interface Database {
  query: <Row>(text: string, values?: readonly unknown[]) => Promise<{ rows: Row[] }>
  close: () => Promise<void>
}

const PATIENCE_MS = 3_000
const GRACE_MS = 1_000
const IDLE_MS = 10_000

/** One connection, opened when it is needed and let go when it has not been for a while. */
export function openDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'gateway',
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    // The server gives up first: what this side counts as not done was not done.
    statement_timeout: PATIENCE_MS,
    query_timeout: PATIENCE_MS + GRACE_MS,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  })
  // Without a listener an error of an idle connection would end the process.
  pool.on('error', () => undefined)
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const { rows } = await pool.query(text, [...values])
      return { rows: rows as Row[] }
    },
    close: () => pool.end(),
  }
}
