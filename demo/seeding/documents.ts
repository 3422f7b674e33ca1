import type { Locale } from '@/i18n/locales'
import { fromOf, toOf } from '@/kernel/price'
import { groupSegment } from '@/kernel/vocabulary'
import { type FilmKey, PROJECT_EXTRAS } from '../films'
import type { SceneKey } from '../images/index'
import { LANDMARKS } from '../landmarks'
import type { PlaceSeed } from '../places'
import { LINES, type StationSeed } from '../stations'
import type { ProjectCopy, ProjectFacts } from '../types'
import { extrasOf } from './films'
import { foreignAreasOf } from './letting'
import { particularsOf } from './particulars'
import { type DrawnPicture, type PictureKey, SCENE } from './pictures'
import type { SeedDocument } from './records'
import { SCENE_WORDS } from './scene-words'
import { pricesOf } from './units'
import { altText } from './words'

const MILLION = 1_000_000

/** Price set 1 (header) and set 2 (results), in million baht; null is open (S1§9, settled by C11). */
const PRICE_SETS = {
  1: [
    [1, 3],
    [3, 8],
    [8, 15],
    [15, null],
  ],
  2: [
    [null, 1.8],
    [1.8, 2.5],
    [2.5, 3.5],
    [3.5, 5],
    [5, 7],
    [7, 10],
    [10, 15],
    [15, 25],
    [25, null],
  ],
} as const

const inBaht = (millions: number | null) => (millions === null ? null : Math.round(millions * MILLION))

/** The price bands of the specification as documents. */
export function priceBandDocuments(): SeedDocument[] {
  return ([1, 2] as const).flatMap((set) =>
    PRICE_SETS[set].map(([from, to], index) => ({
      key: `price-bands/${set}-${index + 1}`,
      collection: 'price-bands' as const,
      data: () => ({
        name: `${from ?? 0}–${to ?? '…'} M`,
        set: String(set),
        from: inBaht(from),
        to: inBaht(to),
        order: index + 1,
      }),
    })),
  )
}

export function placeDocument(place: PlaceSeed, parent: number | null): SeedDocument {
  return {
    key: `places/${place.slug}`,
    collection: 'places',
    data: (locale) => ({
      slug: place.slug,
      name: place.name[locale],
      description: place.description[locale],
      lat: place.lat,
      lng: place.lng,
      parent,
    }),
  }
}

export function stationDocument(station: StationSeed): SeedDocument {
  const line = LINES.find(({ slug }) => slug === station.line)
  return {
    key: `stations/${station.slug}`,
    collection: 'stations',
    data: (locale) => ({
      slug: station.slug,
      name: station.name[locale],
      code: station.code,
      system: line?.system,
      line: station.line,
      colour: line?.colour,
      order: station.order,
      lat: station.lat,
      lng: station.lng,
    }),
  }
}

/** A picture of a project in the library, with alt texts in four languages. */
export function imageDocument(
  facts: ProjectFacts,
  key: PictureKey,
  generator: string,
  picture: () => DrawnPicture,
): SeedDocument {
  return {
    key: `media/${facts.slug}-${key}`,
    collection: 'media',
    data: (locale) => ({ alt: altText(locale, key, facts) }),
    picture,
    fingerprintOf: [generator, facts, key],
  }
}

/** What a story or a service tells of, in the library. */
export function sceneDocument(key: SceneKey, generator: string, picture: () => DrawnPicture): SeedDocument {
  return {
    key: `media/${SCENE}-${key}`,
    collection: 'media',
    data: (locale) => ({ alt: SCENE_WORDS[key][locale] }),
    picture,
    fingerprintOf: [generator, 'scene', key],
  }
}

/** What a project refers to, by the ids that the database gave. */
export interface ProjectLinks {
  place: number | null
  station: (slug: string) => number | null
  picture: (key: string) => number | null
  film: (key: FilmKey) => number | null
}

const PICTURES = ['hero', 'heroTall', 'square', 'facade', 'garden', 'lobby', 'room'] as const

