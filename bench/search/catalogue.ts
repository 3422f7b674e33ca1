import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sharingTexts } from '@/features/catalogue'
import type { Gazetteer, MatchedField, NamedThing, SearchableProject } from '@/features/search/rules/search'
import { stationKey } from '@/features/search/rules/station-key'
import { facilityName } from '@/i18n/facility-name'
import { LOCALES, type Locale } from '@/i18n/locales'
import { PROJECT_FACTS } from '../../content/facts'
import { PLACES } from '../../content/places'
import { SEARCH_WORDS } from '../../content/search-words'
import { LINES, STATIONS } from '../../content/stations'
import type { InFour, ProjectCopy, ProjectFacts } from '../../content/types'

async function copies(): Promise<Map<string, ProjectCopy>> {
  const folder = join(import.meta.dirname, '../../content/copy')
  const files = readdirSync(folder).map((name) => import(join(folder, name)) as Promise<{ copy: ProjectCopy }>)
  return new Map((await Promise.all(files)).map(({ copy }) => [copy.slug, copy]))
}

/** The matched fields as the content system holds them after seeding. */
function fieldsOf(facts: ProjectFacts, copy: ProjectCopy, locale: Locale): Record<MatchedField, string> {
  const texts = sharingTexts({
    Project_Title: facts.title,
    Short_Description: copy.shortDescription[locale],
    Meta_title: copy.metaTitle[locale],
    Meta_description: copy.metaDescription[locale],
  })
  return {
    Project_Title: facts.title,
    Brand: facts.brand,
    Zone: PLACES.find(({ slug }) => slug === facts.place)?.name[locale] ?? '',
    Badge: facts.badge ?? '',
    Project_group: facts.group,
    Short_Description: copy.shortDescription[locale],
    Meta_title: texts.title,
    Meta_description: texts.description,
    Og_title: texts.ogTitle,
    Og_description: texts.ogDescription,
    Twitter_title: texts.twitterTitle,
    Twitter_description: texts.twitterDescription,
    Slug_name: facts.slug,
    facilities: facts.facilities.map((facility) => facilityName(locale, facility)).join(' · '),
  }
}

function stationsOf(facts: ProjectFacts): SearchableProject['stations'] {
  return facts.stations.flatMap(({ station: slug, walkMinutes }) => {
    const station = STATIONS.find((each) => each.slug === slug)
    const line = LINES.find((each) => each.slug === station?.line)
    if (!station || !line) return []
    return [
      {
        station: stationKey(slug, station.name.en),
        line: line.slug,
        system: line.system.toLowerCase(),
        minutes: walkMinutes,
      },
    ]
  })
}

function searchable(facts: ProjectFacts, copy: ProjectCopy): SearchableProject {
  const prices = facts.unitTypes.flatMap((type) => [type.priceFrom, type.priceTo]).filter((price) => price !== null)
  const homes = facts.unitTypes.filter(({ kind }) => kind !== 'plot')
  const areas =
    homes.length > 0 ? homes.map(({ area }) => area) : facts.unitTypes.map(({ landWah }) => (landWah ?? 0) * 4)
  const parent = PLACES.find(({ slug }) => slug === facts.place)?.parent
  return {
    slug: facts.slug,
    brand: facts.brand,
    group: facts.group,
    badge: facts.badge,
    isNew: facts.newProject || facts.badge === 'New_Project',
    isCurrent: facts.current,
    tags: facts.tags,
    places: parent ? [facts.place, parent] : [facts.place],
    stations: stationsOf(facts),
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
    priceTo: prices.length > 0 ? Math.max(...prices) : null,
    area: areas.length > 0 ? { min: Math.min(...areas), max: Math.max(...areas) } : null,
    beds: [...new Set(homes.map(({ beds }) => beds))],
    completion: facts.completion,
    fields: Object.fromEntries(
      LOCALES.map((locale) => [locale, fieldsOf(facts, copy, locale)]),
    ) as SearchableProject['fields'],
  }
}

/** Names under one key, each once: two lines may stop at one station. */
function named(rows: readonly (readonly [key: string, names: InFour])[]): NamedThing[] {
  const all = new Map<string, Set<string>>()
  for (const [key, names] of rows)
    for (const locale of LOCALES) all.set(key, (all.get(key) ?? new Set()).add(names[locale]))
  return [...all].map(([key, names]) => ({ key, names: [...names] }))
}

export interface Demonstration {
  projects: SearchableProject[]
  gazetteer: Gazetteer
}

/** The demonstration content as the search takes it: what reading the seeded database gives. */
export async function demonstration(): Promise<Demonstration> {
  const texts = await copies()
  const both = PROJECT_FACTS.flatMap((facts) => {
    const copy = texts.get(facts.slug)
    return copy ? [{ facts, copy }] : []
  })
  return {
    projects: both.map(({ facts, copy }) => searchable(facts, copy)),
    gazetteer: {
      places: named(PLACES.map(({ slug, name }) => [slug, name])),
      stations: named(STATIONS.map(({ slug, name }) => [stationKey(slug, name.en), name])),
      lines: named(LINES.map(({ slug, name }) => [slug, name])),
      projects: both.map(({ facts, copy }) => ({
        key: facts.slug,
        names: [...new Set([facts.title, ...Object.values(copy.spokenTitle)])],
      })),
      synonyms: SEARCH_WORDS.map(({ words }) => words),
    },
  }
}
