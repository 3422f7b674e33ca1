import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeAtomically } from './atomic-write'
import { bundleOf } from './bundle.mjs'
import { launcherLog } from './launcher-log'

/** Keeps one process running until it is stopped. */
export interface Supervisor {
  /** From now on the process is not started again when it ends. */
  letEnd: () => void
  /** Tells the process to stop and waits for its end; kills it when that takes too long. */
  stop: () => Promise<void>
}

/** The long-running processes; the others end by themselves. */
type ServiceName = 'app' | 'gateway'

/** How long a process may take, in milliseconds. */
interface Timeouts {
  /** Without a message for this long a process counts as hung and is killed. Null: never, as for one under a debugger. */
  silence: number | null
  /** The same before its first message: a start may block for long on a busy machine. */
  start: number
  /** From the signal to stop until it is killed. */
  stop: number
}

/** A service sends a message every second, so 20 s are far more than the work of any request blocks it for. */
export const TIMEOUTS: Timeouts = { silence: 20_000, start: 120_000, stop: 10_000 }

/** Longer than the gateway needs to finish requests in progress and to write its counts. */
export const GATEWAY_STOP_MS = 30_000

const LIST = 'processes.json'

function remember(dataDir: string, pid: number): void {
  const file = join(dataDir, LIST)
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as number[]) : []
  writeAtomically(file, JSON.stringify([...known.slice(-20), pid]))
}

/** Empty for a process that has ended, which may happen at any moment. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

const SERVICE = /\.build\/(app|gateway)\.js/

/** Kills processes of an earlier start whose launcher was killed, and waits until their ports are free again. */
export async function killOrphans(dataDir: string): Promise<void> {
  const file = join(dataDir, LIST)
  if (!existsSync(file)) return
  const orphans = (JSON.parse(readFileSync(file, 'utf8')) as number[]).filter((pid) => SERVICE.test(commandOf(pid)))
  for (const pid of orphans) process.kill(pid, 'SIGKILL')
  for (let tries = 0; tries < 50 && orphans.some((pid) => SERVICE.test(commandOf(pid))); tries++) await sleep(20)
}

/** The Node arguments for a bundle: stack traces show the TypeScript sources. */
export const nodeArguments = (bundle: string, folder?: string) => ['--enable-source-maps', bundleOf(bundle, folder)]

/** Runs a bundled script to its end; reports each line it prints. Rejects with its last lines on failure. */
export async function runToEnd(
  script: string,
  args: string[],
  variables: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): Promise<void> {
  const child = spawn(process.execPath, [...nodeArguments(script), ...args], {
    env: variables,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const last: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line)
      if (last.length > 20) last.shift()
      onLine(line)
    })
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(last.join('\n'))
}

/**
 * Megabytes for new objects. A page makes some ten: with Node's 16 most outlive a collection and are copied, which took a
 * tenth of the app's processor time.
 */
const NEW_OBJECTS_MB: Record<ServiceName, number | null> = { app: 64, gateway: null }

/**
 * The app names the sources of an error when it tells of it (`src/platform/process/source-frames.ts`): the maps of all its modules would
 * take 110 MB.
 */
const READS_MAPS_ITSELF: Record<ServiceName, boolean> = { app: true, gateway: false }

function serviceArguments(name: ServiceName): string[] {
  const megabytes = NEW_OBJECTS_MB[name]
  return [
    ...(megabytes === null ? [] : [`--max-semi-space-size=${megabytes}`]),
    ...(READS_MAPS_ITSELF[name] ? [bundleOf(name)] : nodeArguments(name)),
  ]
}

/** Returns the function that starts a service as a child process, which ends with this one. */
export function service(
  name: ServiceName,
  args: string[],
  variables: NodeJS.ProcessEnv,
  dataDir: string,
): () => ChildProcess {
  return () => {
    const child = spawn(process.execPath, [...serviceArguments(name), ...args], {
      env: variables,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    if (child.pid !== undefined) remember(dataDir, child.pid)
    return child
  }
}

const exited = (child: ChildProcess) =>
  new Promise<void>((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
  )

const LOOKS = 20

/**
 * Kills a process that has stopped sending messages. The looks of a timer are counted, not the time: after a pause of
 * the whole machine, or of this process, a living child is heard before it would be killed.
 */
function killWhenHung(name: string, child: ChildProcess, { silence, start }: Timeouts): void {
  if (silence === null) return
  const every = silence / LOOKS
  let left = Math.ceil(start / every)
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    launcherLog.error(`the ${name} does not respond and is killed`)
    child.kill('SIGKILL')
  }, every)
  child.on('message', () => {
    left = LOOKS
  })
  child.once('exit', () => clearInterval(timer))
}

/**
 * Starts a process, waits for its first message, and restarts it whenever it ends by itself or hangs, with growing
 * pauses. Rejects when the first start fails.
 */
export async function keepRunning(
  name: ServiceName,
  startChild: () => ChildProcess,
  timeouts = TIMEOUTS,
): Promise<Supervisor> {
  let isWanted = true
  const start = () => {
    const child = startChild()
    killWhenHung(name, child, timeouts)
    return child
  }
  let child = start()
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`The ${name} did not start (it ended with code ${code}).`)))
  })
  const watch = async () => {
    for (let pause = 200; isWanted; pause = Math.min(pause * 2, 10_000)) {
      const since = Date.now()
      await exited(child)
      if (!isWanted) return
      if (Date.now() - since > 60_000) pause = 200
      launcherLog.error(`the ${name} ended unexpectedly and will be restarted`)
      await sleep(pause)
      if (isWanted) child = start()
    }
  }
  void watch()
  const letEnd = () => {
    isWanted = false
  }
  return {
    letEnd,
    stop: async () => {
      letEnd()
      child.kill('SIGTERM')
      const end = sleep(timeouts.stop, undefined, { ref: false }).then(() => child.kill('SIGKILL'))
      await Promise.race([exited(child), end])
    },
  }
}
