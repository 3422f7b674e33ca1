import { nameWithSign } from '@/features/catalogue'
import { findExchangeRates } from '@/features/finance/server'
import { LOCALES, type Locale } from '@/i18n/locales'
import { dayIn } from '@/kernel/calendar-day'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { withKnownNames } from '../domain/lexicon/known-names'
import { systemsByStation } from '../domain/lexicon/station-key'
import { may } from '../domain/permissions'
import type { Gazetteer, NamedThing } from '../domain/search-types'
import { type Geography, type InFour, inEveryLanguage, type Named } from './read-geography'

/** Cache tag of the synonyms. No page carries it: only the search index listens to it. */
export const SEARCH_WORDS_TAG = 'search-words'

/** Names of places, stations or lines in one language, by key. */
export type NamesByKey = Readonly<Record<string, string>>

/** Names for showing filters in one language. */
export interface LocalizedNames {
  places: NamesByKey
  stations: NamesByKey
  lines: NamesByKey
  nearby: NamesByKey
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

/** Where names come from besides the synonyms. Those of the lines are interface messages. */
interface NameSources {
  geography: Geography
  projects: InFour<Named>
  nearby: InFour<Named>
  linesIn: (locale: Locale) => NamesByKey
}

/**
 * The names queries are read with, and the names for showing filters in each language: those of the CMS with our aliases.
 */
export async function readGazetteer(
  ctx: Context,
  { geography, projects, nearby, linesIn }: NameSources,
): Promise<ReadNames> {
  requireActor(ctx, may.readGazetteer)

  const { places, stops } = geography
  const [synonyms, rates] = await Promise.all([listSynonyms(ctx), findExchangeRates(ctx)])
  const lines = await inEveryLanguage(async (locale) =>
    Object.entries(linesIn(locale)).map(([key, name]) => ({ key, name })),
  )
  const localizedNames = LOCALES.map((locale) => [
    locale,
    {
      places: namesOf(withSigns(locale, places)),
      stations: namesOf(stops[locale]),
      lines: linesIn(locale),
      nearby: namesOf(nearby[locale]),
    },
  ])
  return {
    gazetteer: withKnownNames({
      places: namedThings(places),
      stations: namedThings(stops),
      lines: namedThings(lines),
      projects: namedThings(projects),
      nearby: namedThings(nearby),
      year: Number(dayIn('Asia/Bangkok', ctx.now).slice(0, 4)),
      synonyms,
      ...(rates ? { rates } : {}),
    }),
    localizedNames: Object.fromEntries(localizedNames) as Record<Locale, LocalizedNames>,
    systems: systemsByStation(stops.en),
  }
}
