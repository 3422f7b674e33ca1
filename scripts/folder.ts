import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeWhole } from './whole-files'

const FILE = 'site.pid'
/** As long as a site takes to stop: whoever starts again right after Ctrl-C or a kill is not turned away. */
const PATIENCE_MS = 10_000

/** Null for what is not there: a process, and its mark, may go at any moment. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** A process and when it started, since numbers of processes are used again; null where the system does not tell. */
function markOf(pid: number): string | null {
  // The name of the program, in brackets, may hold spaces; the start is the 22nd field (proc_pid_stat(5)).
  const fields = textOf(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
  return !fields || fields[0] === 'Z' ? null : `${pid} ${fields[19]}`
}

function holderOf(file: string): number | null {
  const mark = textOf(file)
  const pid = Number.parseInt(mark ?? '', 10)
  return mark !== null && pid !== process.pid && markOf(pid) === mark ? pid : null
}

/**
 * Takes a data folder for this process, and gives back what lets it go. Two sites on one folder would end each other's
 * programs as leftovers and stop each other's database: throws with one sentence when another one runs from it.
 */
export async function takeFolder(dataDir: string, patienceMs = PATIENCE_MS): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, FILE)
  const end = Date.now() + patienceMs
  while (holderOf(file) !== null && Date.now() < end) await sleep(100)
  const holder = holderOf(file)
  if (holder !== null) {
    throw new Error(
      `A site runs from ${dataDir} already (process ${holder}). Stop it first, or choose another folder: DATA_DIR=.data2 npm start`,
    )
  }
  const mark = markOf(process.pid)
  if (mark !== null) writeWhole(file, mark)
  return () => rmSync(file, { force: true })
}
