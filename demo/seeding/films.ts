import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { FILMS, type FilmKey, type FilmSeed, PROJECT_EXTRAS } from '../films'
import { cacheFile } from './pictures'
import type { Data, SeedDocument, Seeding } from './records'
import { type Ids, seedDocuments } from './seed-documents'

const FOLDER = resolve('demo/films')
const LANGUAGES = ['th', 'en', 'cht', 'chs'] as const

const time = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`

const webVtt = ({ captions }: FilmSeed, locale: (typeof LANGUAGES)[number]) =>
  ['WEBVTT', ...captions.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text[locale]}`)].join('\n\n')

async function filmDocument(key: string, film: FilmSeed): Promise<SeedDocument> {
  const bytes = await readFile(join(FOLDER, film.file))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const filename = await cacheFile(`${film.file.replace(/\.mp4$/, '')}-${hash}.mp4`, bytes)
  const captions = film.captions.length > 0 ? LANGUAGES.map((locale) => ({ locale, text: webVtt(film, locale) })) : []
  const { width, height } = film
  const fields = { filename, filesize: bytes.length, mimeType: 'video/mp4', width, height }
  return {
    key: `films/${key}`,
    collection: 'films',
    data: (locale) => ({ title: film.title[locale], provider: '', captions }),
    picture: () => ({ key, mime: 'video/mp4', fields, files: [filename] }),
    fingerprintOf: [film, hash],
  }
}

/** The films of the demonstration, in the library. */
export async function seedFilms(seeding: Seeding): Promise<Ids> {
  const documents = await Promise.all(Object.entries(FILMS).map(([key, film]) => filmDocument(key, film)))
  return seedDocuments(seeding, documents)
}

/** What a project has beside the facts and words that every project has; nothing for most. */
export function extrasOf(
  slug: string,
  film: (key: FilmKey) => number | null,
  locale: (typeof LANGUAGES)[number],
): Data {
  const { films, banner, terms } = PROJECT_EXTRAS[slug] ?? {}
  return {
    ...(films && { films: Object.fromEntries(Object.entries(films).map(([place, key]) => [place, film(key)])) }),
    ...(banner && { register_floating_text: banner.text[locale], register_floating_background: banner.colour }),
    ...(terms && { paymentTerms: terms, showsPriceHistory: true }),
  }
}
