import { listPlaces } from '@/features/catalogue/server'
import type { TransitData } from '@/features/transit'
import { listStations } from '@/features/transit/server'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { Place as StoredPlace } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { stationKey } from '../domain/lexicon/station-key'
import { may } from '../domain/permissions'

export interface Named {
  key: string
  name: string
}

/** The same things in each of the four languages. */
export type InFour<Thing> = Record<Locale, Thing[]>

/** A stop of a line; the stops of two lines at one station share the key. */
export interface Stop extends Named {
  id: number
  line: string
  system: string
}

/** Where things are: it rarely changes, and takes longest to read. */
export interface Geography {
  places: InFour<Named>
  stops: InFour<Stop>
  /** Slugs of a place and of all its ancestors, by its database id. */
  placesById: ReadonlyMap<number, readonly string[]>
  /** What journeys are calculated with. */
  travel: ReadonlyMap<Locale, Omit<TransitData, 'starts'>>
}

export async function inEveryLanguage<Thing>(read: (locale: Locale) => Promise<Thing[]>): Promise<InFour<Thing>> {
  const lists = await Promise.all(LOCALES.map(async (locale) => [locale, await read(locale)] as const))
  return Object.fromEntries(lists) as InFour<Thing>
}

async function listStops(ctx: Context): Promise<InFour<Stop>> {
  const lists = await inEveryLanguage(async (locale) => {
    const { docs } = await localApi(ctx, 'everything').find({
      collection: 'stations',
      locale,
      depth: 0,
      pagination: false,
      sort: 'id',
      select: { slug: true, name: true, line: true, system: true },
    })
    return docs
  })
  const keys = new Map(lists.en.map(({ id, slug, name }) => [id, stationKey(slug, name)]))
  return inEveryLanguage(async (locale) =>
    lists[locale].map(({ id, slug, name, line, system }) => ({ id, key: keys.get(id) ?? slug, name, line, system })),
  )
}

type NamedPlace = Pick<StoredPlace, 'id' | 'slug' | 'name' | 'parent'>

async function listNamedPlaces(ctx: Context): Promise<InFour<NamedPlace>> {
  return inEveryLanguage(async (locale) => {
    const { docs } = await localApi(ctx, 'everything').find({
      collection: 'places',
      locale,
      depth: 0,
      pagination: false,
      sort: 'id',
      select: { slug: true, name: true, parent: true },
    })
    return docs as NamedPlace[]
  })
}

function chainsOf(places: readonly NamedPlace[]): Map<number, string[]> {
  const stored = new Map(places.map((place) => [place.id, place]))
  const parentOf = ({ parent }: NamedPlace) => (typeof parent === 'object' ? parent?.id : parent) ?? 0
  const chainFrom = (id: number): string[] => {
    const slugs: string[] = []
    // Two places may have been made parents of each other by mistake.
    for (let place = stored.get(id); place && !slugs.includes(place.slug); place = stored.get(parentOf(place)))
      slugs.push(place.slug)
    return slugs
  }
  return new Map(places.map(({ id }) => [id, chainFrom(id)]))
}

async function readTravel(ctx: Context, locale: Locale): Promise<[Locale, Omit<TransitData, 'starts'>]> {
  const [stations, areas] = await Promise.all([listStations(ctx, locale), listPlaces(ctx, locale)])
  return [locale, { stations, areas }]
}

/** Reads every place and station in four languages. */
export async function readGeography(ctx: Context): Promise<Geography> {
  requireActor(ctx, may.readGeography)

  const [places, stops, travel] = await Promise.all([
    listNamedPlaces(ctx),
    listStops(ctx),
    Promise.all(LOCALES.map((locale) => readTravel(ctx, locale))),
  ])
  return {
    places: await inEveryLanguage(async (locale) => places[locale].map(({ slug, name }) => ({ key: slug, name }))),
    stops,
    placesById: chainsOf(places.th),
    travel: new Map(travel),
  }
}
