import { renameSync, writeFileSync } from 'node:fs'

/**
 * Puts a text in the place of a file, aside first, on the disk, and then moved: whoever reads it, after a kill or a
 * loss of power too, finds what was there before or all of the new, and never half of it.
 */
export function writeWhole(file: string, text: string, mode = 0o666): void {
  writeFileSync(`${file}.next`, text, { mode, flush: true })
  renameSync(`${file}.next`, file)
}
