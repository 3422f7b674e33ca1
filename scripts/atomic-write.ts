import { renameSync, writeFileSync } from 'node:fs'

/**
 * Replaces a file atomically: writes a temporary file, syncs it to disk, and renames it. After a kill or a
 * power loss readers find the old or the new text, never a partial one.
 */
export function writeAtomically(file: string, text: string, mode = 0o666): void {
  writeFileSync(`${file}.next`, text, { mode, flush: true })
  renameSync(`${file}.next`, file)
}
