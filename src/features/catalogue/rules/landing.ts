import {
  type Listing,
  type ListingKind,
  listingAt,
  listingPath,
  locationPath,
  resolveAddress,
} from '@/features/addresses'
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales'
import type { PictureSource } from '@/kit/picture'
import type { WrittenTexts } from './sharing-texts'
import type { Group, SlugPath } from './vocabulary'

/** What editors say of a landing page; empty where they say nothing. */
export interface LandingWords {
  /** How links and choices call it (`Title`). */
  title: string
  /** How the page calls itself (`Page_Title`). */
  heading: string
  /** Paragraphs apart by an empty line. */
  intro: string
  sharing: Omit<WrittenTexts, 'Project_Title' | 'Title_full' | 'Short_Description'>
  image: PictureSource | null
}

/** What a page may be about that is close by, wherever that is. */
export type CloseBy = 'train' | 'expressway' | 'mall'

/** Where a landing page stands: the two words of its address (S1§3). */
export interface LandingAddress {
  slugPath: SlugPath
  slug: string
}

/** One entry of the search SEO list (S1§3): a place, or a list of projects, that search engines lead people to. */
export interface Landing extends LandingAddress {
  id: number
  says: LandingWords
  /** The kinds of home it is about, as its flags say. */
  groups: readonly Group[]
  /** Under which choices it is offered. */
  choices: Readonly<Record<LandingChoice, boolean>>
  /** A whole address outside, to which the choice leads instead; empty: it leads to the page. */
  linkOut: string
  /** Another address of ours, without the language, to which the choice leads; empty: to its own. */
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

/** The canonical path behind two words, however they are spelt (C7); empty when there is no page. */
function canonicalPath(locale: Locale, { slugPath, slug }: LandingAddress): string {
  const found = resolveAddress({ path: `/${locale}/${slugPath}/${encodeURIComponent(slug)}`, search: '' })
  if (found.kind === 'redirect') return found.location
  return found.kind === 'page' ? found.path : ''
}

/** What stands at an address, of whatever spelling: a location page by its slug, or a list; null for anything else. */
export function landingAt(address: LandingAddress): { location: string } | { listing: Listing } | null {
  const [, , first, second = '', third = ''] = canonicalPath(DEFAULT_LOCALE, address).split('/')
  if (first === 'location') return second === '' ? null : { location: second }
  const listing = first === 'project' ? listingAt(second, third) : null
  return listing && { listing }
}

/** The canonical address of a landing page; null when its words lead to none. */
export function landingPath(locale: Locale, address: LandingAddress): string | null {
  const found = landingAt(address)
  if (!found) return null
  return 'location' in found ? locationPath(locale, found.location) : listingPath(locale, found.listing)
}

/**
 * What is wrong with the address of an entry (C8): only words that an address can have, no other spelling of a page,
 * none that another entry has already, and beside places only lists that exist, for their projects are chosen by the
 * program.
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

/** Whether an address of ours, written without its language, is the one of a page. */
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
  /** It leads off this site, and opens beside it. */
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

/** What editors offer to choose from, by group and in their order. An entry may stand in several. */
export function landingChoices(locale: Locale, landings: readonly Landing[]): Record<LandingChoice, Choice[]> {
  const of = (choice: LandingChoice) =>
    landings.filter(({ choices }) => choices[choice]).flatMap((landing) => toChoice(locale, landing))
  return { popular: of('popular'), location: of('location'), transportation: of('transportation') }
}

/** What editors say of the lists of the catalogue. */
export type ListingSays = Partial<Record<Listing, LandingWords>>

/** What editors say of each list. */
export function listingSays(landings: readonly Landing[]): ListingSays {
  return Object.fromEntries(
    landings.flatMap((landing) => {
      const found = landingAt(landing)
      return found && 'listing' in found ? [[found.listing, landing.says] as const] : []
    }),
  )
}
