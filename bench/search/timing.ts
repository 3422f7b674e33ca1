import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { report } from '../report'

const A_SECOND = 200
const SECONDS = 10
const ROUNDS = 3
const INTERVAL = 1_000 / A_SECOND

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The given percentile of the times. */
export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
}

/**
 * Calls at a fixed rate on this thread until `isOver`. The time of a call counts from when it was due, so it includes
 * waiting for earlier calls.
 */
export async function atASteadyPace(
  call: (turn: number) => void,
  isOver: (turn: number) => boolean,
): Promise<number[]> {
  const since = performance.now()
  const times: number[] = []
  for (let turn = 0; !isOver(turn); turn += 1) {
    const due = since + turn * INTERVAL
    while (performance.now() < due) await nextTurn()
    call(turn)
    times.push(performance.now() - due)
  }
  return times
}

/** Ends after the configured number of seconds. */
const aWhile = (turn: number) => turn >= A_SECOND * SECONDS

/** Three rounds at the fixed rate. `best` is the round with the lowest p99, because noise only adds time. */
export async function inRounds(call: (turn: number) => void): Promise<{ best: number[]; p99s: number[] }> {
  const rounds: number[][] = []
  while (rounds.length < ROUNDS) rounds.push(await atASteadyPace(call, aWhile))
  const p99 = (times: readonly number[]) => percentile(times, 0.99)
  const [best = []] = rounds.toSorted((a, b) => p99(a) - p99(b))
  return { best, p99s: rounds.map(p99) }
}

/** Runs a task and measures its duration and the longest block of the event loop, in ms. */
export async function watched<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; ms: number; longest: number }> {
  let [isDone, longest, last] = [false, 0, performance.now()]
  const watch = async () => {
    while (!isDone) {
      await nextTurn()
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
  }
  const watching = watch()
  const since = performance.now()
  const result = await work()
  const ms = performance.now() - since
  isDone = true
  await watching
  return { result, ms, longest }
}

/** Megabytes in use after a garbage collection. */
export function megabytesInUse(): number {
  setFlagsFromString('--expose_gc')
  const gc = runInNewContext('gc') as () => void
  gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1024 / 1024
}

/** One row of the table of times. */
export function timesRow(name: string, times: readonly number[], p99s: readonly number[] = []): (string | number)[] {
  const rounds = p99s.map((p99) => p99.toFixed(1)).join(', ')
  return [name, times.length, percentile(times, 0.5), percentile(times, 0.99), Math.max(...times), rounds]
}

/** Prints a table of times. */
export function reportTimes(title: string, rows: readonly (readonly (string | number)[])[]): void {
  report(title, [['milliseconds', 'calls', 'p50', 'p99', 'longest', 'p99 of each round'], ...rows])
}