function identity(facts: ProjectFacts, order: number) {
  const price = pricesOf(facts)
  return {
    Project_Title: facts.title,
    Slug_name: facts.slug,
    Brand: facts.brand,
    Project_group: facts.group,
    Badge: facts.badge,
    New_project: facts.newProject,
    Online_Booking: facts.onlineBooking,
    loan_100per: facts.loan100,
    Active: true,
    Order: order,
    Project_type: facts.current ? 'Current' : null,
    tags: [...facts.tags],
    Project_code: facts.code.toUpperCase(),
    Project_id: facts.code,
    Campaign_Code: facts.campaign,
    Price_rate: fromOf(price),
    Max_price: toOf(price),
    storeys: facts.storeys,
    buildings: facts.buildings,
    landRai: facts.landRai,
    completion: facts.completion,
    parkingPercent: facts.parkingPercent,
    commonFee: facts.commonFee,
    facilities: [...facts.facilities],
    lat: facts.lat,
    lng: facts.lng,
    section_status: {
      book_online: facts.onlineBooking,
      concept: true,
      project_highlight: true,
      location: true,
      master_plan: true,
      unit_type: true,
    },
  }
}

function wordsOf(copy: ProjectCopy, facts: ProjectFacts, locale: Locale) {
  return {
    Project_Title_Lang: copy.spokenTitle[locale],
    Title_full: facts.title,
    tagline: copy.tagline[locale],
    Short_Description: copy.shortDescription[locale],
    conceptTitle: copy.conceptTitle[locale],
    concept: copy.concept[locale].join('\n\n'),
    highlights: copy.highlights.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
    faq: copy.faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
    locationText: copy.location[locale],
    nearby: copy.nearby.map(({ kind, name, minutes, walk }) => {
      const [lat = null, lng = null] = LANDMARKS[name.en] ?? []
      return { kind, name: name[locale], minutes, walk, lat, lng }
    }),
    Meta_title: copy.metaTitle[locale],
    Meta_description: copy.metaDescription[locale],
    Og_title: copy.metaTitle[locale],
    Og_description: copy.metaDescription[locale],
    Twitter_title: copy.metaTitle[locale],
    Twitter_description: copy.metaDescription[locale],
  }
}

/** Left out of search engines (S2§5); the second such project has no name in the specification. */
const NOT_FOR_SEARCH: ReadonlySet<string> = new Set(['revolve-ratchada2'])

/** The two projects whose pages lead to a policy of their own (S2§2.5). */
const OWN_POLICY: ReadonlySet<string> = new Set(['nue-district-r9', 'nue-cross-khukhot-station'])

export function projectDocument(
  facts: ProjectFacts,
  copy: ProjectCopy,
  place: PlaceSeed | null,
  links: ProjectLinks,
  order: number,
): SeedDocument {
  return {
    key: `projects/${facts.slug}`,
    collection: 'projects',
    data: (locale) => ({
      _status: 'published',
      ...identity(facts, order),
      ...wordsOf(copy, facts, locale),
      place: links.place,
      Zone: place?.name[locale] ?? '',
      stations: facts.stations.map(({ station, walkMinutes, metres }) => ({
        station: links.station(station),
        walkMinutes,
        metres,
      })),
      ...Object.fromEntries(PICTURES.map((key) => [key, links.picture(key)])),
      Logo: links.picture('logo'),
      ...extrasOf(facts.slug, links.film, locale),
      foreignAreas: foreignAreasOf(facts),
      particulars: particularsOf(facts, locale),
      hasOwnPolicy: OWN_POLICY.has(facts.slug),
      // Drawn from the facts of the page, until an editor gives one.
      Meta_image: null,
      noindex: NOT_FOR_SEARCH.has(facts.slug),
    }),
    fingerprintOf: [
      facts,
      copy,
      copy.nearby.map(({ name }) => LANDMARKS[name.en] ?? null),
      order,
      groupSegment(facts.group),
      NOT_FOR_SEARCH.has(facts.slug),
      foreignAreasOf(facts),
      particularsOf(facts, 'th'),
      OWN_POLICY.has(facts.slug),
      ...[PROJECT_EXTRAS[facts.slug] ?? []].flat(),
    ],
  }
}
