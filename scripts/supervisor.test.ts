import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { keepRunning, type Supervisor } from './supervisor'

const TIMEOUTS = { silence: 1_000, start: 20_000, stop: 5_000 }
const ALIVE = `process.send('ready'); setInterval(() => process.send('alive'), 50)`

let supervisor: Supervisor | undefined
const started: ChildProcess[] = []
afterEach(async () => {
  await supervisor?.stop()
  started.length = 0
})

/** A service that runs some JavaScript. */
const runs = (script: string) => () => {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  started.push(child)
  return child
}

it('a process that hangs is killed and started again', async () => {
  supervisor = await keepRunning('app', runs(ALIVE), TIMEOUTS)
  process.kill(started[0]?.pid ?? 0, 'SIGSTOP')
  await expect.poll(() => started.length, { timeout: 20_000 }).toBe(2)
  expect(started[0]?.signalCode).toBe('SIGKILL')
})

it('a process that hangs while it starts again is killed too', async () => {
  let starts = 0
  const start = () => runs(++starts === 2 ? 'for (;;) {}' : ALIVE)()
  supervisor = await keepRunning('app', start, { ...TIMEOUTS, start: 2_000 })
  started[0]?.kill('SIGKILL')
  await expect.poll(() => started.length, { timeout: 20_000 }).toBe(3)
  expect(started[1]?.signalCode).toBe('SIGKILL')
})

it('a process that is busy for a while keeps running', async () => {
  const busy = `${ALIVE}; setInterval(() => { const end = Date.now() + 400; while (Date.now() < end); }, 600)`
  supervisor = await keepRunning('app', runs(busy), TIMEOUTS)
  await sleep(2_500)
  expect(started).toHaveLength(1)
  expect(started[0]?.exitCode).toBeNull()
})

it('a process that ends while it is told to stop is not started again', async () => {
  supervisor = await keepRunning('app', runs(ALIVE), TIMEOUTS)
  supervisor.letEnd()
  started[0]?.kill('SIGKILL')
  await sleep(500)
  expect(started).toHaveLength(1)
})
