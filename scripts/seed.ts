import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { readEnv } from '@/platform/process/env-schema'
import { databaseState, openDatabase } from './database'
import { readSecrets } from './secrets'

const say = (line: string) => process.stdout.write(`  ${line}\n`)

/** When run by hand, uses the site's own database and secrets, as the launcher does. */
async function settle(): Promise<() => Promise<void>> {
  const env = readEnv(process.env)
  const database = await openDatabase(env)
  Object.assign(process.env, readSecrets(env.dataDir, env), { DATABASE_URL: database.url, DATABASE_LISTEN_URL: '' })
  if (!(await databaseState(database.url)).isMigrated)
    throw new Error('The database is not up to date: run `npm start` first.')
  return async () => {
    if (!database.wasRunning) await database.stop()
  }
}

/** Nodes that start together on an empty database fill it once: the others wait for a lock. Returns how it is let go. */
async function holdLock(payload: Payload): Promise<() => void> {
  const { pool } = payload.db as unknown as { pool: import('pg').Pool }
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query(`set idle_in_transaction_session_timeout = 0`)
  await client.query(`select pg_advisory_lock(hashtext('noble-nue-seed'))`)
  return () => {
    // Connections that are still closing when the database stops are ended by it: nothing is lost with them.
    pool.on('error', () => undefined)
    // The lock ends with its connection.
    client.release(true)
  }
}

/** Payload's error names the field only; why the first account is refused is among its details. */
function reasonOf(error: unknown): unknown {
  const [first] = (error as { data?: { errors?: { path: string; message: string }[] } }).data?.errors ?? []
  return first ? new Error(`ADMIN_${first.path.toUpperCase()}: ${first.message}`) : error
}

/**
 * The first admin, created last: a database without staff was filled only partly, and
 * seeding continues at the next start. A generated password is printed once and not stored.
 */
async function ensureFirstAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'staff' })
  if (totalDocs > 0) return
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = readEnv(process.env)
  const email = ADMIN_EMAIL ?? 'admin@example.com'
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  await payload
    .create({ collection: 'staff', data: { email, password, name: 'Admin', role: 'admin' } })
    .catch((error: unknown) => {
      throw reasonOf(error)
    })
  say(`first-admin ${JSON.stringify({ email, password: ADMIN_PASSWORD ? null : password })}`)
}

/** `npm run seed`: writes or updates the demo content; the work of editors is not changed. */
async function main(): Promise<void> {
  const leave = await settle()
  // Payload reads the environment on import, so it is imported only now.
  const [{ getPayload }, { default: config }, { seedDemonstration }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('@demo/seeding/seed'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  const letGo = await holdLock(payload)
  if (!process.argv.includes('--admin-only')) {
    const tell = (done: number, of: number) => say(`pictures drawn: ${done} of ${of}`)
    // Tests look at pictures, not at their weight.
    const effort = process.argv.includes('--quick-pictures') ? 0 : undefined
    const written = await seedDemonstration(payload, say, tell, effort)
    say(
      written === 0
        ? 'the demonstration content is up to date'
        : `the demonstration content: ${written} documents written`,
    )
  }
  await ensureFirstAdmin(payload)
  letGo()
  await payload.destroy()
  await leave()
}

main().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(
      `The demonstration content could not be written: ${error instanceof Error ? error.message : error}\n`,
    )
    process.exit(1)
  },
)
