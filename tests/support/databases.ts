import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { startOwnPostgres } from '../../scripts/postgres'

/** What persists between test runs: a database server without fsync, the filled template, its images. */
export const TEST_DIR = resolve('.test')

export const TEST_SECRETS = {
  PAYLOAD_SECRET: 'a-secret-that-only-tests-know-0123456789',
  GATEWAY_SECRET: 'another-secret-that-only-tests-know-0123',
  BOOKING_KEY: 'a-third-secret-that-only-tests-know-01234567',
}

/** The first admin of every filled test database. */
export const ADMIN = { email: 'admin@test.example', password: 'only-in-tests-1234' }

const SEED_SOURCES = [
  'migrations',
  'demo',
  ...readdirSync('src/features')
    .map((feature) => join('src/features', feature, 'cms'))
    .filter((path) => existsSync(path)),
  'src/features/media',
  'src/features/staff',
  // The policies as delivered are seeded, too.
  'src/features/policies/ui',
  ...['th', 'en', 'cht', 'chs'].map((locale) => `messages/${locale}/policy.json`),
  // So is a brochure, which is a paper.
  'src/platform/pdf',
  'src/platform/back-office/seed-records.ts',
  'scripts/seed.ts',
  'src/i18n/locales.ts',
]

function* filesBelow(path: string): Generator<string> {
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

function seedFingerprint(): string {
  const hash = createHash('sha256')
  for (const source of SEED_SOURCES) {
    for (const file of filesBelow(source)) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

async function asServer<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url.replace(/\/app$/, '/postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const urlOf = (serverUrl: string, name: string) => serverUrl.replace(/\/app$/, `/${name}`)

function fill(databaseUrl: string, dataDir: string): void {
  const env = {
    ...process.env,
    ...TEST_SECRETS,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  } as NodeJS.ProcessEnv
  for (const command of [['migrate'], ['seed', '--quick-pictures']])
    execFileSync(process.execPath, ['scripts/run.mjs', ...command], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

const templateName = () => `seeded_${seedFingerprint()}`
const markOf = (name: string) => join(TEST_DIR, name, 'filled')

/** Whether the template of an earlier run matches the current sources. */
export const isTemplateCached = (): boolean => existsSync(markOf(templateName()))

/** A database filled with the demo content, made once for each state of the sources, under a lock. */
async function template(serverUrl: string): Promise<{ name: string; dataDir: string }> {
  const name = templateName()
  const dataDir = join(TEST_DIR, name)
  await asServer(serverUrl, async (lock) => {
    await lock.query(`select pg_advisory_lock(hashtext('test-template'))`)
    if (!existsSync(markOf(name))) await makeTemplate(serverUrl, name, dataDir)
  })
  return { name, dataDir }
}

async function makeTemplate(serverUrl: string, name: string, dataDir: string): Promise<void> {
  for (const old of readdirSync(TEST_DIR))
    if (old.startsWith('seeded_')) rmSync(join(TEST_DIR, old), { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  await asServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname ~ '^(seeded|run)_'`,
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    await client.query(`create database ${name}`)
  })
  fill(urlOf(serverUrl, name), dataDir)
  writeFileSync(markOf(name), '')
}

/** A temporary database. */
export interface TestDatabase {
  url: string
  /** The data folder of the template, with the images in `media`. */
  templateDir: string
  drop: () => Promise<void>
}

/** A temporary copy of the filled template: a fraction of a second once the template exists. */
export async function seededDatabase(): Promise<TestDatabase> {
  const { url } = await startOwnPostgres(TEST_DIR, false)
  const { name, dataDir } = await template(url)
  const own = `run_${randomBytes(6).toString('hex')}`
  await asServer(url, (client) => client.query(`create database ${own} template ${name}`))
  return {
    url: urlOf(url, own),
    templateDir: dataDir,
    drop: () =>
      asServer(url, async (client) => void (await client.query(`drop database if exists ${own} with (force)`))),
  }
}
