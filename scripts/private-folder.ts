import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Only its user may list or enter it. */
const PRIVATE_FOLDER = 0o700
/** The same, but entered by whoever knows a name in it: as root, the database server is another user (`postgres.ts`). */
const PASSAGE = 0o711
const PRIVATE_FILE = 0o600

/** The folders of personal data below the data folder, and its files with secrets or values of the database. */
const FOLDERS = ['outbox']
const FILES = ['postgres.log', 'postgres.log.1', 'secrets.json', 'database-password', 'database-port']

/** What another user owns, such as a mounted folder, is theirs to protect; a mail may be sent and gone meanwhile. */
const LEFT_ALONE: readonly unknown[] = ['EPERM', 'EROFS', 'ENOENT']

function protect(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && LEFT_ALONE.includes(error.code))) throw error
  }
}

/**
 * Makes the data folder, and what earlier releases left readable in it, private to the user of the site: mails with
 * names and reset links, secrets, and a log in which the database quotes values. Pictures are public anyway.
 */
export function keepPrivate(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  protect(dataDir, process.getuid?.() === 0 ? PASSAGE : PRIVATE_FOLDER)
  for (const name of FOLDERS.filter((one) => existsSync(join(dataDir, one)))) {
    const folder = join(dataDir, name)
    protect(folder, PRIVATE_FOLDER)
    for (const file of readdirSync(folder)) protect(join(folder, file), PRIVATE_FILE)
  }
  for (const name of FILES.filter((one) => existsSync(join(dataDir, one)))) protect(join(dataDir, name), PRIVATE_FILE)
}
