import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../../scripts/create-backup'
import { readBackup, restore } from '../../scripts/restore-backup'
import { seededDatabase, type TestDatabase } from '../support/databases'

const TIMEOUTS = 180_000
/** Text that dumps often corrupt: quotes, line endings, backslashes, null in JSON, astral characters. */
const AWKWARD = 'ก้ำ "two" \\N \\\\ line\nline\r\nline\u2028line\ttab 𠮷 {"a":null}'

let work: string
let source: TestDatabase
let target: { url: string; drop: () => Promise<void> }
let backup: string

async function ask<Row extends pg.QueryResultRow>(url: string, query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query, values)).rows
  } finally {
    await client.end()
  }
}

async function emptyDatabase(near: string): Promise<typeof target> {
  const name = `run_${randomBytes(6).toString('hex')}`
  const at = (database: string) => near.replace(/\/[^/]+$/, `/${database}`)
  await ask(at('postgres'), `create database ${name}`)
  return { url: at(name), drop: async () => void (await ask(at('postgres'), `drop database ${name} with (force)`)) }
}

/** Row count and hash of every table, read independently of the backup code. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1`,
  )
  const contents = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as content
       from "${name}" as t`,
  )
  const rows = await ask<{ name: string; content: string }>(url, contents.join(' union all '))
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]))
}

async function nextNumbers(url: string): Promise<Record<string, string>> {
  const sequences = await ask<{ name: string }>(
    url,
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const numbers = sequences.map(({ name }) => `select '${name}' as name, nextval('"${name}"')::text as next`)
  const rows = await ask<{ name: string; next: string }>(url, numbers.join(' union all '))
  return Object.fromEntries(rows.map(({ name, next }) => [name, next]))
}

async function addAwkwardRows(url: string): Promise<void> {
  await ask(
    url,
    `insert into leads (name, phone, email, project_id, wish, locale, message, page, state)
     select $1, '+66812345678', 'a@example.com', min(id), 'visit', 'cht', $1, '/cht/home', 'new' from projects`,
    [AWKWARD],
  )
  await ask(url, `insert into payload_kv (key, data) values ('null', 'null'), ('number', '12345678901234567890.10')`)
}

function dataFolder(name: string): string {
  const folder = join(work, name)
  mkdirSync(join(folder, 'media/inner'), { recursive: true })
  return folder
}

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'backup-'))
  source = await seededDatabase()
  target = await emptyDatabase(source.url)
  await addAwkwardRows(source.url)
  const dataDir = dataFolder('source')
  writeFileSync(join(dataDir, 'media/facade.webp'), randomBytes(20_000))
  mkdirSync(join(dataDir, 'private-files/kept'), { recursive: true })
  writeFileSync(join(dataDir, 'private-files/kept/0a1b'), randomBytes(300))
  writeFileSync(join(dataDir, 'media/inner/บ้าน 1.webp'), randomBytes(300))
  writeFileSync(join(dataDir, 'secrets.json'), '{"PAYLOAD_SECRET":"kept-with-the-backup"}')
  backup = join(work, 'backup')
  await backUp({ databaseUrl: source.url, dataDir }, backup)
}, TIMEOUTS)

afterAll(async () => {
  await target?.drop()
  await source?.drop()
  rmSync(work, { recursive: true, force: true })
})

describe('a backup restored into an empty database', () => {
  let dataDir: string

  beforeAll(async () => {
    dataDir = dataFolder('target')
    await restore({ databaseUrl: target.url, dataDir }, backup, { replace: false })
  }, TIMEOUTS)

  it('has the same rows in every table', async () => {
    const restored = await contentOf(target.url)
    expect(restored).toEqual(await contentOf(source.url))
    expect(Object.keys(restored).length).toBeGreaterThan(40)
    expect(Number.parseInt(restored.units ?? '', 10)).toBeGreaterThan(1000)
  })

  it('keeps texts and JSON unchanged', async () => {
    const texts = await ask<{ message: string }>(target.url, 'select message from leads')
    expect(texts).toEqual([{ message: AWKWARD }])
    const json = await ask<{ key: string; text: string }>(
      target.url,
      'select key, data::text as text from payload_kv order by key',
    )
    expect(json).toEqual([
      { key: 'null', text: 'null' },
      { key: 'number', text: '12345678901234567890.10' },
    ])
  })

  it('continues every sequence', async () => {
    const numbers = await nextNumbers(target.url)
    expect(numbers).toEqual(await nextNumbers(source.url))
    expect(Number(numbers.units_id_seq)).toBeGreaterThan(1000)
  })

  it('still enforces foreign keys', async () => {
    const orphan = `update units set project_id = 999999 where id = (select min(id) from units)`
    await expect(ask(target.url, orphan)).rejects.toThrow(/foreign key/)
    const deferred = await ask(target.url, `select conname from pg_constraint where contype = 'f' and condeferrable`)
    expect(deferred).toEqual([])
  })

  it('restores the images and the secrets', () => {
    for (const path of ['media/facade.webp', 'media/inner/บ้าน 1.webp', 'private-files/kept/0a1b', 'secrets.json']) {
      expect(readFileSync(join(dataDir, path)).equals(readFileSync(join(work, 'source', path)))).toBe(true)
    }
  })

  it(
    'is refused by a database in use unless --replace is given',
    async () => {
      const at = { databaseUrl: target.url, dataDir }
      await ask(target.url, `update price_bands set "order" = -1`)
      await expect(restore(at, backup, { replace: false })).rejects.toThrow(/^This database is in use: .*--replace\.$/)
      expect(await contentOf(target.url)).not.toEqual(await contentOf(source.url))
      await restore(at, backup, { replace: true })
      expect(await contentOf(target.url)).toEqual(await contentOf(source.url))
    },
    TIMEOUTS,
  )
})

describe('a backup', () => {
  const ONE_SENTENCE = /^[^.\n]+ cannot be restored: [^\n]+\.$/

  function damaged(name: string, damage: (folder: string) => void): string {
    const folder = join(work, name)
    for (const path of readdirSync(backup, { recursive: true, encoding: 'utf8' })) {
      if (!/\.\w+$/.test(path)) continue
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), readFileSync(join(backup, path)))
    }
    damage(folder)
    return folder
  }

  it.each([
    [
      'a table with one other byte',
      (folder: string) => {
        const file = join(folder, 'database/units.jsonl.gz')
        const bytes = readFileSync(file)
        bytes[100] = (bytes[100] ?? 0) ^ 1
        writeFileSync(file, bytes)
      },
    ],
    ['a truncated image', (folder: string) => writeFileSync(join(folder, 'media/facade.webp'), 'short')],
    ['a table that is missing', (folder: string) => rmSync(join(folder, 'database/leads.jsonl.gz'))],
    [
      'a list of itself that was cut short',
      (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{"format":1'),
    ],
  ])('with %s is refused with one sentence before anything changes', async (name, damage) => {
    const folder = damaged(name.replaceAll(' ', '-'), damage)
    const nowhere = { databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: join(work, 'never') }
    await expect(restore(nowhere, folder, { replace: false })).rejects.toThrow(ONE_SENTENCE)
    expect(existsSync(nowhere.dataDir)).toBe(false)
  })

  it('does not reach outside its folder', async () => {
    const folder = damaged('reaching', (at) => {
      const manifest = readFileSync(join(at, 'manifest.json'), 'utf8')
      writeFileSync(join(at, 'manifest.json'), manifest.replace('"media/facade.webp"', '"media/../../facade.webp"'))
    })
    await expect(readBackup(folder)).rejects.toThrow(ONE_SENTENCE)
  })

  it('never overwrites another backup', async () => {
    const again = backUp({ databaseUrl: source.url, dataDir: join(work, 'source') }, backup)
    await expect(again).rejects.toThrow(/exists already/)
  })

  it('is readable only by its owner', () => {
    expect(readdirSync(backup).sort()).toEqual(['database', 'manifest.json', 'media', 'private-files', 'secrets.json'])
  })
})
