import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepPostgresRunning } from '../../scripts/keep-postgres'

/** A separate database server, because these tests kill it. */
const folder = mkdtempSync(join(tmpdir(), 'own-database-'))
// As root the server runs as another user, who needs access to the folder.
chmodSync(folder, 0o755)
let server: Awaited<ReturnType<typeof keepPostgresRunning>>

const postmaster = () => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.url, connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const answers = () =>
  connect().then(
    async (client) => {
      await client.end()
      return true
    },
    () => false,
  )

beforeAll(async () => {
  server = await keepPostgresRunning(folder)
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('the log of the server contains no values of a refused statement', async () => {
  const client = await connect()
  await client.query('create table people (email text unique)')
  await client.query("insert into people values ('nok@example.com')")
  await expect(client.query("insert into people values ('nok@example.com')")).rejects.toThrow()
  await client.end()
  const log = readFileSync(join(folder, 'postgres.log'), 'utf8')
  expect(log).toContain('people_email_key')
  expect(log).not.toContain('nok@example.com')
})

it('a killed database server is back on the same port, with what was committed', { timeout: 60_000 }, async () => {
  const client = await connect()
  await client.query('create table kept as select 1 as one')
  // A statement that is under way outlives the server for a moment.
  const cut = client.query('select pg_sleep(60)').catch(() => 'cut')
  const before = postmaster()
  process.kill(before, 'SIGKILL')
  await expect.poll(answers, { timeout: 10_000, interval: 50 }).toBe(true)
  expect(await cut).toBe('cut')
  expect(postmaster()).not.toBe(before)
  const again = await connect()
  expect((await again.query('select one from kept')).rows).toEqual([{ one: 1 }])
  await again.end()
})

it('a start waits for the last process of a server that was killed with its launcher', {
  timeout: 60_000,
}, async () => {
  await server.stop()
  const data = join(folder, 'postgres')
  // Of another user's process the server would know that it is none of its own.
  const { uid } = statSync(data)
  const last = spawn('sleep', ['1.5'], { uid })
  writeFileSync(join(data, 'postmaster.pid'), `${last.pid}\n${data}\n`)
  chownSync(join(data, 'postmaster.pid'), uid, uid)
  server = await keepPostgresRunning(folder)
  expect(last.exitCode).toBe(0)
  expect(await answers()).toBe(true)
})

it('a server that is stopped stays stopped', { timeout: 60_000 }, async () => {
  const pid = postmaster()
  await server.stop()
  expect(() => process.kill(pid, 0)).toThrow()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await answers()).toBe(false)
})
