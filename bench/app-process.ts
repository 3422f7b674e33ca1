import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningSite } from '../tests/support/run-site'

/** The clock ticks of `/proc`, in milliseconds. */
const TICK_MS = 10

/** Processor time that a process has used, its threads included, in milliseconds. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** The app behind the gateway, which keeps nothing of what it is asked directly. */
export function appOf(site: RunningSite): { pid: number; url: string } {
  const [pid = 0] = JSON.parse(readFileSync(join(site.dataDir, 'processes.json'), 'utf8')) as number[]
  return { pid, url: `http://127.0.0.1:${Number(new URL(site.url).port) + 1000}` }
}
