import { createHmac } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/platform/process/env'
import { isPageCardName, type PageCard, readPageCard, writePageCard } from '../domain/page-card'
import type { PageFacts } from '../domain/page-metadata'
import { DRAWING, type SocialImage } from '../domain/social-image'
import { inLine } from './in-line'

/** Cards are some 60 KB: about 120 MB at most. The longest unused are removed. */
const MOST_CARDS = 2000

const FOLDER = 'page'

/** A name is the signature of the content: nobody can have a picture drawn that no page of ours asked for. */
const nameOf = (content: string) =>
  `${createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`page card ${DRAWING}\n${content}`)
    .digest('hex')
    .slice(0, 32)}.jpg`

/** The names of the company end the titles of browsers; under its own sign they need not be said again. */
const withoutCompany = (title: string) =>
  title.replace(/\s*[|｜·–-]\s*noble\s*(?:&|and|และ|與|与)\s*nue\s*$/i, '').slice(0, 300)

function pictureOf({ image, drawn }: PageFacts): PageCard['picture'] {
  const largest = image?.variants.at(-1)
  if (!largest?.url.startsWith('/media/') || largest.width < largest.height) return null
  const { x, y } = image?.focal ?? { x: 50, y: 50 }
  // Where a page has a drawing of its own, only an editor's choice comes before it, and is shown as it is.
  return { path: largest.url, x, y, isWhole: Boolean(drawn) }
}

/** The sharing picture of a page: its own drawing, else a card with its title, in its language. Drawn when first asked for. */
export function pageCardOf(facts: PageFacts): SocialImage {
  const picture = pictureOf(facts)
  if (facts.drawn && !picture) return facts.drawn
  const title = withoutCompany(facts.ogTitle || facts.title)
  const { brand = null, figure = '' } = facts.card ?? {}
  const content = writePageCard({ locale: facts.locale, brand, title, figure, picture })
  const alt = (picture?.isWhole && facts.image?.alt) || [title, figure].filter(Boolean).join(' · ')
  return { url: `/media/social/${FOLDER}/${nameOf(content)}?card=${content}`, alt }
}

const used = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )

/** Removes the cards that were made or asked for the longest ago. */
async function keepFew(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(isPageCardName)
  if (names.length <= MOST_CARDS) return
  const ages = await Promise.all(names.map(async (name) => ({ name, at: (await used(join(folder, name))) ?? 0 })))
  const oldest = ages.sort((a, b) => a.at - b.at).slice(0, names.length - MOST_CARDS + MOST_CARDS / 10)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}

async function drawInto(folder: string, name: string, card: PageCard): Promise<string> {
  const file = join(folder, name)
  if ((await used(file)) !== null) {
    await utimes(file, new Date(), new Date())
    return file
  }
  // Fonts and image code are loaded where something is drawn, not by every page that names a card.
  const { drawPageCard } = await import('./draw-page-card')
  const bytes = await drawPageCard(card)
  await mkdir(folder, { recursive: true })
  // A rename is atomic: readers find the whole file or none.
  const unfinished = `${file}.${process.pid}.part`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
  await keepFew(folder)
  return file
}

/** The file of a card, drawn on the first request; null where the name is not the signature of the content. */
export async function storePageCard(name: string, content: string): Promise<string | null> {
  if (!isPageCardName(name) || nameOf(content) !== name) return null
  const card = readPageCard(content)
  return card && inLine(() => drawInto(join(env.mediaDir, 'social', FOLDER), name, card))
}
