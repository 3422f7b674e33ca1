import { readEnv } from '@/platform/process/env-schema'
import { connectForCopying } from './create-backup'
import { openDatabase } from './database'

/** Whether a server started after a given time and nobody else uses the database, so that this process may stop it. */
async function isOursAlone(url: string, since: Date): Promise<boolean> {
  const client = await connectForCopying(url)
  const { rows } = await client.query<{ alone: boolean }>(
    `select pg_postmaster_start_time() >= $1 and not exists (select from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()) as alone`,
    [since],
  )
  await client.end()
  return rows[0]?.alone ?? false
}

/** Runs work with the database of this installation, which is started if needed and stopped again afterwards. */
export async function withDatabase(
  work: (at: { databaseUrl: string; dataDir: string }) => Promise<void>,
): Promise<void> {
  const env = readEnv(process.env)
  const since = new Date()
  const database = await openDatabase(env)
  try {
    await work({ databaseUrl: database.url, dataDir: env.dataDir })
  } finally {
    if (await isOursAlone(database.url, since).catch(() => false)) await database.stop()
  }
}

/** Runs a command; a failure prints one sentence and sets the exit code. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  })
}
