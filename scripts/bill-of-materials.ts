import { createHash } from 'node:crypto'

/** A package of `package-lock.json`, version 3. */
interface LockedPackage {
  name?: string
  version?: string
  license?: string
  resolved?: string
  integrity?: string
  /** Only for development and tests; `devOptional`: that, or an optional peer that nothing here uses. */
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export interface LockFile {
  packages: Record<string, LockedPackage>
}

interface Component {
  'bom-ref': string
  type: 'library'
  group?: string
  name: string
  version: string
  scope: 'required' | 'optional' | 'excluded'
  purl: string
  hashes?: { alg: string; content: string }[]
  licenses?: ({ license: { id: string } } | { expression: string })[]
}

const nameOf = (path: string, { name }: LockedPackage) => name ?? path.split('node_modules/').at(-1) ?? path

function purlOf(name: string, version: string): string {
  const words = name.split('/').map((word) => encodeURIComponent(word))
  return `pkg:npm/${words.join('/')}@${encodeURIComponent(version)}`
}

/** `sha512-…` of the lock file, in base 64, as CycloneDX writes it. */
function hashesOf(integrity: string | undefined): Component['hashes'] {
  const [, bits, digest] = /^sha(256|384|512)-([A-Za-z0-9+/=]+)/.exec(integrity ?? '') ?? []
  return digest ? [{ alg: `SHA-${bits}`, content: Buffer.from(digest, 'base64').toString('hex') }] : undefined
}

function licensesOf(license: string | undefined): Component['licenses'] {
  if (!license) return undefined
  return /[ (]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }]
}

function componentOf(path: string, locked: LockedPackage): Component {
  const whole = nameOf(path, locked)
  const [group, name] = whole.startsWith('@') ? whole.split('/') : [undefined, whole]
  const version = locked.version ?? '0.0.0'
  const isForTests = locked.dev === true || locked.devOptional === true
  return {
    'bom-ref': path,
    type: 'library',
    group,
    name: name ?? whole,
    version,
    scope: isForTests ? 'excluded' : locked.optional ? 'optional' : 'required',
    purl: purlOf(whole, version),
    hashes: hashesOf(locked.integrity),
    licenses: licensesOf(locked.license),
  }
}

/** The path at which Node finds a dependency of the package at `from`; undefined for an optional one that is not here. */
function resolved({ packages }: LockFile, from: string, name: string): string | undefined {
  const parts = from === '' ? [] : from.split('/node_modules/')
  const folders = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`)
  const places = ['', ...folders].reverse().map((folder) => `${folder}node_modules/${name}`)
  return places.find((place) => packages[place] !== undefined)
}

function dependenciesOf(lock: LockFile, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {}
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  const found = names.map((name) => resolved(lock, path, name)).filter((place) => place !== undefined)
  return [...new Set(found)].sort()
}

/**
 * The software bill of materials, CycloneDX 1.5: every package of the lock file with its version, source hash, licence
 * and dependencies. Packages for development and tests have the scope `excluded`. The same lock file gives the same
 * bill.
 */
export function billOfMaterials(lock: LockFile, product: { name: string; version: string }) {
  const root = purlOf(product.name, product.version)
  const paths = Object.keys(lock.packages)
    .filter((path) => path !== '')
    .sort()
  const digest = createHash('sha256').update(JSON.stringify(lock.packages)).digest('hex')
  const serial = [8, 12, 16, 20, 32].map((end, index, ends) => digest.slice(ends[index - 1] ?? 0, end)).join('-')
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: { component: { 'bom-ref': root, type: 'application', ...product, purl: root } },
    components: paths.map((path) => componentOf(path, lock.packages[path] ?? {})),
    dependencies: [
      { ref: root, dependsOn: dependenciesOf(lock, '') },
      ...paths.map((path) => ({ ref: path, dependsOn: dependenciesOf(lock, path) })),
    ],
  }
}
