import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readEnv } from '@/platform/process/env-schema'
import { openDatabase } from './database'
import { writePayloadTables } from './payload-tables'
import { readSecrets } from './secrets'

/**
 * `tsx scripts/generate.ts [name]`: writes Payload's types, tables and import map, and, with a name, a
 * migration to the current collections. Run after every change of a collection; the check requires it.
 * Uses the database of this installation, which it starts if needed; nothing in it changes.
 */
async function main(): Promise<void> {
  const name = process.argv[2]
  const env = readEnv(process.env)
  const database = await openDatabase(env)
  Object.assign(process.env, readSecrets(env.dataDir, env), { DATABASE_URL: database.url, DATABASE_LISTEN_URL: '' })
  try {
    await generate(name)
  } finally {
    if (!database.wasRunning) await database.stop()
  }
  process.stdout.write(
    `types, tables, import map${name ? ' and migration' : ''} written: ${existsSync('src/payload-types.ts')}\n`,
  )
}

async function generate(name: string | undefined): Promise<void> {
  // The configuration reads the variables when it is loaded.
  const [{ default: config }, { generateImportMap, getPayload }, { generateTypes }] = await Promise.all([
    import('@payload-config'),
    import('payload'),
    import('payload/node'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  await generateTypes(payload.config, { log: false })
  await generateImportMap(payload.config, { log: false, force: true })
  await writePayloadTables(payload)
  if (!name) return
  await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })
  importTypesAsTypes(name)
  keepNewestSnapshot()
}

/** Only the newest snapshot of the collections is ever read, to tell what a next change differs in. */
function keepNewestSnapshot(): void {
  const snapshots = readdirSync('migrations').filter((file) => file.endsWith('.json'))
  for (const file of snapshots.sort().slice(0, -1)) rmSync(`migrations/${file}`)
}

/** Payload imports the types of a migration as values, which do not exist when it runs. */
function importTypesAsTypes(name: string): void {
  const files = readdirSync('migrations').filter((file) => file.endsWith(`_${name}.ts`))
  for (const file of files) {
    const path = `migrations/${file}`
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }'),
    )
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    process.exit(1)
  },
)
