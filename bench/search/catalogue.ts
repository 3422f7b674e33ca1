import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { EXCHANGE_RATES } from '@demo/exchange-rates'
import { PROJECT_FACTS } from '@demo/facts'
import { FOREIGN_SHARES, RENTS } from '@demo/letting'
import { PLACES } from '@demo/places'
import { SEARCH_WORDS } from '@demo/search-words'
import { pricesOf, unitsOf } from '@demo/seeding/units'
import { LINES, STATIONS } from '@demo/stations'
import type { InFour, ProjectCopy, ProjectFacts } from '@demo/types'
import { sharingTexts } from '@/features/catalogue'
import { nearbyKey, offersOf, stageOf } from '@/features/search/domain/facts/derived'
import { stationKey } from '@/features/search/domain/lexicon/station-key'
import type { Gazetteer, MatchedField, NamedThing, SearchableProject } from '@/features/search/domain/search-types'
import { facilityName } from '@/i18n/facility-name'
import { LOCALES, type Locale } from '@/i18n/locales'
import { priceOfAll } from '@/kernel/price'

async function copies(): Promise<Map<string, ProjectCopy>> {
  const folder = join(import.meta.dirname, '../../demo/copy')
  const files = readdirSync(folder).map((name) => import(join(folder, name)) as Promise<{ copy: ProjectCopy }>)
  return new Map((await Promise.all(files)).map(({ copy }) => [copy.slug, copy]))
}

/** The matched fields as the CMS has them after seeding. */
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

/** The day of the demonstration. */
export const TODAY = '2026-11-28'

function unitTypesOf(facts: ProjectFacts): SearchableProject['unitTypes'] {
  const units = unitsOf(facts).filter(({ state }) => state === 'available')
  return facts.unitTypes.map(({ code, kind, beds, baths, parking, area, landWah, floors }) => {
    const isPlot = kind === 'plot'
    return {
      code,
      beds: isPlot ? null : beds,
      area: isPlot ? (landWah ?? 0) * 4 : area,
      price: pricesOf(facts, code),
      rent: RENTS[facts.slug]?.[code],
      kind,
      baths: isPlot ? null : baths,
      parking: isPlot ? null : parking,
      land: landWah,
      storeys: isPlot ? null : floors,
      units: units
        .filter(({ type }) => type === code)
        .map(({ floor, orientation, price }) => ({ floor, facing: orientation, price })),
    }
  })
}

function searchable(facts: ProjectFacts, copy: ProjectCopy): SearchableProject {
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
    price: priceOfAll(facts.unitTypes.map(({ price }) => price)),
    unitTypes: unitTypesOf(facts),
    completion: facts.completion,
    stage: stageOf(facts.completion, TODAY),
    storeys: facts.storeys,
    commonFee: facts.commonFee,
    facilities: facts.facilities,
    nearby: copy.nearby.map(({ kind, name }) => ({ kind, key: nearbyKey(name.en) })),
    loan: { share: 90, years: 30, rates: [2.75, 2.95, 3.25, 6.5] },
    offers: offersOf({
      ...facts,
      isQuotaOpen: (FOREIGN_SHARES[facts.slug] ?? []).some((share) => share < 0.48),
      isRentStated: RENTS[facts.slug] !== undefined,
    }),
    fields: Object.fromEntries(
      LOCALES.map((locale) => [locale, fieldsOf(facts, copy, locale)]),
    ) as SearchableProject['fields'],
  }
}

/** Merges names with the same key without duplicates: two lines may stop at one station. */
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

/** The demonstration content as the search index needs it, equal to reading the seeded database. */
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
      nearby: named(both.flatMap(({ copy }) => copy.nearby.map(({ name }) => [nearbyKey(name.en), name] as const))),
      rates: EXCHANGE_RATES,
      year: Number(TODAY.slice(0, 4)),
      synonyms: SEARCH_WORDS.map(({ words }) => words),
    },
  }
}
