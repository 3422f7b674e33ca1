import { sharingTexts } from '@/features/catalogue'
import { IS_PUBLIC } from '@/features/catalogue/server'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { Place as StoredPlace, Project as StoredProject } from '@/payload-types'
import type { Context } from '@/platform/context'
import type { MatchedField, SearchableProject } from '../rules/search'
import { listStops } from './read-gazetteer'

/** What is read of a project: the facts that filters ask for, the texts of the 13 fields (S1§5), and its facilities. */
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

/** Square metres inside, or of the plot. */
interface HomeType {
  area: number
  beds: number
  isPlot: boolean
}

/** A square wah, in which Thai land is sold. */
const SQUARE_METRES_A_WAH = 4

/** What a project refers to, by the ids that the database gave. */
interface References {
  /** Slugs of a place and of those it lies in. */
  places: ReadonlyMap<number, readonly string[]>
  stops: ReadonlyMap<number, { station: string; line: string; system: string }>
  /** What its types are like. */
  homes: ReadonlyMap<number, HomeType[]>
}

const idOf = (value: number | { id: number } | null | undefined) =>
  typeof value === 'object' && value !== null ? value.id : (value ?? 0)

const inEveryPage = { depth: 0, pagination: false } as const

async function placesById(ctx: Context): Promise<Map<number, string[]>> {
  const { docs } = await ctx.payload.find({
    collection: 'places',
    ...inEveryPage,
    select: { slug: true, parent: true },
    req: ctx.req,
  })
  const stored = new Map(docs.map((place) => [place.id, place as Pick<StoredPlace, 'id' | 'slug' | 'parent'>]))
  const chainFrom = (id: number): string[] => {
    const slugs: string[] = []
    // An editor may have put two places into each other.
    for (let place = stored.get(id); place && !slugs.includes(place.slug); place = stored.get(idOf(place.parent)))
      slugs.push(place.slug)
    return slugs
  }
  return new Map(docs.map(({ id }) => [id, chainFrom(id)]))
}

async function homesByProject(ctx: Context): Promise<References['homes']> {
  const { docs } = await ctx.payload.find({
    collection: 'unit-types',
    ...inEveryPage,
    select: { project: true, area: true, landWah: true, beds: true, kind: true },
    req: ctx.req,
  })
  const homes = new Map<number, HomeType[]>()
  for (const { project, area, landWah, beds, kind } of docs) {
    const id = idOf(project)
    const isPlot = kind === 'plot'
    const size = isPlot ? (landWah ?? 0) * SQUARE_METRES_A_WAH : area
    homes.set(id, [...(homes.get(id) ?? []), { area: size, beds, isPlot }])
  }
  return homes
}

async function referencesOf(ctx: Context): Promise<References> {
  const [places, stops, homes] = await Promise.all([placesById(ctx), listStops(ctx, 'en'), homesByProject(ctx)])
  const byId = stops.map(({ id, key, line, system }) => [id, { station: key, line, system }] as const)
  return { places, stops: new Map(byId), homes }
}

/** Between two names, so that nothing is found across them. */
const APART = ' · '

/** What a facility is called in a language, by its code. */
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

/** How large its homes are, or its plots where it has nothing else, and with how many bedrooms. */
function homeFacts(homes: References['homes'], id: number): Pick<SearchableProject, 'area' | 'beds'> {
  const all = homes.get(id) ?? []
  const lived = all.filter(({ isPlot }) => !isPlot)
  const areas = (lived.length > 0 ? lived : all).map(({ area }) => area).filter((area) => area > 0)
  return {
    area: areas.length > 0 ? { min: Math.min(...areas), max: Math.max(...areas) } : null,
    beds: [...new Set(lived.map(({ beds }) => beds))].sort((a, b) => a - b),
  }
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
    priceTo: stored.Max_price ?? null,
    ...homeFacts(references.homes, stored.id),
    completion: stored.completion ?? null,
    fields,
  }
}

async function listIn(ctx: Context, locale: Locale): Promise<Stored[]> {
  const { docs } = await ctx.payload.find({
    collection: 'projects',
    where: IS_PUBLIC,
    locale,
    ...inEveryPage,
    sort: 'Order',
    select: SELECT,
    req: ctx.req,
  })
  return docs
}

/**
 * Every public project as a search takes it, in the order editors gave them: facts once, the fields that are matched in all
 * four languages with their fall-backs (A1.4). Past and sold-out ones too: which of them are shown is the search's matter.
 */
export async function listSearchableProjects(ctx: Context, facilityName: FacilityName): Promise<SearchableProject[]> {
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
