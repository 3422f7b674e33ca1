// Runs a bundled script in this process, after installing packages and compiling if needed. Plain JavaScript.
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleOf, ensureBundled } from './bundle.mjs'
import { ensureInstalled, ensureNode } from './install.mjs'

/** All paths are relative to the root of the repository, wherever the command is called. */
export async function runBundled(name, args) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..')
  process.chdir(root)
  ensureNode()
  await ensureInstalled(root)
  await ensureBundled()
  process.setSourceMapsEnabled(true)
  const file = bundleOf(name)
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
}
