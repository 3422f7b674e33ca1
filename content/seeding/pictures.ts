import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Drawing, drawProject, rasterise } from '../pictures'
import type { ProjectFacts } from '../types'

const GENERATOR_DIR = join(import.meta.dirname, '../pictures')
const CACHE = join(import.meta.dirname, '../../.cache/pictures')

/** A fingerprint of the generator's own source: another generator draws other pictures. */
export function generatorFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(GENERATOR_DIR).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(join(GENERATOR_DIR, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The drawings of a project and how to get the bytes of each; drawn once for each generator and set of facts. */
export function picturesOf(
  facts: ProjectFacts,
  generator: string,
): { key: Drawing['key']; read: () => Promise<Buffer> }[] {
  return drawProject(facts).map((drawing) => ({
    key: drawing.key,
    read: async () => {
      const name = createHash('sha256').update(`${generator}\n${drawing.svg}`).digest('hex').slice(0, 32)
      const file = join(CACHE, `${name}.webp`)
      if (existsSync(file)) return readFile(file)
      const bytes = await rasterise(drawing)
      await mkdir(CACHE, { recursive: true })
      await writeFile(`${file}.${process.pid}`, bytes)
      await rename(`${file}.${process.pid}`, file)
      return bytes
    },
  }))
}
