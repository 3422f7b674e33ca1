import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { lastPort } from './ports'
import { initialise, locateFiles, ownerOfServer, password, serverLogOf, USER } from './postgres-files'

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

const DATABASE = 'app'

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
    // Three nodes; of a server for tests, whose sites and operations share it, twice as many.
    `max_connections=${durable ? 120 : 240}`,
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
  const { pid } = server
  if (!(await waitFor(urlAt(port, 'postgres'), 60, () => isRunning))) {
    if (pid !== undefined) await stopServer(pid)
    throw new Error(`The database server did not start: ${readFileSync(log, 'utf8').trim().split('\n').at(-1)}`)
  }
  if (pid === undefined) throw new Error('The database server has no process id')
  await createDatabase(urlAt(port, 'postgres')).catch(async (error: unknown) => {
    await stopServer(pid)
    throw error
  })
  return { url: urlAt(port, DATABASE), stop: () => stopServer(pid), wasRunning: false, ended: () => ended }
}
