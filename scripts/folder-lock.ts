import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeAtomically } from './atomic-write'
import { keepPrivate } from './private-folder'

const FILE = 'site.pid'
/** The time a site takes to stop, so that a restart right after Ctrl-C or a kill succeeds. */
const PATIENCE_MS = 10_000

/** Null for a missing file: a process may end, and its lock be removed, at any moment. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** A process id with its start time, since ids are reused; null where the system does not provide it. */
function markOf(pid: number): string | null {
  // The process name, in brackets, may have spaces; the start time is the 22nd field (proc_pid_stat(5)).
  const fields = textOf(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
  return !fields || fields[0] === 'Z' ? null : `${pid} ${fields[19]}`
}

function holderOf(file: string): number | null {
  const mark = textOf(file)
  const pid = Number.parseInt(mark ?? '', 10)
  return mark !== null && pid !== process.pid && markOf(pid) === mark ? pid : null
}

/**
 * Locks a data folder for this process and returns the function that unlocks it. Two sites on one folder would kill
 * each other's processes as orphans and stop each other's database: throws a one-sentence error when another runs
 * from it.
 */
export async function lockFolder(dataDir: string, patienceMs = PATIENCE_MS): Promise<() => void> {
  keepPrivate(dataDir)
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
  if (mark !== null) writeAtomically(file, mark)
  return () => rmSync(file, { force: true })
}
