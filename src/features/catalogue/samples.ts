import { ON_REQUEST, type Price, priceOf } from '@/kernel/price'
import type { OfferedUnitType, ProjectCard, ProjectPage, StationWalk, UnitRow, UnitType } from './domain/project'

/*
 * Whole projects, cards, unit types and units for tests, with neutral values for all but what a test is about: a new
 * fact gets its neutral value here, and no test changes. Only tests import this file.
 */

/** A price in whole baht, from and to; null is on request. */
export const aPrice = (
  from: number | null,
  to: number | null = from,
  more: Partial<Pick<Price, 'offer'>> & { before?: number | null } = {},
): Price => priceOf({ from, to, ...more })

/** A card of a condominium for sale at 4 to 9 million baht, without stations; its title is its slug. */
export const aCard = (change: Partial<ProjectCard> = {}): ProjectCard => ({
  id: change.slug ?? '1',
  slug: 'a',
  brand: 'noble',
  group: 'Condominium',
  title: change.slug ?? 'a',
  badge: null,
  isNew: false,
  isCurrent: true,
  onlineBooking: false,
  loan100: false,
  tags: [],
  place: { slug: 'ari', name: 'Ari' },
  zone: '',
  shortDescription: '',
  price: aPrice(4_000_000, 9_000_000),
  station: null,
  stations: [],
  offered: [],
  quotas: [],
  cover: null,
  ...change,
})

/** A station at a walk of so many minutes. */
export const aWalk = (slug: string, minutes: number, system = 'BTS'): StationWalk => ({
  slug,
  name: slug,
  fullName: slug,
  line: 'bts-sukhumvit',
  system,
  colour: '#76B729',
  minutes,
  metres: minutes * 80,
  lat: 13.7,
  lng: 100.5,
})

/** A kind of home on a card: one bedroom of 30 m², its price on request. */
export const anOfferedType = (change: Partial<OfferedUnitType> = {}): OfferedUnitType => ({
  ...{ code: String(change.beds ?? 'a'), beds: 1, area: 30, price: ON_REQUEST },
  ...change,
})

/** A unit type of the microsite: one bedroom of 30 m² at 3 million baht, with a unit free. */
export const aUnitType = (change: Partial<UnitType> = {}): UnitType => ({
  id: change.code ?? '1',
  code: 'A',
  name: change.code ?? 'A',
  kind: 'bed1',
  beds: 1,
  baths: 1,
  parking: 0,
  area: 30,
  landWah: null,
  width: 5,
  depth: 6,
  floors: 1,
  isAvailable: true,
  price: aPrice(3_000_000),
  ...change,
})

/** A unit that can be had, of type A1 on the first floor; its id is its number. */
export const aUnit = (change: Partial<UnitRow> = {}): UnitRow => ({
  id: change.number ?? '1',
  number: '1',
  building: 'A',
  floor: 1,
  type: 'A1',
  area: 34,
  orientation: 'N',
  price: aPrice(4_900_000),
  offers: [],
  state: 'available',
  ...change,
})

const NO_IMAGES: ProjectPage['images'] = {
  ...{ hero: null, heroTall: null, square: null, facade: null, garden: null, lobby: null, room: null },
}

/** The texts for search engines, all empty. */
const NO_META: ProjectPage['meta'] = {
  ...{ title: '', description: '', ogTitle: '', ogDescription: '', twitterTitle: '', twitterDescription: '' },
  image: null,
}

const FACTS: ProjectPage['facts'] = {
  storeys: 20,
  buildings: 1,
  landRai: 2,
  completion: null,
  completionStage: 'ahead',
  units: 320,
  parkingPercent: null,
  commonFee: 60,
  facilities: [],
}

/** The page of that card with all its sections but online booking, and nothing written by editors. */
export function aProject(change: Partial<ProjectPage> = {}): ProjectPage {
  const { offered: _, ...card } = aCard({ slug: change.slug ?? 'a' })
  return {
    ...card,
    code: 'a',
    campaign: '',
    titleFull: card.title,
    tagline: '',
    sections: {
      ...{ book_online: false, concept: true, project_highlight: true, location: true, master_plan: true },
      unit_type: true,
    },
    blocks: [],
    facts: FACTS,
    concept: { title: '', paragraphs: [] },
    highlights: [],
    location: { text: '', lat: 13.78, lng: 100.54, nearby: [], rails: [] },
    unitTypes: [],
    faq: [],
    images: NO_IMAGES,
    films: { loop: null, banner: null, concept: null, info: null },
    virtualUrl: '',
    registerBanner: null,
    terms: { reservation: null, contractShare: null, downShare: null, instalments: null },
    loan: null,
    priceSince: null,
    priceHistory: [],
    particulars: { owner: '', registration: '', land: null, landNote: '' },
    hasOwnPolicy: false,
    chrome: { hidesHeader: false, hidesFooter: false, hasAffiliateHeader: false, hasAffiliateFooter: false },
    meta: NO_META,
    canonicalElsewhere: '',
    isIndexed: true,
    updatedAt: '2026-11-20T03:04:05.000Z',
    pricesAsOf: '2026-11-20T03:04:05.000Z',
    ...change,
  }
}
