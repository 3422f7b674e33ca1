import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { CONTENT_CHANNEL, EVERY_PAGE_TAGS } from '@/kernel/cache/cache-tags'
import {
  connectForCopying,
  hashOfFile,
  MANIFEST,
  type Manifest,
  migrationsOf,
  rowsOf,
  type Table,
  tablesOf,
} from './create-backup'
import { putSecrets } from './secrets'
import { runToEnd } from './supervisor'

const FILES = /^(?:media|private-files\/kept)\//
const SECRETS = 'secrets.json'

/** Reads the manifest of a backup and verifies every file. Throws a one-sentence error at the first fault. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} is not a backup: it has no manifest.json.`)
  const manifest = MANIFEST.safeParse(parsed(text))
  if (!manifest.success) throw new Error(`${folder} cannot be restored: its manifest.json is damaged.`)
  for (const { path, sha256 } of manifest.data.files) {
    const hash = await hashOfFile(join(folder, path)).catch(() => null)
    if (hash === null) throw new Error(`${folder} cannot be restored: ${path} is missing.`)
    if (hash !== sha256) throw new Error(`${folder} cannot be restored: ${path} is not what was written.`)
  }
  return manifest.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function migrate(databaseUrl: string, dataDir: string): Promise<void> {
  const variables = {
    // Nothing is signed while migrating, but Payload does not start without a secret.
    PAYLOAD_SECRET: 'only-a-placeholder-while-migrating',
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATABASE_LISTEN_URL: '',
    DATA_DIR: dataDir,
  } as NodeJS.ProcessEnv
  await runToEnd('migrate', [], variables, () => undefined)
}

const isSame = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other)

async function refuseIfInUse(client: pg.Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ isRunning: boolean; hasStaff: boolean }>(
    `select exists (select from pg_stat_activity where datname = current_database() and application_name = 'gateway')
              as "isRunning", exists (select from staff) as "hasStaff"`,
  )
  if (rows[0]?.isRunning) throw new Error('The site is running on this database: stop every node first.')
  if (rows[0]?.hasStaff && !replace) {
    throw new Error('This database is in use: it has staff accounts. To overwrite all of it, add --replace.')
  }
}

/** The tables to fill, with their current types. Rejects a backup of another release. */
async function matchTables(client: pg.Client, manifest: Manifest): Promise<Table[]> {
  if (!isSame(await migrationsOf(client), manifest.migrations)) {
    throw new Error(
      'This backup is of another release: restore it with the release that made it, then start the newer one.',
    )
  }
  const tables = await tablesOf(client)
  const shapes = (list: readonly { name: string; columns: string[] }[]) =>
    list.map(({ name, columns }) => `${name}: ${columns}`)
  if (!isSame(shapes(tables), shapes(manifest.tables)))
    throw new Error('The tables of this database are not those of the backup.')
  return tables
}

/** Allows rows in any order: constraints are checked once all rows are there. */
async function withForeignKeysLast(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ key: string }>(
    `select format('alter table %s alter constraint %I', conrelid::regclass, conname) as key from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`,
  )
  const alter = (how: string) => client.query(rows.map(({ key }) => `${key} ${how}`).join(';'))
  await alter('deferrable initially deferred')
  await work()
  await client.query('set constraints all immediate')
  await alter('not deferrable')
}

/** Lets append-only tables be filled again. The rows are compared with the backup afterwards. */
async function withoutTriggers(client: pg.Client, tables: readonly Table[], work: () => Promise<void>): Promise<void> {
  const alter = (how: string) =>
    client.query(tables.map(({ name }) => `alter table ${pg.escapeIdentifier(name)} ${how} trigger user`).join(';'))
  await alter('disable')
  await work()
  await alter('enable')
}

async function fillTable(client: pg.Client, { name, columns, types }: Table, file: string): Promise<void> {
  const cells = types.map((type, index) => `(line->>${index})::${type}`).join(', ')
  const insert = `insert into ${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})
    overriding system value select ${cells} from json_array_elements($1::json) as given(line)`
  await pipeline(
    createReadStream(file),
    createGunzip({ chunkSize: 256 * 1024 }),
    async (bytes: AsyncIterable<Buffer>) => {
      const decoder = new TextDecoder()
      let rest = ''
      for await (const chunk of bytes) {
        // Splits at line feeds only: readline also splits at U+2028, which a text may contain.
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
        rest = lines.pop() ?? ''
        if (lines.length > 0) await client.query(insert, [`[${lines.join(',')}]`])
      }
    },
  )
}

async function verifyTable(client: pg.Client, wanted: Manifest['tables'][number]): Promise<void> {
  const content = createHash('sha256')
  let count = 0
  for await (const lines of rowsOf(client, wanted)) {
    content.update(`${lines.join('\n')}\n`)
    count += lines.length
  }
  if (count !== wanted.rows || content.digest('hex') !== wanted.content) {
    throw new Error(`The table ${wanted.name} did not come back as it was: nothing has been changed.`)
  }
}

async function fillDatabase(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const tables = await matchTables(client, manifest)
  const fillTables = async () => {
    await client.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`)
    for (const [index, table] of tables.entries()) {
      await fillTable(client, table, join(folder, manifest.tables[index]?.path ?? ''))
    }
  }
  await withoutTriggers(client, tables, () => withForeignKeysLast(client, fillTables))
  for (const { name, next } of manifest.sequences) {
    await client.query(`alter sequence ${pg.escapeIdentifier(name)} restart with ${next}`)
  }
  for (const table of manifest.tables) await verifyTable(client, table)
  // Old jobs refer to row ids that now belong to other rows.
  await client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
  await client.query('select pg_notify($1, $2)', [CONTENT_CHANNEL, EVERY_PAGE_TAGS[0]])
}

async function putFiles(folder: string, dataDir: string, files: Manifest['files']): Promise<void> {
  for (const { path, sha256 } of files.filter((file) => FILES.test(file.path))) {
    const target = join(dataDir, path)
    const isThere = existsSync(target) && (await hashOfFile(target)) === sha256
    if (isThere) continue
    await mkdir(dirname(target), { recursive: true, mode: path.startsWith('private-') ? 0o700 : 0o777 })
    await copyFile(join(folder, path), target)
    if ((await hashOfFile(target)) !== sha256)
      throw new Error(`${path} could not be written whole: nothing has been changed.`)
  }
}

/**
 * Restores a backup: into a database without staff accounts, or, with `replace`, over existing data. The database
 * changes in one transaction, after every file is verified, and is compared with the backup before it
 * commits. Throws a one-sentence error on failure.
 */
export async function restore(
  target: { databaseUrl: string; dataDir: string },
  from: string,
  options: { replace: boolean },
): Promise<Manifest> {
  const folder = resolve(from)
  const manifest = await readBackup(folder)
  await migrate(target.databaseUrl, target.dataDir)
  const client = await connectForCopying(target.databaseUrl)
  try {
    await client.query(`begin; set local lock_timeout = '10s'`)
    await refuseIfInUse(client, options.replace)
    await fillDatabase(client, folder, manifest)
    await putFiles(folder, target.dataDir, manifest.files)
    await client.query('commit')
  } finally {
    // Closing the connection rolls back what was not committed.
    await client.end()
  }
  if (manifest.files.some(({ path }) => path === SECRETS))
    putSecrets(target.dataDir, await readFile(join(folder, SECRETS), 'utf8'), options.replace)
  return manifest
}
