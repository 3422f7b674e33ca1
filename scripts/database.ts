import { readdirSync } from 'node:fs'
import pg from 'pg'
import { type Env, sessionUrlOf } from '@/platform/process/env-schema'
import { connectTo } from './outside-database'
import { type OwnPostgres, startOwnPostgres } from './postgres'

/**
 * The database without a pooler between, for what is run by hand: that of the variables, or the bundled one. Throws a
 * one-sentence error when unreachable.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_LISTEN_URL' | 'dataDir'>,
): Promise<Omit<OwnPostgres, 'ended'>> {
  const url = sessionUrlOf(env)
  if (!url) return startOwnPostgres(env.dataDir)
  const client = await connectTo(env.DATABASE_LISTEN_URL ? 'DATABASE_LISTEN_URL' : 'DATABASE_URL', url, {})
  await client.end().catch(() => undefined)
  return { url, stop: async () => undefined, wasRunning: true }
}

/** The state of the database, by direct query, so that starting on an up-to-date one is fast. */
export interface DatabaseState {
  isMigrated: boolean
  isEmpty: boolean
}

const MIGRATION = /^(\d{8}_\d{6}.*)\.ts$/

/** The migrations that this release brings, oldest first. */
export const migrationNames = (): string[] =>
  readdirSync('migrations')
    .flatMap((file) => MIGRATION.exec(file)?.[1] ?? [])
    .sort()

export async function databaseState(url: string): Promise<DatabaseState> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query<{ payload: string | null; worker: string | null }>(
      `select to_regclass('payload_migrations')::text as payload, to_regclass('graphile_worker.migrations')::text as worker`,
    )
    if (!tables.rows[0]?.payload || !tables.rows[0].worker) return { isMigrated: false, isEmpty: true }
    const done = await client.query<{ name: string }>('select name from payload_migrations')
    const names = new Set(done.rows.map(({ name }) => name))
    if (!migrationNames().every((name) => names.has(name))) return { isMigrated: false, isEmpty: !names.size }
    const staff = await client.query('select 1 from staff limit 1')
    return { isMigrated: true, isEmpty: staff.rowCount === 0 }
  } finally {
    await client.end()
  }
}
