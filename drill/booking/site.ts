import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { keepPostgresRunning } from '../../scripts/keep-postgres'
import { readSecrets } from '../../scripts/secrets'
import { nodeArguments } from '../../scripts/supervisor'
import { databaseProcess } from '../installation'

const MAX_START_MS = 60_000
/** How long a point may take to be reached, while buyers go on. */
const MAX_WAIT_MS = 45_000

type Database = Awaited<ReturnType<typeof keepPostgresRunning>>

const exited = (child: ChildProcess) =>
  new Promise<void>((end) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', () => end()) : end(),
  )

/**
 * Database, app and gateway of the drill, each a process of its own. A launcher would wait longer before each restart of
 * an app that is killed again and again; here it is started at once. It takes its port, the next one and the thousandth.
 */
export class BookingSite {
  private database: Database | undefined
  private app: ChildProcess | undefined
  private gateway: ChildProcess | undefined
  private readonly log: number
  private readonly order: string
  readonly url: string

  constructor(
    private readonly dataDir: string,
    private readonly mail: string,
    private readonly port: number,
  ) {
    this.url = `http://localhost:${port}`
    this.log = openSync(this.logFile, 'a', 0o600)
    this.order = join(dataDir, 'drill-order')
  }

  private get logFile(): string {
    return join(this.dataDir, 'drill.log')
  }

  get databaseUrl(): string {
    if (!this.database) throw new Error('The database is not started')
    return this.database.url
  }

  /** Everything that app and gateway printed. */
  printed = (): string => readFileSync(this.logFile, 'utf8')

  /** What the gateway says to whoever measures it. */
  metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${this.port + 1}/metrics`)).text()

  private variables(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      ...readSecrets(this.dataDir, {}),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      DATABASE_URL: this.databaseUrl,
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
      PUBLIC_URL: this.url,
      APP_PORT: String(this.port + 1000),
      METRICS_PORT: String(this.port + 1),
      MEDIA_DIR: join(this.dataDir, 'media'),
      NEXT_DIR: resolve('.next'),
      PUBLIC_DIR: resolve('public'),
      SMTP_URL: this.mail,
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
      LOG_LEVEL: 'info',
    }
  }

  private async run(name: 'app' | 'gateway', more: Record<string, string> = {}): Promise<ChildProcess> {
    const child = spawn(process.execPath, nodeArguments(name), {
      env: { ...this.variables(), ...more },
      stdio: ['ignore', this.log, this.log, 'ipc'],
    })
    const ready = new Promise<void>((done) => child.once('message', () => done()))
    const isLate = sleep(MAX_START_MS, true, { ref: false })
    if (await Promise.race([ready.then(() => false), exited(child).then(() => true), isLate]))
      throw new Error(`The ${name} did not start:\n${this.printed().slice(-2000)}`)
    return child
  }

  private async startApp(): Promise<void> {
    const preload = pathToFileURL(resolve('drill/booking/kill-points.mjs')).href
    this.app = await this.run('app', { NODE_OPTIONS: `--import ${preload}`, DRILL_ORDER: this.order })
  }

  async start(): Promise<void> {
    this.database = await keepPostgresRunning(this.dataDir)
    await this.startApp()
    this.gateway = await this.run('gateway')
  }

  /** Orders the app to end at a point; resolves to whether it was reached. The app is started again in any case. */
  async killAtPoint(point: string): Promise<boolean> {
    const app = this.app
    if (!app) throw new Error('The app is not started')
    writeFileSync(this.order, point)
    const isReached = await Promise.race([exited(app).then(() => true), sleep(MAX_WAIT_MS, false, { ref: false })])
    rmSync(this.order, { force: true })
    if (!isReached) return false
    await this.startApp()
    return true
  }

  /** Kills the app, as `kill -9` does, and starts it again. */
  async killApp(): Promise<void> {
    if (!this.app) throw new Error('The app is not started')
    this.app.kill('SIGKILL')
    await exited(this.app)
    await this.startApp()
  }

  /** Kills the database server, which is then started again like that of an installation. */
  async killDatabase(): Promise<void> {
    process.kill(await databaseProcess(this.databaseUrl), 'SIGKILL')
  }

  async stop(): Promise<void> {
    for (const child of [this.gateway, this.app]) {
      child?.kill('SIGTERM')
      if (child) await exited(child)
    }
    await this.database?.stop()
  }
}
