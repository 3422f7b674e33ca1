import config from '@payload-config'
import { runMigrations } from 'graphile-worker'
import { getPayload, type Payload } from 'payload'
import { env } from '@/platform/process/env'
import { adoptDatabase } from './adopt-database'
import { migrationNames } from './database'

type Migrations = NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']

/** Compiled with this script, since Payload itself would look for JavaScript files. */
const readMigrations = (): Promise<Migrations> =>
  Promise.all(migrationNames().map(async (name) => ({ name, ...(await import(`../migrations/${name}.ts`)) })))

/**
 * Migrates the database. Several nodes may call it at once: an advisory lock lets one run while the
 * others wait, and they then find nothing to do.
 */
async function main(): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  const pool = (payload.db as unknown as { pool: import('pg').Pool }).pool
  const lock = await pool.connect()
  try {
    await lock.query(`set statement_timeout = 0`)
    await lock.query(`select pg_advisory_lock(hashtext('noble-nue-migrations'))`)
    await adoptDatabase(lock)
    await payload.db.migrate({ migrations: await readMigrations() })
    await runMigrations({ connectionString: env.DATABASE_URL })
  } finally {
    lock.release(true)
  }
}

let reason = 'the line above says why'
// When a migration fails, Payload ends the process itself.
process.on('exit', (code) => {
  if (code !== 0) process.stderr.write(`The database could not be brought up to date: ${reason}\n`)
})

main().then(
  () => process.exit(0),
  (error) => {
    reason = error instanceof Error ? error.message : String(error)
    process.exit(1)
  },
)
