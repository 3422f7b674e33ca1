import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll } from 'vitest'
import { CHECKS } from '../../scripts/check'

const CONFIGURATION = [
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
  '.dependency-cruiser.cjs',
  'knip.json',
  '.jscpd.json',
]

const made: string[] = []

afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true, force: true })
})

/** A temporary tree with these files and the repository's configurations. Removed after the tests. */
export function treeOf(files: Record<string, string>, configuration: readonly string[] = CONFIGURATION): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'guards-')))
  made.push(root)
  for (const name of configuration) copyFileSync(name, join(root, name))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

/** Runs one guard of `npm run check` on a tree, as the check itself does. */
export function guard(name: string, root: string): Promise<{ isFine: boolean; output: string }> {
  const check = CHECKS.find((one) => one.name === name)
  if (!check) throw new Error(`there is no guard ${name}`)
  return check.run(root)
}
