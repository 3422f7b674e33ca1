import { sharingTexts } from '@/features/catalogue'
import { IS_PUBLIC, listUnitTypes } from '@/features/catalogue/server'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { Place as StoredPlace, Project as StoredProject } from '@/payload-types'
import type { Context } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'
import type { MatchedField, SearchableProject, SearchableUnitType } from '../domain/search-types'
import { listStops } from './read-gazetteer'

/** Fields to select: the facts of the filters, the 13 text fields (S1§5), and the facilities. */
const SELECT = {
  Project_Title: true,
  Title_full: true,
  Slug_name: true,
  Brand: true,
  Project_group: true,
  Badge: true,
  New_project: true,
  Project_type: true,
  Active: true,
  tags: true,
  place: true,
  Zone: true,
  Short_Description: true,
  Price_rate: true,
  Max_price: true,
  priceBefore: true,
  stations: true,
  completion: true,
  facilities: true,
  Meta_title: true,
  Meta_description: true,
  Og_title: true,
  Og_description: true,
  Twitter_title: true,
  Twitter_description: true,
} as const

type Stored = Pick<StoredProject, keyof typeof SELECT | 'id'>

/** Referenced documents by their database id. */
interface References {
  /** Slugs of a place and of all its ancestors. */
  places: ReadonlyMap<number, readonly string[]>
  stops: ReadonlyMap<number, { station: string; line: string; system: string }>
  /** The unit types of each project: those with a free unit, or all where none has one. */
  unitTypes: ReadonlyMap<number, SearchableUnitType[]>
}

const idOf = (value: number | { id: number } | null | undefined) =>
  typeof value === 'object' && value !== null ? value.id : (value ?? 0)

const inEveryPage = { depth: 0, pagination: false } as const

async function placesById(ctx: Context): Promise<Map<number, string[]>> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'places',
    ...inEveryPage,
    select: { slug: true, parent: true },
  })
  const stored = new Map(docs.map((place) => [place.id, place as Pick<StoredPlace, 'id' | 'slug' | 'parent'>]))
  const chainFrom = (id: number): string[] => {
    const slugs: string[] = []
    // Two places may have been made parents of each other by mistake.
    for (let place = stored.get(id); place && !slugs.includes(place.slug); place = stored.get(idOf(place.parent)))
      slugs.push(place.slug)
    return slugs
  }
  return new Map(docs.map(({ id }) => [id, chainFrom(id)]))
}

async function referencesOf(ctx: Context): Promise<References> {
  const [places, stops, unitTypes] = await Promise.all([placesById(ctx), listStops(ctx, 'en'), listUnitTypes(ctx)])
  const byId = stops.map(({ id, key, line, system }) => [id, { station: key, line, system }] as const)
  return { places, stops: new Map(byId), unitTypes }
}

/** Separator between names, so that no match spans two of them. */
const APART = ' · '

/** The name of a facility in a language, by its code. */
export type FacilityName = (locale: Locale, facility: string) => string

function fieldsOf(stored: Stored, facilityName: (facility: string) => string): Record<MatchedField, string> {
  const sharing = sharingTexts(stored)
  return {
    Project_Title: stored.Project_Title,
    Brand: stored.Brand,
    Zone: stored.Zone ?? '',
    Badge: stored.Badge ?? '',
    Project_group: stored.Project_group,
    Short_Description: stored.Short_Description ?? '',
    Meta_title: sharing.title,
    Meta_description: sharing.description,
    Og_title: sharing.ogTitle,
    Og_description: sharing.ogDescription,
    Twitter_title: sharing.twitterTitle,
    Twitter_description: sharing.twitterDescription,
    Slug_name: stored.Slug_name,
    facilities: (stored.facilities ?? []).map(facilityName).join(APART),
  }
}

/** What a project sells. One without unit types, such as a project just announced, is found by its own price alone. */
function unitTypesOf(stored: Stored, { unitTypes }: References): SearchableUnitType[] {
  const { Price_rate: priceFrom = null, Max_price: priceTo = null, priceBefore = null } = stored
  return unitTypes.get(stored.id) ?? [{ code: '', beds: null, area: null, priceFrom, priceTo, priceBefore }]
}

function walksOf(stored: Stored, stops: References['stops']): SearchableProject['stations'] {
  return (stored.stations ?? []).flatMap(({ station, walkMinutes }) => {
    const stop = stops.get(idOf(station))
    return stop ? [{ ...stop, minutes: walkMinutes }] : []
  })
}

function toSearchable(stored: Stored, references: References, fields: SearchableProject['fields']): SearchableProject {
  return {
    slug: stored.Slug_name,
    brand: stored.Brand,
    group: stored.Project_group,
    badge: stored.Badge ?? null,
    isNew: stored.Badge === 'New_Project' || stored.New_project === true,
    isCurrent: stored.Project_type === 'Current' && stored.Active !== false,
    tags: stored.tags ?? [],
    places: references.places.get(idOf(stored.place)) ?? [],
    stations: walksOf(stored, references.stops),
    priceFrom: stored.Price_rate ?? null,
    unitTypes: unitTypesOf(stored, references),
    completion: stored.completion ?? null,
    fields,
  }
}

async function listIn(ctx: Context, locale: Locale): Promise<Stored[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: IS_PUBLIC,
    locale,
    ...inEveryPage,
    sort: 'Order',
    select: SELECT,
  })
  return docs
}

/**
 * Every public project as the index needs it, in editorial order: facts once, matched fields in all four languages with
 * their fallbacks (A1.4). Includes past and sold-out projects; the search decides which are shown.
 */
export async function listSearchableProjects(ctx: Context, facilityName: FacilityName): Promise<SearchableProject[]> {
  requireActor(ctx, may.listSearchableProjects)

  const [references, ...lists] = await Promise.all([
    referencesOf(ctx),
    ...LOCALES.map(async (locale) => new Map((await listIn(ctx, locale)).map((stored) => [stored.id, stored]))),
  ])
  return [...(lists[0]?.values() ?? [])].map((stored) => {
    const fields = LOCALES.map((locale, index) => [
      locale,
      fieldsOf(lists[index]?.get(stored.id) ?? stored, (facility) => facilityName(locale, facility)),
    ])
    return toSearchable(stored, references, Object.fromEntries(fields) as SearchableProject['fields'])
  })
}
