import { LOCALES, type Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { withKnownNames } from '../rules/known-names'
import type { Gazetteer, NamedThing } from '../rules/search'
import { stationKey, systemsByStation } from '../rules/station-key'

/** Announced when editors change which words are equal. No page carries it: only the index listens. */
export const SEARCH_WORDS_TAG = 'search-words'

/** What a place, station or line is called in one language, by its key. */
export type NamesByKey = Readonly<Record<string, string>>

/** How the pages of one language name what was understood. */
export interface SpokenNames {
  places: NamesByKey
  stations: NamesByKey
  lines: NamesByKey
}

interface Named {
  key: string
  name: string
}

/** The same things in each language. */
type InFour<Thing extends Named> = Record<Locale, Thing[]>

async function inEveryLanguage<Thing extends Named>(read: (locale: Locale) => Promise<Thing[]>) {
  const lists = await Promise.all(LOCALES.map(async (locale) => [locale, await read(locale)] as const))
  return Object.fromEntries(lists) as InFour<Thing>
}

const namesOf = (things: readonly Named[]): NamesByKey => Object.fromEntries(things.map(({ key, name }) => [key, name]))

/** Every name of each thing, those of the first language first, each once. */
function namedThings(lists: InFour<Named>): NamedThing[] {
  const names = new Map<string, Set<string>>()
  for (const locale of LOCALES)
    for (const { key, name } of lists[locale])
      if (name.trim() !== '') names.set(key, (names.get(key) ?? new Set()).add(name.trim()))
  return [...names].map(([key, all]) => ({ key, names: [...all] }))
}

async function listPlaces(ctx: Context, locale: Locale): Promise<Named[]> {
  const { docs } = await ctx.payload.find({
    collection: 'places',
    locale,
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { slug: true, name: true },
    req: ctx.req,
  })
  return docs.map(({ slug, name }) => ({ key: slug, name }))
}

/** Every stop with the key a query calls it by; two lines at one stop share the key. */
export async function listStops(ctx: Context, locale: Locale) {
  const find = (of: Locale) =>
    ctx.payload.find({
      collection: 'stations',
      locale: of,
      depth: 0,
      pagination: false,
      sort: 'id',
      select: { slug: true, name: true, line: true, system: true },
      req: ctx.req,
    })
  const [{ docs: english }, { docs }] = await Promise.all([find('en'), find(locale)])
  const keys = new Map(english.map(({ id, slug, name }) => [id, stationKey(slug, name)]))
  return docs.map(({ id, slug, name, line, system }) => ({ id, key: keys.get(id) ?? slug, name, line, system }))
}

/** The names of public projects, as written and as spoken in each language. */
async function listProjectNames(ctx: Context, locale: Locale): Promise<Named[]> {
  const { docs } = await ctx.payload.find({
    collection: 'projects',
    where: { _status: { equals: 'published' } },
    locale,
    depth: 0,
    pagination: false,
    sort: 'Order',
    select: { Slug_name: true, Project_Title: true, Project_Title_Lang: true },
    req: ctx.req,
  })
  return docs.flatMap(({ Slug_name, Project_Title, Project_Title_Lang }) => [
    { key: Slug_name, name: Project_Title },
    { key: Slug_name, name: Project_Title_Lang ?? '' },
  ])
}

async function listSynonyms(ctx: Context): Promise<string[][]> {
  const { docs } = await ctx.payload.find({
    collection: 'search-words',
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { words: true },
    req: ctx.req,
  })
  return docs.map(({ words }) => words ?? [])
}

/** What a search knows of places, stations and lines. */
interface ReadNames {
  gazetteer: Gazetteer
  spoken: Record<Locale, SpokenNames>
  /** Which trains stop at a station, by its key. */
  systems: ReadonlyMap<string, readonly string[]>
}

/**
 * The names that queries are read with, and how each language says them back. All are content, and what else people
 * write for it, but for those of the lines: they are words of the interface and handed in.
 */
export async function readGazetteer(ctx: Context, linesIn: (locale: Locale) => NamesByKey): Promise<ReadNames> {
  const [places, stops, projects, synonyms] = await Promise.all([
    inEveryLanguage((locale) => listPlaces(ctx, locale)),
    inEveryLanguage((locale) => listStops(ctx, locale)),
    inEveryLanguage((locale) => listProjectNames(ctx, locale)),
    listSynonyms(ctx),
  ])
  const lines = await inEveryLanguage(async (locale) =>
    Object.entries(linesIn(locale)).map(([key, name]) => ({ key, name })),
  )
  const spoken = LOCALES.map((locale) => [
    locale,
    { places: namesOf(places[locale]), stations: namesOf(stops[locale]), lines: linesIn(locale) },
  ])
  return {
    gazetteer: withKnownNames({
      places: namedThings(places),
      stations: namedThings(stops),
      lines: namedThings(lines),
      projects: namedThings(projects),
      synonyms,
    }),
    spoken: Object.fromEntries(spoken) as Record<Locale, SpokenNames>,
    systems: systemsByStation(stops.en),
  }
}
