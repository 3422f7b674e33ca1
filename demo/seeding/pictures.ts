import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { IMAGE_SIZES, WEBP_EFFORT } from '@/features/media/domain/image-sizes'
import { storedName, uploadFacts } from '@/features/media/operations/fingerprint-upload'
import {
  drawProject,
  drawScene,
  drawWordmark,
  type ImageKey,
  keysOf,
  rasterise,
  SCENES,
  type SceneKey,
} from '../images/index'
import type { ProjectFacts } from '../types'

// From the root of the repository, where every script runs: this module is also part of a bundle elsewhere.
const GENERATOR_DIR = resolve('demo/images')
const CACHE = resolve('.cache/images')

export type PictureKey = ImageKey | 'logo' | SceneKey

/** The pictures of a project: its drawings and its logo. */
export const pictureKeys = (facts: ProjectFacts): PictureKey[] => [...keysOf(facts), 'logo']

/** What stories and services tell of; each is drawn once, whoever shows it. */
export const SCENE_KEYS = Object.keys(SCENES) as SceneKey[]

/** The name that all scenes share, where a project has its own. */
export const SCENE = 'scene'

/** A picture or film as the library stores it: the fields of its document, and its files in the cache, the original first. */
export interface DrawnPicture {
  key: string
  mime: string
  fields: Record<string, unknown>
  files: string[]
}

