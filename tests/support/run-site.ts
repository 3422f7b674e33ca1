import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { TEST_SECRETS } from './databases'

/** A site started as an operator starts it: `npm start` with variables. */
export interface RunningSite {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything it printed so far. */
  output: () => string
  stop: () => Promise<void>
}

export interface SiteOptions {
  port: number
  databaseUrl?: string
  /** A data folder whose images are used. */
  mediaFrom?: string
  /** A data folder whose outbox takes the mails too: nodes of one database do each other's jobs. */
  outboxOf?: string
  dataDir?: string
  variables?: Record<string, string>
}

const exited = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode !== null || child.signalCode !== null
      ? resolve(child.exitCode)
      : child.once('exit', (code) => resolve(code)),
  )

/** A launcher that was started, with everything it printed so far. */
export interface Launched {
  child: ChildProcess
  dataDir: string
  output: () => string
  exit: Promise<number | null>
}

/** Starts the launcher of `npm start` and reports its output; does not wait. */
export function launch(options: SiteOptions): Launched {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(dataDir, { recursive: true })
  if (options.mediaFrom) symlinkSync(join(options.mediaFrom, 'media'), join(dataDir, 'media'))
  if (options.outboxOf) {
    mkdirSync(join(options.outboxOf, 'outbox'), { recursive: true })
    symlinkSync(join(options.outboxOf, 'outbox'), join(dataDir, 'outbox'))
  }
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      ...TEST_SECRETS,
      PORT: String(options.port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      ...options.variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      text += `${line}\n`
    })
  return { child, dataDir, output: () => text, exit: exited(child) }
}

/** Waits until a launcher prints the URL of its site. Rejects with its output otherwise. */
export async function untilUp({ output, exit }: Launched): Promise<void> {
  const isUp = () => output().includes('The site is at')
  let hasEnded = false
  void exit.then(() => {
    hasEnded = true
  })
  for (let waited = 0; !isUp(); waited += 100) {
    if (hasEnded || waited > 240_000) throw new Error(`The site did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Starts a site and waits until it prints its URL. Rejects with its output otherwise. */
export async function runSite(options: SiteOptions): Promise<RunningSite> {
  const launched = launch(options)
  await untilUp(launched)
  const { child, dataDir, output, exit } = launched
  return {
    url: `http://localhost:${options.port}`,
    dataDir,
    process: child,
    output,
    stop: async () => {
      child.kill('SIGTERM')
      await exit
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
