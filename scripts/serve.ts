import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Env, EnvError, readEnv } from '@/platform/process/env-schema'
import { folderFault } from './disk-space'
import { lockFolder } from './folder-lock'
import { keepPostgresRunning } from './keep-postgres'
import { openOutsideDatabase } from './outside-database'
import { freePort, isFree } from './ports'
import { type FirstAdmin, prepare } from './prepare'
import { readSecrets } from './secrets'
import { GATEWAY_STOP_MS, keepRunning, killOrphans, type Supervisor, service, TIMEOUTS } from './supervisor'

const isDev = process.argv.includes('--dev')
const say = (line: string) => process.stdout.write(`· ${line}\n`)

/** The two loopback ports. Throws a one-sentence error when a configured port is in use. */
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
  const fault = folderFault(env.dataDir)
  if (fault) throw new Error(fault)
  const unlockFolder = await lockFolder(env.dataDir)
  await killOrphans(env.dataDir)
  const ports = await choosePorts(env)
  const database = env.DATABASE_URL
    ? await openOutsideDatabase(env.DATABASE_URL, env.DATABASE_LISTEN_URL)
    : await keepPostgresRunning(env.dataDir)
  const supervisors: Supervisor[] = []
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    say('stopping')
    for (const supervisor of supervisors) supervisor.letEnd()
    // The gateway first, so that the app still answers the gateway's requests in progress.
    for (const supervisor of supervisors.toReversed()) await supervisor.stop()
    await database.stop()
    rmSync(join(env.dataDir, 'processes.json'), { force: true })
    unlockFolder()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGHUP', () => void stop(0))

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
    const admin = await prepare(variables, env.SEED, isDev)
    say('starting')
    // A debugger may hold the app of a developer.
    const timeouts = { ...TIMEOUTS, silence: isDev ? null : TIMEOUTS.silence }
    const app = service('app', isDev ? ['--dev'] : [], variables, env.dataDir)
    supervisors.push(await keepRunning('app', app, timeouts))
    const gateway = service('gateway', [], { ...variables, GATEWAY_DEV: isDev ? '1' : '' }, env.dataDir)
    supervisors.push(await keepRunning('gateway', gateway, { ...timeouts, stop: GATEWAY_STOP_MS }))
    printAddress(env.publicUrl, admin, `127.0.0.1:${variables.METRICS_PORT}`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    await stop(1)
  }
}

function printAddress(url: string, admin: FirstAdmin | null, metrics: string): void {
  const signIn = admin
    ? `sign in with ${admin.email} and ${admin.password ? `the password ${admin.password} (shown this once; change it under Account)` : 'your ADMIN_PASSWORD'}, and have a code app such as Google Authenticator at hand`
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
