import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'

/** Short-lived data that is made again when needed: not backed up. */
const SHORT_LIVED = ['rate_limits', 'write_probe']
const ROWS_AT_ONCE = 1000

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const inside = z.string().regex(/^(?!\/)(?!(?:.*\/)?\.\.(?:\/|$))[^\\]+$/)

/** The manifest of a backup. Has every file with its hash. */
export const MANIFEST = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  server: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      /** Hash of the rows, to verify a restored table. */
      content: sha256,
      path: inside,
    }),
  ),
  /** The next value of each sequence. */
  sequences: z.array(z.object({ name: z.string(), next: z.string().regex(/^-?\d+$/) })),
  files: z.array(z.object({ path: inside, bytes: z.number().int(), sha256 })),
})
export type Manifest = z.infer<typeof MANIFEST>

/** A table of the current database. */
export interface Table {
  name: string
  columns: string[]
  /** The SQL types of the columns. */
  types: string[]
}

/** A connection with a fixed text format of dates, numbers and bytes, the same on every server. */
export async function connectForCopying(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set bytea_output = 'hex'; set extra_float_digits = 1; set search_path = public; set statement_timeout = 0`)
  return client
}

/** Every table of the product's schema, in a fixed order. The job queue is in another schema. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,
            array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = '' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [SHORT_LIVED],
  )
  return rows
}

/**
 * The rows of a table in batches, each as one line: a JSON list of the columns as text, which every type
 * reads back exactly (a JSON number or a JSON null inside a column would not survive otherwise).
 */
export async function* rowsOf(
  client: pg.Client,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
): AsyncGenerator<string[]> {
  const cells = columns.map((column) => `${pg.escapeIdentifier(column)}::text`).join(', ')
  await client.query(
    `declare copied no scroll cursor for select line from
       (select to_json(array[${cells}])::text as line from only ${pg.escapeIdentifier(name)}) as made
     order by line collate "C"`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from copied`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close copied')
}

/** The names of the migrations applied to a database. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations order by name')
  return rows.map(({ name }) => name)
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; step: string }>(
    `select sequencename::text as name, increment_by::text as step from pg_sequences where schemaname = 'public' order by 1`,
  )
  const found: Manifest['sequences'] = []
  for (const { name, step } of rows) {
    const next = `select (last_value + case when is_called then ${step} else 0 end)::text as next from ${pg.escapeIdentifier(name)}`
    const answer = await client.query<{ next: string }>(next)
    found.push({ name, next: answer.rows[0]?.next ?? '1' })
  }
  return found
}

/** The hash of a file's bytes. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function writeTable(client: pg.Client, table: Table, folder: string): Promise<Manifest['tables'][number]> {
  const content = createHash('sha256')
  let count = 0
  async function* text(): AsyncGenerator<string> {
    for await (const lines of rowsOf(client, table)) {
      const chunk = `${lines.join('\n')}\n`
      content.update(chunk)
      count += lines.length
      yield chunk
    }
  }
  const path = `database/${table.name}.jsonl.gz`
  await pipeline(text(), createGzip(), createWriteStream(join(folder, path), { mode: 0o600 }))
  return { name: table.name, columns: table.columns, rows: count, content: content.digest('hex'), path }
}

/** A consistent snapshot of the whole database, whatever is written meanwhile. */
async function writeDatabase(url: string, folder: string): Promise<Omit<Manifest, 'format' | 'madeAt' | 'files'>> {
  const client = await connectForCopying(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ version: string; isMigrated: boolean }>(
      `select current_setting('server_version') as version, to_regclass('payload_migrations') is not null as "isMigrated"`,
    )
    if (!rows[0]?.isMigrated) throw new Error('The database is empty: there is nothing to back up.')
    const migrations = await migrationsOf(client)
    const tables: Manifest['tables'] = []
    for (const table of await tablesOf(client)) tables.push(await writeTable(client, table, folder))
    return { server: rows[0].version, migrations, tables, sequences: await sequencesOf(client) }
  } finally {
    await client.end()
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => relative(folder, file).replaceAll('\\', '/')).sort()
}

async function copyData(dataDir: string, folder: string): Promise<void> {
  const below = async (name: string) => (await filesBelow(join(dataDir, name))).map((file) => `${name}/${file}`)
  const secrets = existsSync(join(dataDir, 'secrets.json')) ? ['secrets.json'] : []
  for (const path of [...(await below('media')), ...(await below('private-files/kept')), ...secrets]) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await copyFile(join(dataDir, path), join(folder, path))
  }
}

async function fingerprintOf(folder: string, path: string): Promise<Manifest['files'][number]> {
  const file = join(folder, path)
  return { path, bytes: (await stat(file)).size, sha256: await hashOfFile(file) }
}

/**
 * Writes a snapshot of the database, the images and the secrets into a new folder, which appears only
 * when it is complete. The site may keep running. Throws a one-sentence error on failure.
 */
export async function backUp(source: { databaseUrl: string; dataDir: string }, to: string): Promise<Manifest> {
  const folder = resolve(to)
  if (existsSync(folder)) throw new Error(`${to} exists already; a backup is not written over anything.`)
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(join(part, 'database'), { recursive: true, mode: 0o700 })
  try {
    const madeAt = new Date().toISOString()
    const database = await writeDatabase(source.databaseUrl, part)
    await copyData(source.dataDir, part)
    const files: Manifest['files'] = []
    for (const path of await filesBelow(part)) files.push(await fingerprintOf(part, path))
    const manifest: Manifest = { format: 1, madeAt, ...database, files }
    await writeFile(join(part, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
    await rename(part, folder)
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}
