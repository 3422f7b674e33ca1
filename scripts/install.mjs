// Installs the packages of package-lock.json, and again whenever the lock file changes. Plain JavaScript.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MARK = 'node_modules/.installed-from'

/** Exits with one sentence when this Node is too old. */
export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  process.stderr.write(`Node 20.19 or newer is needed; this is ${process.versions.node}.\n`)
  process.exit(1)
}

/**
 * Runs a command and resolves on success; passes its output on to `tell`, and shows it only on failure.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options
 * @param {(text: string) => void} tell
 */
export function run(command, args, options = {}, tell = () => undefined) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    const collect = (chunk) => {
      tell(String(chunk))
      output = `${output}${chunk}`.slice(-8000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`)),
    )
  })
}

/** Installs the packages if they are missing or from another lock file. */
export async function ensureInstalled(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const mark = join(root, MARK)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  process.stdout.write('· installing packages (once, about two minutes)\n')
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development' },
    })
  } catch (error) {
    process.stderr.write(`The packages could not be installed. ${error.message}\n`)
    process.exit(1)
  }
  writeFileSync(mark, lock)
}