/** A fingerprint of the generator's source: a changed generator draws other images. */
export function generatorFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(GENERATOR_DIR).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(join(GENERATOR_DIR, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** A project, or a scene. */
type Subject = ProjectFacts | SceneKey

interface Sketch {
  key: PictureKey
  mime: 'image/webp'
  /** What crops keep, in per cent from left and top; the middle where nothing is said. */
  focal?: { x: number; y: number }
  draw: () => Promise<Buffer>
}

function sketchesOf(facts: ProjectFacts): Sketch[] {
  const drawings = drawProject(facts).map(
    (drawing): Sketch => ({
      ...{ key: drawing.key, mime: 'image/webp', focal: drawing.focal },
      draw: () => rasterise(drawing),
    }),
  )
  const logo = () =>
    sharp(Buffer.from(drawWordmark(facts)), { density: 144 })
      .webp({ lossless: true })
      .toBuffer()
  return [...drawings, { key: 'logo', mime: 'image/webp', draw: logo }]
}

const sketchOfScene = (key: SceneKey): Sketch => {
  const scene = drawScene(key)
  return { key, mime: 'image/webp', focal: scene.focal, draw: () => rasterise(scene) }
}

/** Written under another name first: another process that draws the same never reads half a file. */
async function write(name: string, bytes: Buffer | string): Promise<string> {
  const part = join(CACHE, `${name}.${process.pid}`)
  await writeFile(part, bytes)
  await rename(part, join(CACHE, name))
  return name
}

/** Puts a file that is not drawn into the cache, from where the library takes it; returns its name. */
export async function cacheFile(name: string, bytes: Buffer): Promise<string> {
  await mkdir(CACHE, { recursive: true })
  return write(name, bytes)
}

/**
 * The widths of an image, from one decoding. The upload of Payload gives the same bytes, but it decodes the image for
 * each width and compresses each twice.
 */
async function sizesOf(filename: string, original: Buffer, effort: number) {
  const { data, info } = await sharp(original).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const stem = filename.slice(0, -extname(filename).length)
  const sizes = await Promise.all(
    IMAGE_SIZES.map(async ({ name, width: wanted, quality }) => {
      const image = await sharp(data, { raw: { width, height, channels } })
        .resize({ width: wanted, withoutEnlargement: true })
        .webp({ quality, effort })
        .toBuffer({ resolveWithObject: true })
      const size = { width: image.info.width, height: image.info.height }
      const fields = {
        ...size,
        filename: `${stem}-${size.width}x${size.height}.webp`,
        filesize: image.data.length,
        mimeType: 'image/webp',
      }
      return { name, fields, bytes: image.data }
    }),
  )
  return { width, height, sizes }
}

async function drawPicture({ key, mime, focal, draw }: Sketch, slug: string, effort: number): Promise<DrawnPicture> {
  const data = await draw()
  const name = storedName({ name: `${slug}-${key}.webp`, data })
  const { width, height, sizes } = await sizesOf(name, data, effort)
  const files = [await write(name, data)]
  for (const { fields, bytes } of sizes) files.push(await write(fields.filename, bytes))
  const fields = {
    ...(await uploadFacts({ name, data, mimetype: mime })),
    ...{
      filename: name,
      filesize: data.length,
      mimeType: mime,
      width,
      height,
      focalX: focal?.x ?? 50,
      focalY: focal?.y ?? 50,
    },
    sizes: Object.fromEntries(sizes.map((size) => [size.name, size.fields])),
  }
  return { key, mime, fields, files: [...new Set(files)] }
}

/** The list of a subject's pictures in the cache: named after all that decides what they look like. */
function listName(facts: Subject, generator: string, effort: number): string {
  const decides = JSON.stringify([generator, facts, IMAGE_SIZES, effort, sharp.versions])
  return `${createHash('sha256').update(decides).digest('hex').slice(0, 32)}.json`
}

async function kept(list: string): Promise<DrawnPicture[] | null> {
  const file = join(CACHE, list)
  if (!existsSync(file)) return null
  const pictures = JSON.parse(await readFile(file, 'utf8')) as DrawnPicture[]
  return pictures.every(({ files }) => files.every((name) => existsSync(join(CACHE, name)))) ? pictures : null
}

/** The pictures of one subject: from the cache, else drawn into it. */
async function picturesOf(subject: Subject, slug: string, list: string, effort: number): Promise<DrawnPicture[]> {
  const found = await kept(list)
  if (found) return found
  const pictures: DrawnPicture[] = []
  const sketches = typeof subject === 'string' ? [sketchOfScene(subject)] : sketchesOf(subject)
  for (const sketch of sketches) pictures.push(await drawPicture(sketch, slug, effort))
  await write(list, JSON.stringify(pictures))
  return pictures
}

/**
 * Draws the pictures of projects and scenes into the cache, as many subjects at once as there are cores; what is in the
 * cache is not drawn again. Tells after each subject how many pictures are there. Without effort of the encoder the
 * files are larger and made in half the time.
 */
export async function drawPictures(
  projects: readonly ProjectFacts[],
  scenes: readonly SceneKey[],
  tell: (done: number, of: number) => void,
  effort = WEBP_EFFORT,
): Promise<Map<string, DrawnPicture>> {
  const drawn = new Map<string, DrawnPicture>()
  const generator = generatorFingerprint()
  const waiting: Subject[] = [...projects, ...scenes]
  const total = projects.reduce((sum, facts) => sum + pictureKeys(facts).length, scenes.length)
  // Every subject has a core of its own, which is less work than one image on all cores.
  sharp.concurrency(1)
  await mkdir(CACHE, { recursive: true })
  const lane = async () => {
    for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
      const slug = typeof subject === 'string' ? SCENE : subject.slug
      const pictures = await picturesOf(subject, slug, listName(subject, generator, effort), effort)
      for (const picture of pictures) drawn.set(`${slug}-${picture.key}`, picture)
      tell(drawn.size, total)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return drawn
}

/** Puts the files of a picture into the library's folder. */
export async function placeFiles({ files }: DrawnPicture, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of files) await copyFile(join(CACHE, name), join(folder, name))
}

/** The original of a picture, as an upload. */
export async function asUpload({ files: [name = ''], mime }: DrawnPicture) {
  const data = await readFile(join(CACHE, name))
  return { data, name, mimetype: mime, size: data.length }
}
