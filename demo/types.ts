import type { UnitType } from '@/features/catalogue/domain/project'
import type { Locale } from '@/i18n/locales'
import type { Badge, Brand, Group, Orientation, Tag } from '@/kernel/vocabulary'

/** The same text in the four languages. */
export type InFour<T = string> = Record<Locale, T>

/** What is so, whatever the language: numbers, names and places of one demonstration project. */
export interface ProjectFacts {
  slug: string
  /** In Latin script, lower case for the brand, as the company writes it. */
  title: string
  brand: Brand
  group: Group
  badge: Badge | null
  newProject: boolean
  /** false = a past project (C10). */
  current: boolean
  place: string
  /** Four characters, unique. */
  code: string
  campaign: string
  storeys: number
  buildings: number
  /** Land of the whole project, in rai (1 rai = 1,600 m²). */
  landRai: number
  /** Year and month in the common era, or null when not announced. */
  completion: string | null
  tags: readonly Tag[]
  onlineBooking: boolean
  loan100: boolean
  lat: number
  lng: number
  stations: readonly { station: string; walkMinutes: number; metres: number }[]
  unitTypes: readonly UnitTypeFacts[]
  /** Baht per m² (condominium) or per square wah of land (houses) a month. */
  commonFee: number
  parkingPercent: number | null
  facilities: readonly FacilityKey[]
}

export interface NearbyFact {
  kind: 'school' | 'hospital' | 'mall' | 'park' | 'expressway' | 'office' | 'university' | 'airport'
  name: InFour
  /** By car in light traffic unless `walk`. */
  minutes: number
  walk: boolean
}

export interface UnitTypeFacts extends Omit<UnitType, 'id' | 'name' | 'isAvailable'> {
  /** How many units of this type are seeded. */
  count: number
  orientations: readonly Orientation[]
}

export const FACILITIES = [
  'pool',
  'gym',
  'garden',
  'lobby',
  'coworking',
  'library',
  'playground',
  'petPark',
  'sky',
  'onsen',
  'clubhouse',
  'ev',
  'shuttle',
  'security',
  'parcel',
  'kitchen',
  'jogging',
  'retail',
] as const
export type FacilityKey = (typeof FACILITIES)[number]

/** What a copywriter wrote about one project, in four languages. */
export interface ProjectCopy {
  slug: string
  /** The name as spoken: Thai script in th, Latin script in the others. */
  spokenTitle: InFour
  /** One sentence, no full stop, at most 60 characters of Latin script or 30 of Han: the hero's line. */
  tagline: InFour
  /** 35 to 55 words: what it is, for whom, where. */
  shortDescription: InFour
  conceptTitle: InFour
  /** Two paragraphs. */
  concept: InFour<readonly [string, string]>
  /** Four. */
  highlights: readonly { title: InFour; text: InFour }[]
  /** One paragraph about the neighbourhood and getting about. */
  location: InFour
  /** Four to six well-known places around, real ones, nearest first. */
  nearby: readonly NearbyFact[]
  /** Three real questions a buyer of this very project asks. */
  faq: readonly { question: InFour; answer: InFour }[]
  metaTitle: InFour
  metaDescription: InFour
}
