// `node scripts/complete-lock.mjs`, after a change of package.json: a registry may not carry the packages of other
// platforms, npm then leaves them out of the lock file, and `npm ci` refuses it everywhere. This writes them back in,
// by name and version, so that every platform installs its own.
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'package-lock.json'
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'mips', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const ALIASES = { windows: 'win32', musleabihf: 'arm', gnueabihf: 'arm', armv7: 'arm', riscv: 'riscv64' }

const wordsOf = (name) => name.split(/[-_/]/).map((word) => ALIASES[word] ?? word)

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const { packages } = lock

/** Whether npm resolves a dependency of a package: beside it, or in any folder above. */
function resolves(from, name) {
  const parts = from.split('/node_modules/')
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/'))
  return ['', ...folders].some((folder) => packages[`${folder ? `${folder}/` : ''}node_modules/${name}`])
}

let added = 0
for (const [from, entry] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const version = /\d+\.\d+\.\d+\S*/.exec(range)?.[0]
    if (!version || resolves(from, name)) continue
    const words = wordsOf(name)
    packages[`node_modules/${name}`] = {
      version,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      os: SYSTEMS.filter((system) => words.includes(system)),
      cpu: PROCESSORS.filter((processor) => words.includes(processor)),
    }
    added += 1
  }
}
for (const entry of Object.values(packages)) {
  if (entry.os?.length === 0) delete entry.os
  if (entry.cpu?.length === 0) delete entry.cpu
}
const [root, ...rest] = Object.keys(packages)
lock.packages = Object.fromEntries([root, ...rest.sort()].map((key) => [key, packages[key]]))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${added} packages of other platforms added\n`)
