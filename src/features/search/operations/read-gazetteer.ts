import { nameWithSign } from '@/features/catalogue'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import { requireActor } from '@/platform/require-actor'
import { withKnownNames } from '../domain/lexicon/known-names'
import { stationKey, systemsByStation } from '../domain/lexicon/station-key'
import { may } from '../domain/permissions'
import type { Gazetteer, NamedThing } from '../domain/search-types'

/** Cache tag of the synonyms. No page carries it: only the search index listens to it. */
export const SEARCH_WORDS_TAG = 'search-words'

/** Names of places, stations or lines in one language, by key. */
export type NamesByKey = Readonly<Record<string, string>>

/** Names for showing filters in one language. */
export interface LocalizedNames {
  places: NamesByKey
  stations: NamesByKey
  lines: NamesByKey
}

interface Named {
  key: string
  name: string
}

/** The same things in each of the four languages. */
type InFour<Thing extends Named> = Record<Locale, Thing[]>

async function inEveryLanguage<Thing extends Named>(read: (locale: Locale) => Promise<Thing[]>) {
  const lists = await Promise.all(LOCALES.map(async (locale) => [locale, await read(locale)] as const))
  return Object.fromEntries(lists) as InFour<Thing>
}

const namesOf = (things: readonly Named[]): NamesByKey => Object.fromEntries(things.map(({ key, name }) => [key, name]))

/** In Chinese with the name on signs and maps, `阿黎（Ari）`: nobody finds the Chinese name there. */
function withSigns(locale: Locale, things: InFour<Named>): Named[] {
  if (locale !== 'cht' && locale !== 'chs') return things[locale]
  const signs = new Map(things.en.map(({ key, name }) => [key, name]))
  return things[locale].map(({ key, name }) => ({ key, name: nameWithSign(name, signs.get(key)) }))
}

/** Every name of each thing without duplicates, those of the first language first. */
function namedThings(lists: InFour<Named>): NamedThing[] {
  const names = new Map<string, Set<string>>()
  for (const locale of LOCALES)
    for (const { key, name } of lists[locale])
      if (name.trim() !== '') names.set(key, (names.get(key) ?? new Set()).add(name.trim()))
  return [...names].map(([key, all]) => ({ key, names: [...all] }))
}

async function listPlaces(ctx: Context, locale: Locale): Promise<Named[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'places',
    locale,
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { slug: true, name: true },
  })
  return docs.map(({ slug, name }) => ({ key: slug, name }))
}

/** Every stop with its search key; stops of two lines at one station share the key. */
export async function listStops(ctx: Context, locale: Locale) {
  requireActor(ctx, may.listStops)

  const find = (of: Locale) =>
    localApi(ctx, 'everything').find({
      collection: 'stations',
      locale: of,
      depth: 0,
      pagination: false,
      sort: 'id',
      select: { slug: true, name: true, line: true, system: true },
    })
  const [{ docs: english }, { docs }] = await Promise.all([find('en'), find(locale)])
  const keys = new Map(english.map(({ id, slug, name }) => [id, stationKey(slug, name)]))
  return docs.map(({ id, slug, name, line, system }) => ({ id, key: keys.get(id) ?? slug, name, line, system }))
}

/** The names of public projects in each language, as written and as spoken. */
async function listProjectNames(ctx: Context, locale: Locale): Promise<Named[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: { _status: { equals: 'published' } },
    locale,
    depth: 0,
    pagination: false,
    sort: 'Order',
    select: { Slug_name: true, Project_Title: true, Project_Title_Lang: true },
  })
  return docs.flatMap(({ Slug_name, Project_Title, Project_Title_Lang }) => [
    { key: Slug_name, name: Project_Title },
    { key: Slug_name, name: Project_Title_Lang ?? '' },
  ])
}

async function listSynonyms(ctx: Context): Promise<string[][]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'search-words',
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { words: true },
  })
  return docs.map(({ words }) => words ?? [])
}

/** What a search knows of places, stations and lines. */
interface ReadNames {
  gazetteer: Gazetteer
  localizedNames: Record<Locale, LocalizedNames>
  /** Rail systems by station key. */
  systems: ReadonlyMap<string, readonly string[]>
}

/**
 * The names queries are read with, and the names for showing filters in each language. They come from the CMS with our
 * aliases, except for the lines: those are interface messages and passed in.
 */
export async function readGazetteer(ctx: Context, linesIn: (locale: Locale) => NamesByKey): Promise<ReadNames> {
  requireActor(ctx, may.readGazetteer)

  const [places, stops, projects, synonyms] = await Promise.all([
    inEveryLanguage((locale) => listPlaces(ctx, locale)),
    inEveryLanguage((locale) => listStops(ctx, locale)),
    inEveryLanguage((locale) => listProjectNames(ctx, locale)),
    listSynonyms(ctx),
  ])
  const lines = await inEveryLanguage(async (locale) =>
    Object.entries(linesIn(locale)).map(([key, name]) => ({ key, name })),
  )
  const localizedNames = LOCALES.map((locale) => [
    locale,
    { places: namesOf(withSigns(locale, places)), stations: namesOf(stops[locale]), lines: linesIn(locale) },
  ])
  return {
    gazetteer: withKnownNames({
      places: namedThings(places),
      stations: namedThings(stops),
      lines: namedThings(lines),
      projects: namedThings(projects),
      synonyms,
    }),
    localizedNames: Object.fromEntries(localizedNames) as Record<Locale, LocalizedNames>,
    systems: systemsByStation(stops.en),
  }
}
