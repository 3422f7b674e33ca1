import { toImage } from '@/features/media/server'
import { dayIn } from '@/kernel/calendar-day'
import { ON_REQUEST } from '@/kernel/price'
import { SECTIONS } from '@/kernel/vocabulary'
import type { Project as StoredProject, UnitType as StoredUnitType } from '@/payload-types'
import type { SignNames } from '../../domain/city-map/sign-names'
import { completionStage } from '../../domain/completion-stage'
import { paragraphsOf } from '../../domain/paragraphs'
import type { ProjectCard, ProjectPage, UnitType } from '../../domain/project'
import { registerBanner } from '../../domain/register-banner'
import { sharingTexts } from '../../domain/sharing-texts'
import { typePrice } from '../stored-price'
import { toPageBlocks } from './to-page-blocks'
import { toProjectFilms } from './to-project-films'
import { toProjectCard } from './to-project-views'

export function toUnitType(stored: StoredUnitType, isAvailable: boolean): UnitType {
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
    isAvailable,
    price: isAvailable ? typePrice(stored) : ON_REQUEST,
    ...(isAvailable ? rentOf(stored) : {}),
  }
}

/** A rent without its source or its day is not said. */
function rentOf({ rent, rentAsOf, rentSource }: StoredUnitType): Pick<UnitType, 'rent'> {
  if (!rent || !rentAsOf || !rentSource) return {}
  return { rent: { monthly: rent, source: rentSource, asOf: dayIn('Asia/Bangkok', new Date(rentAsOf)) } }
}

function toMeta(stored: StoredProject): ProjectPage['meta'] {
  return { ...sharingTexts(stored), image: toImage(stored.Meta_image) }
}

/** The colours of the brands as in the design tokens, for a banner without a colour of its own. */
const BRAND_COLOURS = { noble: '#7F6130', nue: '#0E4A4A' } as const

function toSale(stored: StoredProject): Pick<ProjectPage, 'registerBanner' | 'terms' | 'chrome'> {
  const { reservation, contractShare, downShare, instalments } = stored.paymentTerms ?? {}
  return {
    registerBanner: registerBanner(
      stored.register_floating_text ?? '',
      stored.register_floating_background ?? null,
      BRAND_COLOURS[stored.Brand],
    ),
    terms: {
      reservation: reservation ?? null,
      contractShare: contractShare ?? null,
      downShare: downShare ?? null,
      instalments: instalments ?? null,
    },
    chrome: {
      hidesHeader: stored.hide_header === true,
      hidesFooter: stored.hide_footer === true,
      hasAffiliateHeader: stored.show_affiliate_header === true,
      hasAffiliateFooter: stored.show_affiliate_footer === true,
    },
  }
}

function toFacts(
  stored: StoredProject,
  { badge, isCurrent }: Pick<ProjectCard, 'badge' | 'isCurrent'>,
  units: number,
  now: Date,
): ProjectPage['facts'] {
  return {
    storeys: stored.storeys,
    buildings: stored.buildings,
    landRai: stored.landRai ?? 0,
    completion: stored.completion ?? null,
    completionStage: completionStage({ badge, isCurrent, completion: stored.completion ?? null }, now),
    units,
    parkingPercent: stored.parkingPercent ?? null,
    commonFee: stored.commonFee ?? 0,
    facilities: stored.facilities ?? [],
  }
}

function toParticulars({
  particulars,
  hasOwnPolicy,
}: StoredProject): Pick<ProjectPage, 'particulars' | 'hasOwnPolicy'> {
  return {
    particulars: {
      owner: particulars?.owner ?? '',
      registration: particulars?.registration ?? '',
      land: particulars?.land ?? null,
      landNote: particulars?.landNote ?? '',
    },
    hasOwnPolicy: hasOwnPolicy === true,
  }
}

/** Land has nothing inside: a picture of a lobby or a room would advertise what is not sold. */
function insideOf(stored: StoredProject): Pick<ProjectPage['images'], 'lobby' | 'room'> {
  if (stored.Project_group === 'Land') return { lobby: null, room: null }
  return { lobby: toImage(stored.lobby), room: toImage(stored.room) }
}

/** The unit types of a project, and how many units there are. */
type Homes = Pick<ProjectPage, 'unitTypes'> & { units: number }

/** Maps a stored project with its homes to the microsite as it reads at a time. */
export function toProjectPage(
  stored: StoredProject,
  { unitTypes, units }: Homes,
  signNames: SignNames,
  now: Date,
): Omit<ProjectPage, 'priceHistory' | 'priceSince' | 'quotas' | 'loan'> {
  const card = toProjectCard(stored, signNames)
  return {
    ...card,
    ...toSale(stored),
    ...toParticulars(stored),
    films: toProjectFilms(stored),
    virtualUrl: stored.virtual_url ?? '',
    code: stored.Project_code,
    campaign: stored.Campaign_Code ?? '',
    titleFull: stored.Title_full || stored.Project_Title,
    tagline: stored.tagline ?? '',
    sections: Object.fromEntries(
      SECTIONS.map((section) => [section, stored.section_status?.[section] === true]),
    ) as ProjectPage['sections'],
    blocks: toPageBlocks(stored.page_blocks),
    facts: toFacts(stored, card, units, now),
    concept: { title: stored.conceptTitle ?? '', paragraphs: paragraphsOf(stored.concept) },
    highlights: (stored.highlights ?? []).map(({ title, text }) => ({ title: title ?? '', text: text ?? '' })),
    location: {
      text: stored.locationText ?? '',
      lat: stored.lat ?? 0,
      lng: stored.lng ?? 0,
      rails: [],
      nearby: (stored.nearby ?? []).map(({ kind, name, minutes, walk, lat, lng }) => ({
        kind,
        name: name ?? '',
        minutes,
        walk: walk === true,
        spot: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
      })),
    },
    unitTypes,
    faq: (stored.faq ?? []).map(({ question, answer }) => ({ question: question ?? '', answer: answer ?? '' })),
    images: {
      hero: toImage(stored.hero),
      heroTall: toImage(stored.heroTall),
      square: toImage(stored.square),
      facade: toImage(stored.facade),
      garden: toImage(stored.garden),
      ...insideOf(stored),
    },
    meta: toMeta(stored),
    canonicalElsewhere: stored.canonical ?? '',
    isIndexed: stored.noindex !== true,
    updatedAt: stored.updatedAt,
    pricesAsOf: now.toISOString(),
  }
}
