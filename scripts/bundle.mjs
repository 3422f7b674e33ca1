// Compiles every production process into one JavaScript file. Plain JavaScript, since none of our code
// is compiled yet when it runs.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fingerprintOf } from './fingerprint.mjs'

const FOLDER = '.build'
const MARK = 'built-from'
const SOURCES = ['gateway', 'scripts', 'src', 'demo', 'messages', 'migrations', 'package-lock.json', 'tsconfig.json']
const ENTRIES = {
  gateway: 'gateway/main.ts',
  ...Object.fromEntries(
    ['serve', 'app', 'build', 'migrate', 'draw', 'seed', 'backup', 'restore'].map((name) => [
      name,
      `scripts/${name}.ts`,
    ]),
  ),
}

/** The path of a bundle in `ENTRIES`, relative to the root of the repository. */
export const bundleOf = (name, folder = FOLDER) => resolve(folder, `${name}.js`)

/** `next` has no `exports` in its package.json: outside a bundler its modules need their file extension. */
const nextModules = {
  name: 'next-modules',
  setup(build) {
    build.onResolve({ filter: /^next\/[\w/-]+$/ }, ({ path }) => ({ path: `${path}.js`, external: true }))
  },
}

/** Data of packages goes into the bundles: to import JSON itself, Node wants to be told that it is JSON. */
const packageData = {
  name: 'package-data',
  setup(build) {
    const { resolve: find } = createRequire(resolve('package.json'))
    // The filter is a regular expression of Go, which knows no lookahead; `@messages` is an alias of ours.
    build.onResolve({ filter: /^@?[\w-]+\/.+\.json$/ }, ({ path }) =>
      path.startsWith('@messages/') ? undefined : { path: find(path) },
    )
  },
}

/** Writes the bundles with source maps. Packages stay external, in node_modules. */
export async function bundle(folder = FOLDER) {
  const { build, stop } = await import('esbuild')
  await build({
    entryPoints: ENTRIES,
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [nextModules, packageData],
  })
  await stop()
}

/** Writes the bundles if they are missing or out of date. */
export async function ensureBundled() {
  const mark = join(FOLDER, MARK)
  const fingerprint = fingerprintOf(SOURCES)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) return
  // Written last, so that interrupted bundles are made again.
  rmSync(mark, { force: true })
  await bundle()
  writeFileSync(mark, fingerprint)
}
