import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Env, EnvError, readEnv } from '@/platform/env-schema'
import { ensureBuilt } from './build'
import { databaseState, openDatabase } from './database'
import { takeFolder } from './folder'
import { freePort, isFree } from './ports'
import { endLeftovers, type Keeper, keepRunning, runToEnd } from './processes'
import { readSecrets } from './secrets'

const isDev = process.argv.includes('--dev')
const say = (line: string) => process.stdout.write(`· ${line}\n`)

interface FirstAdmin {
  email: string
  password: string | null
}

/** Runs a script of ours to its end, showing its progress; picks out the first admin if it made one. */
async function script(name: string, variables: NodeJS.ProcessEnv, ...args: string[]): Promise<FirstAdmin | null> {
  let admin: FirstAdmin | null = null
  await runToEnd(['--import', 'tsx', `scripts/${name}.ts`, ...args], variables, (line) => {
    const made = /first-admin (\{.*\})/.exec(line)
    if (made?.[1]) admin = JSON.parse(made[1]) as FirstAdmin
    else if (/^ {2}\S/.test(line)) say(line.trim())
  })
  return admin
}

async function prepareDatabase(variables: NodeJS.ProcessEnv, seed: 'demo' | 'none'): Promise<FirstAdmin | null> {
  const url = variables.DATABASE_URL ?? ''
  const before = await databaseState(url)
  if (!before.isMigrated) {
    say('bringing the database up to date')
    await script('migrate', variables)
  }
  if (before.isEmpty) {
    if (seed === 'demo') say('filling in the demonstration content (once, about three minutes)')
    return script('seed', variables, ...(seed === 'demo' ? [] : ['--admin-only']))
  }
  return null
}

/** The two ports of loopback. Throws with one sentence where a port that was asked for is somebody else's. */
async function choosePorts(env: Env): Promise<{ app: number; metrics: number }> {
  if (!(await isFree(env.PORT))) {
    throw new Error(`Port ${env.PORT} is in use. Stop what uses it, or choose another: PORT=3001 npm start`)
  }
  if (env.METRICS_PORT !== undefined && !(await isFree(env.METRICS_PORT, '127.0.0.1'))) {
    throw new Error(`Port ${env.METRICS_PORT} is in use. Stop what uses it, or choose another METRICS_PORT.`)
  }
  return { app: await freePort(env.PORT + 1000), metrics: env.METRICS_PORT ?? (await freePort(env.PORT + 6000)) }
}

async function main(): Promise<void> {
  const env = readEnv({ ...process.env, NODE_ENV: isDev ? 'development' : 'production' })
  const letFolderGo = await takeFolder(env.dataDir)
  endLeftovers(env.dataDir)
  const ports = await choosePorts(env)
  const database = await openDatabase(env.DATABASE_URL, env.dataDir)
  const keepers: Keeper[] = []
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    say('stopping')
    await Promise.all(keepers.toReversed().map((keeper) => keeper.stop()))
    await database.stop()
    rmSync(join(env.dataDir, 'processes.json'), { force: true })
    letFolderGo()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  process.on('disconnect', () => void stop(0))

  const variables: NodeJS.ProcessEnv = {
    ...process.env,
    ...readSecrets(env.dataDir, env),
    NODE_ENV: isDev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: database.url,
    DATA_DIR: env.dataDir,
    PORT: String(env.PORT),
    PUBLIC_URL: env.publicUrl,
    APP_PORT: String(ports.app),
    METRICS_PORT: String(ports.metrics),
    MEDIA_DIR: env.mediaDir,
    NEXT_DIR: resolve('.next'),
    PUBLIC_DIR: resolve('public'),
  }
  try {
    const [admin] = await Promise.all([prepareDatabase(variables, env.SEED), isDev ? undefined : ensureBuilt(say)])
    say('starting')
    keepers.push(
      await keepRunning(
        'app',
        ['--import', 'tsx', 'scripts/app.ts', ...(isDev ? ['--dev'] : [])],
        variables,
        env.dataDir,
      ),
    )
    keepers.push(
      await keepRunning(
        'front door',
        ['--import', 'tsx', 'front/main.ts'],
        { ...variables, FRONT_DEV: isDev ? '1' : '' },
        env.dataDir,
      ),
    )
    tellWhereItIs(env.publicUrl, admin, `127.0.0.1:${variables.METRICS_PORT}`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    await stop(1)
  }
}

function tellWhereItIs(url: string, admin: FirstAdmin | null, metrics: string): void {
  const signIn = admin
    ? `sign in with ${admin.email} and ${admin.password ? `the password ${admin.password} (shown this once; change it under Account)` : 'your ADMIN_PASSWORD'}`
    : 'sign in with the account made at the first start'
  process.stdout.write(
    `\nThe site is at ${url} · the back office at ${url}/admin: ${signIn}. Metrics: http://${metrics}/metrics. Ctrl-C stops everything.\n`,
  )
}

main().catch((error: unknown) => {
  const prefix = error instanceof EnvError ? 'A variable is wrong: ' : ''
  process.stderr.write(`${prefix}${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
})
