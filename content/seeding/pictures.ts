import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Drawing, drawProject, drawSocial, drawWordmark, rasterise } from '../pictures'
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

/** One picture of a project: what it is for, its kind of file, and how to get its bytes. */
export interface SeedPicture {
  key: Drawing['key'] | 'logo' | 'social'
  mime: 'image/webp' | 'image/jpeg'
  read: () => Promise<Buffer>
}

/** Made once for each generator and set of facts; the next seeding finds it. */
async function kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(CACHE, name)
  if (existsSync(file)) return readFile(file)
  const bytes = await make()
  await mkdir(CACHE, { recursive: true })
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
  return bytes
}

/** The drawings of a project, its word-mark, and the picture for sharing (1200x630 jpeg, S2§5). */
export function picturesOf(facts: ProjectFacts, generator: string): SeedPicture[] {
  const nameOf = (svg: string) => createHash('sha256').update(`${generator}\n${svg}`).digest('hex').slice(0, 32)
  const drawings = drawProject(facts).map((drawing): SeedPicture => {
    const read = () => kept(`${nameOf(drawing.svg)}.webp`, () => rasterise(drawing))
    return { key: drawing.key, mime: 'image/webp', read }
  })
  const [mark, social] = [drawWordmark(facts), drawSocial(facts)]
  const logo = () => sharp(Buffer.from(mark), { density: 144 }).webp({ lossless: true }).toBuffer()
  const shared = () => sharp(Buffer.from(social)).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
  return [
    ...drawings,
    { key: 'logo', mime: 'image/webp', read: () => kept(`${nameOf(mark)}.webp`, logo) },
    { key: 'social', mime: 'image/jpeg', read: () => kept(`${nameOf(social)}.jpg`, shared) },
  ]
}
