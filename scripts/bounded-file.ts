import { copyFileSync, existsSync, statSync, truncateSync } from 'node:fs'

/** The size at which a log file is emptied, in bytes; its contents are copied beside it until the next time. */
const MAX_BYTES = 10 * 1024 * 1024
const MINUTE = 60_000

/**
 * Empties a file that another process appends to, after copying it to `{file}.1`, when it is larger than the limit.
 * Lines written between the two steps are lost.
 */
export function boundFile(file: string, maxBytes = MAX_BYTES): void {
  if (!existsSync(file) || statSync(file).size <= maxBytes) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}

/** Bounds a file now and once a minute for the life of this process. A failure, as on a full disk, is retried. */
export function keepBounded(file: string): void {
  const bound = () => {
    try {
      boundFile(file)
    } catch {
      // The copy did not fit. Without it the file is emptied all the same: a full disk needs the room.
      truncateSync(file)
    }
  }
  bound()
  setInterval(bound, MINUTE).unref()
}
