// Tells whether build output is up to date. Plain JavaScript, as every start uses it first.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} path @returns {Generator<string>} */
function* filesBelow(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

/**
 * A hash over the names and contents of files and folders; tests are left out.
 * @param {readonly string[]} sources
 */
export function fingerprintOf(sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesBelow(source)) {
      if (!/\.test\.tsx?$/.test(file)) hash.update(file).update('\0').update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}
