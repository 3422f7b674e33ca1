import type { LoanTerms } from '@/features/finance'
import type { ImageSource } from '@/kernel/media/image'
import type { Price } from '@/kernel/price'
import type { Badge, Brand, Group, Section, Tag } from '@/kernel/vocabulary'
import type { CompletionStage } from './completion-stage'
import type { PageBlock } from './page-blocks'
import type { Advertised } from './particulars'
import type { ForeignQuota } from './prices/foreign-quota'
import type { TypicalRent } from './prices/letting'
import type { PublicPrice } from './prices/price-history'
import type { PageChrome, ProjectFilms, ProjectMeta, ProjectTerms } from './project-parts'
import type { RegisterBanner } from './register-banner'

/** Walking from the project's gate. */
export interface StationWalk {
  slug: string
  name: string
  /** In Chinese with the name on the signs, `阿黎（Ari）`; else the same as `name`. For facts and lists. */
  fullName: string
  /** Line codes as painted on the platform: `bts-sukhumvit`, `mrt-blue`. */
  line: string
  /** The operator as people say it: BTS, MRT, ARL, SRT. */
  system: string
  /** `#rrggbb` of the line. */
  colour: string
  minutes: number
  metres: number
  lat: number
  lng: number
}

export interface Place {
  slug: string
  name: string
}

/** An area as headings and filters name it. */
export interface NamedPlace extends Place {
  /** In Chinese with the name on signs and maps, `阿黎（Ari）`; else the same as `name`. */
  fullName: string
}

/** A unit type as lists and the search compare it: by bedrooms, size and price together. Money in whole baht. */
export interface OfferedUnitType {
  /** The code of the unit type; empty for a project as a whole that lists none. */
  code: string
  /** Null for land. */
  beds: number | null
  /** Unit size in m², or plot size for land. Null when unknown. */
  area: number | null
  price: Price
  /** What a home of it is typically let for, in baht a month; missing where no editor has said so. */
  rent?: number
}

/** What a card, a list row and a suggestion need of a project, in one language. Money in whole baht. */
export interface ProjectCard {
  id: string
  slug: string
  brand: Brand
  group: Group
  title: string
  badge: Badge | null
  /** By badge or by flag (C10). */
  isNew: boolean
  /** By `Project_type`, and not switched off; false is a past project (C10). */
  isCurrent: boolean
  onlineBooking: boolean
  /** The whole price may be borrowed. */
  loan100: boolean
  tags: readonly Tag[]
  place: Place | null
  /** `Zone` in the language of the page, as an editor wrote it; empty when none. */
  zone: string
  shortDescription: string
  price: Price
  station: StationWalk | null
  /** Every station an editor listed, nearest first. */
  stations: readonly StationWalk[]
  /** What can still be bought there: the unit types with a free unit, or all where no unit is free. */
  offered: readonly OfferedUnitType[]
  /** What is left of the foreign quota of each building that somebody has counted; empty for anything but a condominium. */
  quotas: readonly ForeignQuota[]
  /** 4:5 crop for the card. */
  cover: ImageSource | null
}

/** Names the promotion to show with a project: the one that cuts its starting price, else one that runs for it. */
export type PromotionOf = (project: Pick<ProjectCard, 'slug' | 'price'>) => string | undefined

/** A project as a line of the footer. */
export type FooterLine = Pick<ProjectCard, 'slug' | 'title' | 'brand' | 'group' | 'badge' | 'isCurrent'>

/** A project as the finder weighs it. */
export type FinderProject = Pick<ProjectCard, 'badge' | 'isCurrent' | 'group' | 'place' | 'stations' | 'offered'>

/** What the home page takes from a project's own page. */
export interface ProjectLead {
  slug: string
  tagline: string
  hero: ImageSource | null
  heroTall: ImageSource | null
  facade: ImageSource | null
  lobby: ImageSource | null
}

export interface UnitType {
  id: string
  code: string
  name: string
  kind:
    | 'studio'
    | 'bed1'
    | 'bed1plus'
    | 'bed2'
    | 'bed3'
    | 'duplex'
    | 'penthouse'
    | 'house'
    | 'townhome'
    | 'shophouse'
    | 'plot'
  beds: number
  baths: number
  parking: number
  /** Inside area in m²; 0 for a plot. */
  area: number
  /** Land in square wah (4 m²); null for a condominium. */
  landWah: number | null
  /** Outside measures in metres, width along the facade. */
  width: number
  depth: number
  floors: number
  /** Whether a unit of it is available, or none is listed. Without one the price is on request. */
  isAvailable: boolean
  price: Price
  /** Missing where no editor has said what it is let for. */
  rent?: TypicalRent
}

/** A well-known place around a project. */
export interface NearbyPlace {
  kind: string
  name: string
  minutes: number
  /** On foot; by car otherwise. */
  walk: boolean
  /** Where it stands, when an editor has said so: it is on the map then. */
  spot: { lat: number; lng: number } | null
}

/** The course of one railway: a colour, and its stations in order. */
export interface RailCourse {
  line: string
  colour: string
  points: readonly { lat: number; lng: number }[]
}

/** Everything the microsite of one project shows, in one language. */
export interface ProjectPage extends Omit<ProjectCard, 'offered'>, Advertised {
  code: string
  campaign: string
  titleFull: string
  tagline: string
  sections: Record<Section, boolean>
  /** What editors placed, top to bottom; empty for the usual order of the sections. */
  blocks: readonly PageBlock[]
  facts: {
    storeys: number
    buildings: number
    landRai: number
    /** `YYYY-MM`, common era; null when not announced. */
    completion: string | null
    completionStage: CompletionStage
    units: number
    parkingPercent: number | null
    /** Baht a month per m² (condominiums) or per square wah (houses, land). */
    commonFee: number
    facilities: readonly string[]
  }
  concept: { title: string; paragraphs: readonly string[] }
  highlights: readonly { title: string; text: string }[]
  location: {
    text: string
    lat: number
    lng: number
    nearby: readonly NearbyPlace[]
    /** The courses of the railways of the city, each through its stations in order. */
    rails: readonly RailCourse[]
  }
  unitTypes: readonly UnitType[]
  faq: readonly { question: string; answer: string }[]
  images: {
    /** 16:9 for wide screens. */
    hero: ImageSource | null
    /** 4:5 for upright screens. */
    heroTall: ImageSource | null
    /** The second view of the whole. */
    square: ImageSource | null
    facade: ImageSource | null
    garden: ImageSource | null
    lobby: ImageSource | null
    room: ImageSource | null
  }
  films: ProjectFilms
  /** The address of the virtual tour; empty when there is none. */
  virtualUrl: string
  registerBanner: RegisterBanner | null
  terms: ProjectTerms
  /** The loan that its monthly figures assume; null where no rate is known. */
  loan: LoanTerms | null
  /** ISO instant from which the lowest price was public; null where it never was. */
  priceSince: string | null
  /** The lowest prices that were public, the earliest first; empty where an editor does not show them. */
  priceHistory: readonly PublicPrice[]
  chrome: PageChrome
  meta: ProjectMeta
  /** Canonical address on another site; empty when this page is the canonical one (S2§5). */
  canonicalElsewhere: string
  /** Whether search engines are asked to find it (S2§5). */
  isIndexed: boolean
  /** ISO instant of the last published change. */
  updatedAt: string
  /** ISO instant at which prices were last read: every change of one has them read again. */
  pricesAsOf: string
}

export type { UnitRow } from '@/kernel/unit-row'
