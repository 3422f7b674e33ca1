import type {
  Place as StoredPlace,
  Project as StoredProject,
  Station as StoredStation,
  UnitType as StoredUnitType,
} from '@/payload-types'
import type { Place, ProjectCard, ProjectPage, StationWalk, UnitType } from '../rules/project'
import { sharingTexts } from '../rules/sharing-texts'
import { SECTIONS } from '../rules/vocabulary'
import { toPicture } from './to-picture'

/** The fields of a project that its card needs. */
export const CARD_SELECT = {
  Project_Title: true,
  Slug_name: true,
  Brand: true,
  Project_group: true,
  Badge: true,
  New_project: true,
  Project_type: true,
  Active: true,
  Online_Booking: true,
  loan_100per: true,
  tags: true,
  place: true,
  Zone: true,
  Short_Description: true,
  Price_rate: true,
  Max_price: true,
  stations: true,
  heroTall: true,
  Order: true,
} as const

type StoredCard = Pick<StoredProject, keyof typeof CARD_SELECT | 'id'>

const isDocument = <Document extends { id: number }>(value: number | Document | null | undefined): value is Document =>
  typeof value === 'object' && value !== null

function toPlace(place: number | StoredPlace | null | undefined): Place | null {
  return isDocument(place) ? { slug: place.slug, name: place.name } : null
}

function toWalks(rows: StoredProject['stations']): StationWalk[] {
  return (rows ?? []).flatMap((row) => {
    const station = row.station as number | StoredStation
    if (!isDocument(station)) return []
    const { slug, name, line, system, colour, lat, lng } = station
    return [{ slug, name, line, system, colour, lat, lng, minutes: row.walkMinutes, metres: row.metres }]
  })
}

/** A stored project as a card, in the language it was read in. */
export function toProjectCard(stored: StoredCard): ProjectCard {
  const walks = toWalks(stored.stations)
  return {
    id: String(stored.id),
    slug: stored.Slug_name,
    brand: stored.Brand,
    group: stored.Project_group,
    title: stored.Project_Title,
    badge: stored.Badge ?? null,
    isNew: stored.Badge === 'New_Project' || stored.New_project === true,
    isCurrent: stored.Project_type === 'Current' && stored.Active !== false,
    onlineBooking: stored.Online_Booking === true,
    loan100: stored.loan_100per === true,
    tags: stored.tags ?? [],
    place: toPlace(stored.place),
    zone: stored.Zone ?? '',
    shortDescription: stored.Short_Description ?? '',
    priceFrom: stored.Price_rate ?? null,
    priceTo: stored.Max_price ?? null,
    station: walks[0] ?? null,
    stations: walks,
    cover: toPicture(stored.heroTall),
  }
}

function toUnitType(stored: StoredUnitType): UnitType {
  return {
    id: String(stored.id),
    code: stored.code,
    name: stored.name ?? stored.code,
    kind: stored.kind,
    beds: stored.beds,
    baths: stored.baths,
    parking: stored.parking,
    area: stored.area,
    landWah: stored.landWah ?? null,
    width: stored.width,
    depth: stored.depth,
    floors: stored.floors,
    priceFrom: stored.priceFrom ?? null,
    priceTo: stored.priceTo ?? null,
  }
}

function paragraphs(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

function toMeta(stored: StoredProject): ProjectPage['meta'] {
  return { ...sharingTexts(stored), image: toPicture(stored.Meta_image) }
}

function toFacts(stored: StoredProject, units: number): ProjectPage['facts'] {
  return {
    storeys: stored.storeys,
    buildings: stored.buildings,
    landRai: stored.landRai ?? 0,
    completion: stored.completion ?? null,
    units,
    parkingPercent: stored.parkingPercent ?? null,
    commonFee: stored.commonFee ?? 0,
    facilities: stored.facilities ?? [],
  }
}

/** A stored project, with its unit types and the number of its homes, as the microsite shows it. */
export function toProjectPage(stored: StoredProject, unitTypes: readonly StoredUnitType[], units: number): ProjectPage {
  return {
    ...toProjectCard(stored),
    code: stored.Project_code,
    campaign: stored.Campaign_Code ?? '',
    titleFull: stored.Title_full || stored.Project_Title,
    tagline: stored.tagline ?? '',
    sections: Object.fromEntries(
      SECTIONS.map((section) => [section, stored.section_status?.[section] === true]),
    ) as ProjectPage['sections'],
    facts: toFacts(stored, units),
    concept: { title: stored.conceptTitle ?? '', paragraphs: paragraphs(stored.concept) },
    highlights: (stored.highlights ?? []).map(({ title, text }) => ({ title: title ?? '', text: text ?? '' })),
    location: {
      text: stored.locationText ?? '',
      lat: stored.lat ?? 0,
      lng: stored.lng ?? 0,
      nearby: (stored.nearby ?? []).map(({ kind, name, minutes, walk }) => ({
        kind,
        name: name ?? '',
        minutes,
        walk: walk === true,
      })),
    },
    unitTypes: unitTypes.map(toUnitType),
    faq: (stored.faq ?? []).map(({ question, answer }) => ({ question: question ?? '', answer: answer ?? '' })),
    pictures: {
      hero: toPicture(stored.hero),
      heroTall: toPicture(stored.heroTall),
      facade: toPicture(stored.facade),
      garden: toPicture(stored.garden),
      lobby: toPicture(stored.lobby),
      room: toPicture(stored.room),
    },
    meta: toMeta(stored),
    canonicalElsewhere: stored.canonical ?? '',
    isIndexed: stored.noindex !== true,
    updatedAt: stored.updatedAt,
  }
}
