import { existsSync } from 'node:fs'
import config from '@payload-config'
import { generateImportMap, getPayload } from 'payload'

/**
 * `tsx scripts/generate.ts [name]`: writes Payload's types and import map, and, with a name, a
 * migration to the current collections. Run after every change of a collection; the check requires it.
 */
async function main(): Promise<void> {
  const name = process.argv[2]
  const payload = await getPayload({ config, disableOnInit: true })
  const { generateTypes } = await import('payload/node')
  await generateTypes(payload.config, { log: false })
  await generateImportMap(payload.config, { log: false, force: true })
  if (name) await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })
  process.stdout.write(
    `types, import map${name ? ' and migration' : ''} written: ${existsSync('src/payload-types.ts')}\n`,
  )
}

main().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    process.exit(1)
  },
)
