import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MB = 1_000_000

/** The first start, with room for the first days: a disk of 160 MB was full when it was nearly ready. */
const FIRST_START_MB = 400
/** Less than this at a later start, and the database stops in the middle of a write. */
const LATER_START_MB = 50

/** What keeps a data folder from being used, as a sentence for whoever starts the site; null when nothing does. */
export function folderFault(dataDir: string, freeMb = freeMegabytes): string | null {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const why = WHY[code] ?? `it cannot be used (${code})`
    return `The data folder ${dataDir} cannot be written: ${why}. Choose another one: DATA_DIR=/path npm start`
  }
  // With a database of its own a node has no `postgres` folder, but pictures and mostly secrets.
  const hasStarted = ['postgres', 'media', 'secrets.json'].some((name) => existsSync(join(dataDir, name)))
  const needed = hasStarted ? LATER_START_MB : FIRST_START_MB
  const free = freeMb(dataDir)
  if (free >= needed) return null
  return `The disk of ${dataDir} has ${free} MB left, and ${needed} MB are needed to start. Make room, or choose another disk: DATA_DIR=/path npm start`
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'a part of its path does not exist',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** Free space for this user, in whole megabytes. */
function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / MB)
}
