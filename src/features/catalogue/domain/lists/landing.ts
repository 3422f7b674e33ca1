import {
  type Listing,
  type ListingKind,
  listingAt,
  listingPath,
  locationPath,
  resolveAddress,
} from '@/features/routing'
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales'
import type { ImageSource } from '@/kernel/media/image'
import type { Group, SlugPath } from '@/kernel/vocabulary'
import type { WrittenTexts } from '../sharing-texts'

/** The landing texts of editors; empty where they wrote none. */
export interface LandingWords {
  /** How links and choices call it (`Title`). */
  title: string
  /** How the page calls itself (`Page_Title`). */
  heading: string
  /** Paragraphs apart by an empty line. */
  intro: string
  sharing: Omit<WrittenTexts, 'Project_Title' | 'Title_full' | 'Short_Description'>
  image: ImageSource | null
}

/** What a page can be close to, wherever that is. */
export type CloseBy = 'train' | 'expressway' | 'mall'

/** The address of a landing page, as two path segments (S1§3). */
export interface LandingAddress {
  slugPath: SlugPath
  slug: string
}

/** A search SEO entry (S1§3): a place or a listing as a landing page for search engines. */
export interface Landing extends LandingAddress {
  id: number
  says: LandingWords
  /** The project groups of its flags. */
  groups: readonly Group[]
  /** Under which choices it is offered. */
  choices: Readonly<Record<LandingChoice, boolean>>
  /** A full URL on another site that the choice links to; empty: the page itself. */
  linkOut: string
  /** Another address of this site, without language, that the choice links to; empty: its own. */
  link: string
  /** What a location page shows. */
  shows: { kind: ListingKind | null; places: readonly string[]; also: readonly string[]; close: CloseBy | null }
  /** ISO instant of the last save. */
  changedAt: string
}

/** The groups of choices (S1§3: Popular, Location, Transportation). */
export type LandingChoice = 'popular' | 'location' | 'transportation'

/** What is wrong with the address of an entry. */
export type LandingFault = 'characters' | 'spelling' | 'no-list' | 'taken'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST = 100

/** The canonical path of two segments in any spelling (C7); empty when there is no page. */
function canonicalPath(locale: Locale, { slugPath, slug }: LandingAddress): string {
  const found = resolveAddress({ path: `/${locale}/${slugPath}/${encodeURIComponent(slug)}`, search: '' })
  if (found.kind === 'redirect') return found.location
  return found.kind === 'page' ? found.path : ''
}

/** The page at an address in any spelling: a location page by its slug, or a listing; null for anything else. */
export function landingAt(address: LandingAddress): { location: string } | { listing: Listing } | null {
  const [, , first, second = '', third = ''] = canonicalPath(DEFAULT_LOCALE, address).split('/')
  if (first === 'location') return second === '' ? null : { location: second }
  const listing = first === 'project' ? listingAt(second, third) : null
  return listing && { listing }
}

/** The canonical address of a landing page; null when there is no such page. */
export function landingPath(locale: Locale, address: LandingAddress): string | null {
  const found = landingAt(address)
  if (!found) return null
  return 'location' in found ? locationPath(locale, found.location) : listingPath(locale, found.listing)
}

/**
 * The fault of an entry's address (C8): valid slugs only, no other spelling of a page, no duplicate, and besides places
 * only the existing listings, whose projects are chosen in code.
 */
export function landingFault(address: LandingAddress, others: readonly LandingAddress[]): LandingFault | null {
  if (!SLUG.test(address.slug) || address.slug.length > LONGEST) return 'characters'
  const found = landingAt(address)
  if (!found) return 'no-list'
  if ('location' in found ? address.slugPath !== 'location' : address.slugPath === 'location') return 'no-list'
  if ('location' in found && found.location !== address.slug) return 'spelling'
  const own = landingPath(DEFAULT_LOCALE, address)
  return others.some((other) => landingPath(DEFAULT_LOCALE, other) === own) ? 'taken' : null
}

/** Whether an address outside may be led to: https, without user, at a host with a dot. */
export function isOutside(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, hostname } = new URL(address)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}

/** Whether a path without language is a page of this site. */
export function isOwnPage(address: string): boolean {
  const [path = '', query] = address.replace(/^\//, '').split('?', 2)
  const search = query === undefined ? '' : `?${query}`
  return resolveAddress({ path: `/${DEFAULT_LOCALE}/${path}`, search }).kind === 'page'
}

/** One choice as a form or a list of links offers it (A9.5). */
export interface Choice {
  id: number
  value: string
  label: string
  url: string
  /** Links to another site, in a new tab. */
  isOutside: boolean
  /** The kind of home it is about; null: all. */
  kind: ListingKind | null
  groups: readonly Group[]
}

function toChoice(locale: Locale, landing: Landing): Choice[] {
  const { id, slug, says, linkOut, link, groups, shows } = landing
  const isOut = linkOut !== '' && isOutside(linkOut)
  const own = link !== '' && isOwnPage(link) ? `/${locale}/${link.replace(/^\//, '')}` : landingPath(locale, landing)
  const url = isOut ? linkOut : own
  if (url === null || says.title === '') return []
  return [{ id, value: slug, label: says.title, url, isOutside: isOut, kind: shows.kind, groups }]
}

/** The choices of editors by group, in their order. An entry may be in several groups. */
export function landingChoices(locale: Locale, landings: readonly Landing[]): Record<LandingChoice, Choice[]> {
  const of = (choice: LandingChoice) =>
    landings.filter(({ choices }) => choices[choice]).flatMap((landing) => toChoice(locale, landing))
  return { popular: of('popular'), location: of('location'), transportation: of('transportation') }
}

/** The landing texts of the listings. */
export type ListingSays = Partial<Record<Listing, LandingWords>>

/** The landing texts of each listing. */
export function listingSays(landings: readonly Landing[]): ListingSays {
  return Object.fromEntries(
    landings.flatMap((landing) => {
      const found = landingAt(landing)
      return found && 'listing' in found ? [[found.listing, landing.says] as const] : []
    }),
  )
}
