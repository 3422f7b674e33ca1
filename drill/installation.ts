import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { backUp } from '../scripts/create-backup'
import { type OwnPostgres, startOwnPostgres } from '../scripts/postgres'
import { password } from '../scripts/postgres-files'
import { restore } from '../scripts/restore-backup'
import { seededDatabase } from '../tests/support/databases'
import { type Launched, launch, untilUp } from '../tests/support/run-site'

/** A backup of the filled test database, from which the installations of a drill are made. */
export async function makeBackup(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'drill-'))
  // Root's database server runs as another user: where that user cannot pass, it would store its data elsewhere.
  chmodSync(home, 0o711)
  const folder = join(home, 'backup')
  const filled = await seededDatabase()
  try {
    await backUp({ databaseUrl: filled.url, dataDir: filled.templateDir }, folder)
  } finally {
    await filled.drop()
  }
  return folder
}

/** Makes an installation of its own, with its own database server, in a folder. */
export async function install(backup: string, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  // As root the database server runs as another user, who needs access to the folder.
  chmodSync(dataDir, 0o755)
  const server = await startOwnPostgres(dataDir)
  try {
    await restore({ databaseUrl: server.url, dataDir }, backup, { replace: false })
  } finally {
    await server.stop()
  }
}

/** A folder for a second node, which shares the pictures of the first. */
export function secondNodeOf(dataDir: string): string {
  const folder = `${dataDir}-second`
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'media'))) symlinkSync(join(dataDir, 'media'), join(folder, 'media'))
  return folder
}

const commandOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

const signal = (pid: number | undefined, name: NodeJS.Signals) => {
  if (pid === undefined) throw new Error('There is no such process')
  process.kill(pid, name)
}

/** One node of the site, started as an operator starts it, and the processes of which it consists. */
export class Node {
  private launched: Launched | undefined

  constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly variables: Record<string, string>,
    readonly databaseUrl?: string,
  ) {}

  get url(): string {
    return `http://localhost:${this.port}`
  }

  /** The database server that its launcher looks after. */
  ownDatabaseUrl(): string {
    const port = readFileSync(join(this.dataDir, 'database-port'), 'utf8').trim()
    return `postgres://app:${password(this.dataDir)}@127.0.0.1:${port}/app`
  }

  async start(): Promise<void> {
    const { port, dataDir, variables, databaseUrl } = this
    this.launched = launch({ port, dataDir, variables, databaseUrl })
    await untilUp(this.launched)
  }

  /** Tells the launcher to stop, as a process manager does, and waits for its end. */
  async stop(): Promise<void> {
    this.launched?.child.kill('SIGTERM')
    await this.launched?.exit
  }

  /** The latest process of this name that runs. */
  private pidOf(name: 'app' | 'gateway'): number | undefined {
    const known = JSON.parse(readFileSync(join(this.dataDir, 'processes.json'), 'utf8')) as number[]
    return known.findLast((pid) => commandOf(pid).includes(`.build/${name}.js`))
  }

  signalApp = (name: NodeJS.Signals) => signal(this.pidOf('app'), name)

  killGateway = () => signal(this.pidOf('gateway'), 'SIGKILL')

  /** Kills the launcher and waits until its services have ended too, which they do by themselves. */
  async killLauncher(): Promise<void> {
    this.launched?.child.kill('SIGKILL')
    await this.launched?.exit
  }

  async killAll(): Promise<void> {
    this.launched?.child.kill('SIGKILL')
    this.killGateway()
    this.signalApp('SIGKILL')
    await this.launched?.exit
  }
}

/** The process of the database server that answers at an address. */
export async function databaseProcess(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  await client.end()
  return Number(readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** A database server that no launcher looks after, as when the database is somebody else's. */
export class OutsideDatabase {
  private server: OwnPostgres | undefined

  constructor(private readonly dataDir: string) {}

  get url(): string {
    if (!this.server) throw new Error('The database is not started')
    return this.server.url
  }

  async start(): Promise<void> {
    this.server = await startOwnPostgres(this.dataDir)
  }

  async stop(): Promise<void> {
    await this.server?.stop()
  }

  async kill(): Promise<void> {
    process.kill(await databaseProcess(this.url), 'SIGKILL')
  }
}

/** A small file system in memory at a folder, so that it can be full; only root may make one. */
export function mountSmallDisk(folder: string, megabytes: number): () => void {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  return () => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}
