import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeWhole } from './whole-files'

/** Somebody who keeps a program running until told to stop. */
export interface Keeper {
  stop: () => Promise<void>
}

const LIST = 'processes.json'

function remember(dataDir: string, pid: number): void {
  const file = join(dataDir, LIST)
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as number[]) : []
  writeWhole(file, JSON.stringify([...known.slice(-20), pid]))
}

function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : ''
}

/** Ends programs of ours that outlived a parent that was killed, if there are any. */
export function endLeftovers(dataDir: string): void {
  const file = join(dataDir, LIST)
  if (!existsSync(file)) return
  for (const pid of JSON.parse(readFileSync(file, 'utf8')) as number[]) {
    if (/scripts\/app\.ts|front\/main\.ts/.test(commandOf(pid))) process.kill(pid, 'SIGKILL')
  }
}

/** Runs a Node program to its end; tells each line it prints. Rejects with its last words when it failed. */
export async function runToEnd(
  args: string[],
  variables: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): Promise<void> {
  const child = spawn(process.execPath, args, { env: variables, stdio: ['ignore', 'pipe', 'pipe'] })
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

function start(args: string[], variables: NodeJS.ProcessEnv, dataDir: string): ChildProcess {
  const child = spawn(process.execPath, args, { env: variables, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  if (child.pid !== undefined) remember(dataDir, child.pid)
  return child
}

const exited = (child: ChildProcess) =>
  new Promise<void>((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
  )

/**
 * Starts a program, waits until it says that it is ready, and starts it again whenever it ends by itself, later and
 * later the more often that happens. Rejects when it does not come up the first time.
 */
export async function keepRunning(
  name: string,
  args: string[],
  variables: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<Keeper> {
  let isWanted = true
  let child = start(args, variables, dataDir)
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
      process.stderr.write(`The ${name} ended unexpectedly and is started again.\n`)
      await sleep(pause)
      if (isWanted) child = start(args, variables, dataDir)
    }
  }
  void watch()
  return {
    stop: async () => {
      isWanted = false
      child.kill('SIGTERM')
      const end = sleep(6000).then(() => child.kill('SIGKILL'))
      await Promise.race([exited(child), end])
    },
  }
}
