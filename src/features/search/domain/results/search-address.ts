import { type PriceRange, pagePath, readPrices, writePrices } from '@/features/routing'
import { WITHIN } from '@/features/transit'
import type { Locale } from '@/i18n/locales'
import { BADGES, BRANDS, GROUPS, groupSegment, TAGS } from '@/kernel/vocabulary'
import { type Clause, readClauses, writeClauses } from '../facts/conditions'
import { SORTS, type Sort, type Understood } from '../search-types'

/** The five groups as written in addresses: `single-detached-house`. */
export const GROUP_WORDS = GROUPS.map(groupSegment)

/** The tags as addresses and queries write them: `pet-friendly`. */
export const TAG_WORDS = TAGS.map((tag) => tag.replaceAll('_', '-'))

/** S1§9: a longer query is cut. */
const MOST_CHARACTERS = 200
const MOST_TOKENS = 20
const MOST_PAGES = 1000
const MOST_BEDS = 9
const SLUG = /^[a-z0-9][a-z0-9-]{0,60}$/

/** Filters chosen by hand. Each overrides what the query was read as. */
export interface Chosen extends Pick<Understood, 'brand' | 'group' | 'badge' | 'place' | 'station' | 'line' | 'beds'> {
  tags?: readonly string[]
  prices?: readonly PriceRange[]
  where?: readonly Clause[]
}

/** How results are shown, and from which place distances are measured. Absent values were not asked for. */
export interface ViewState {
  /** The place of the visitor: the slug of a station, or `area-` and the slug of a place. */
  to?: string
  /** Maximum travel time in minutes. */
  within?: (typeof WITHIN)[number]
  /** Absent for a list. */
  view?: 'map'
  /** Slug of the place the map is centred on. */
  area?: string
  /** The visitor wants no guesses about words that could not be read. */
  guess?: 'off'
}

/** Everything an address of a search asks for. */
export interface SearchParams extends ViewState {
  text: string
  chosen: Chosen
  sort: Sort
  /** From 1. */
  page: number
  /** The price form was submitted (`type_tab=price`), with or without a price. */
  isByPrice: boolean
}

/** Filter parameters in the order in which addresses have them, between `keyword` and `sort`. */
export const CHOICES = [
  'price',
  'brand',
  'group',
  'badge',
  'place',
  'station',
  'line',
  'beds',
  'tags',
  'where',
] as const
type Choice = (typeof CHOICES)[number]

/** The values of a parameter in order; empty when it is absent. */
type ValuesOf = (name: string) => readonly string[]

/** Whether a place, station, line or travel destination (`to`) exists. */
export type IsKnown = (key: 'place' | 'station' | 'line' | 'to', value: string) => boolean

/** A parsed parameter, and whether all of it was valid. */
interface Read {
  chosen: Chosen
  isWhole: boolean
}

const NOTHING: Read = { chosen: {}, isWhole: false }

const found = (chosen: Chosen): Read => ({ chosen, isWhole: true })

function tokensOf(values: readonly string[]): string[] {
  return values
    .join(',')
    .split(',', MOST_TOKENS)
    .map((token) => token.trim())
    .filter((token) => token !== '')
}

function readTags(values: readonly string[]): Read {
  const tokens = tokensOf(values).map((token) => token.toLowerCase().replaceAll('_', '-'))
  const tags = TAG_WORDS.filter((tag) => tokens.includes(tag))
  return { chosen: tags.length > 0 ? { tags } : {}, isWhole: tokens.every((token) => TAG_WORDS.includes(token)) }
}

/**
 * C11 to C13: `3000000-8000000,15000000-`, and the mistyped band `3000000-80000000` of old links for 3 to 8 million.
 */
function readPriceChoice(values: readonly string[]): Read {
  const tokens = tokensOf(values)
  const prices = readPrices(tokens)
  const isWhole = tokens.every((token) => readPrices([token]).length > 0)
  return { chosen: prices.length > 0 ? { prices } : {}, isWhole }
}

/** Conditions as addresses write them: `baths.2-,!place.bangna`. */
function readWhere(values: readonly string[]): Read {
  const where = readClauses(values.join(','))
  return where ? found({ where }) : NOTHING
}

function readSlug(key: 'place' | 'station' | 'line', value: string, isKnown: IsKnown): Read {
  return SLUG.test(value) && isKnown(key, value) ? found({ [key]: value }) : NOTHING
}

const same = <Value extends string>(values: readonly Value[], asked: string) =>
  values.find((value) => value.toLowerCase() === asked.toLowerCase())

function readBeds(value: string): Read {
  const beds = /^\d$/.test(value) ? Number(value) : Number.NaN
  return beds <= MOST_BEDS ? found({ beds }) : NOTHING
}

function readGroup(value: string): Read {
  const group = same(GROUP_WORDS, value.replaceAll('_', '-'))
  return group ? found({ group }) : NOTHING
}

function readBrand(value: string): Read {
  const brand = same(BRANDS, value)
  return brand ? found({ brand }) : NOTHING
}

function readBadge(value: string): Read {
  const badge = same(BADGES, value)
  return badge ? found({ badge }) : NOTHING
}

/** Parsers by parameter. Single-valued parameters take the first value. */
const READERS: Readonly<Record<Choice, (values: readonly [string, ...string[]], isKnown: IsKnown) => Read>> = {
  price: readPriceChoice,
  tags: readTags,
  where: readWhere,
  brand: ([value]) => readBrand(value),
  group: ([value]) => readGroup(value),
  badge: ([value]) => readBadge(value),
  beds: ([value]) => readBeds(value),
  place: ([value], isKnown) => readSlug('place', value, isKnown),
  station: ([value], isKnown) => readSlug('station', value, isKnown),
  line: ([value], isKnown) => readSlug('line', value, isKnown),
}

const VIEW_STATE_PARAMS = ['to', 'within', 'view', 'area', 'guess'] as const satisfies readonly (keyof ViewState)[]

/** `within` is valid only with `to`, and `area` only with a map. */
function readViewState(firstOf: (name: string) => string | undefined, isKnown: IsKnown) {
  const known = (key: 'to' | 'place', value = '') => (SLUG.test(value) && isKnown(key, value) ? value : undefined)
  const to = known('to', firstOf('to'))
  const within = to && WITHIN.find((minutes) => String(minutes) === firstOf('within'))
  const view = firstOf('view') === 'map' ? ('map' as const) : undefined
  const guess = firstOf('guess') === 'off' ? ('off' as const) : undefined
  const stance = { to, within: within || undefined, view, area: view && known('place', firstOf('area')), guess }
  const ignored = VIEW_STATE_PARAMS.filter((name) => firstOf(name) !== undefined && stance[name] === undefined)
  return { stance, ignored }
}

/** Single-valued parameters. */
const SINGLE = [
  ...CHOICES.filter((choice) => choice !== 'price' && choice !== 'tags' && choice !== 'where'),
  'sort',
  'page',
  ...VIEW_STATE_PARAMS,
]

/** Single-valued parameters with several values, of which only the first counts. */
const repeatedParams = (valued: ValuesOf) =>
  SINGLE.filter((name) => new Set(valued(name).map((value) => value.toLowerCase())).size > 1)

function readPage(value: string): number | null {
  const page = /^\d{1,4}$/.test(value) ? Number(value) : 0
  return page >= 1 && page <= MOST_PAGES ? page : null
}

/** A trimmed query of at most 200 code points. */
export function cutQuery(text: string): string {
  return [...text.trim()].slice(0, MOST_CHARACTERS).join('').trim()
}

/**
 * Parses the parameters of a search. `textName` is `keyword` in addresses and `q` in the API. Invalid values are left
 * out and reported in `ignored`, never as an error; empty ones are treated as absent.
 */
export function parseSearchParams(
  textName: 'keyword' | 'q',
  valuesOf: ValuesOf,
  isKnown: IsKnown,
): { ask: SearchParams; ignored: string[] } {
  const valued = (name: string) => valuesOf(name).filter((value) => value.trim() !== '')
  const [sortAsked] = valued('sort')
  const [pageAsked] = valued('page')
  const sort = SORTS.find((one) => one === sortAsked)
  const page = pageAsked === undefined ? 1 : readPage(pageAsked)
  const ignored: string[] = []
  let chosen: Chosen = {}
  for (const choice of CHOICES) {
    const [first, ...more] = valued(choice)
    if (first === undefined) continue
    const read = READERS[choice]([first, ...more], isKnown)
    chosen = { ...chosen, ...read.chosen }
    if (!read.isWhole) ignored.push(choice)
  }
  if (sortAsked !== undefined && !sort) ignored.push('sort')
  if (page === null) ignored.push('page')
  const { stance, ignored: meantNothing } = readViewState((name) => valued(name)[0], isKnown)
  ignored.push(...meantNothing)
  const notAll = repeatedParams(valued).filter((name) => !ignored.includes(name))
  const text = cutQuery(valued(textName)[0] ?? '')
  const isByPrice = valuesOf('type_tab')[0] === 'price'
  const ask = { text, chosen, sort: sort ?? 'recommended', page: page ?? 1, isByPrice, ...stance }
  return { ask, ignored: [...ignored, ...notAll] }
}

function writeChoice(choice: Choice, chosen: Chosen): string {
  if (choice === 'price') return writePrices(chosen.prices ?? [])
  if (choice === 'tags') return (chosen.tags ?? []).join(',')
  if (choice === 'where') return writeClauses(chosen.where ?? [])
  return String(chosen[choice] ?? '')
}

/**
 * The canonical address of a search, with its keys in a fixed order: `/th/search-result?keyword=…&brand=noble` (S1§2,
 * C13).
 */
export function searchPath(locale: Locale, ask: Partial<SearchParams>): string {
  const { text = '', chosen = {}, sort = 'recommended', page = 1, to, within, view, area, guess } = ask
  const pairs = [
    ['keyword', encodeURIComponent(text)],
    ...CHOICES.map((choice) => [choice, writeChoice(choice, chosen)]),
    ['type_tab', text === '' && (chosen.prices ?? []).length > 0 ? 'price' : ''],
    ['to', to],
    ['within', to && within ? String(within) : ''],
    ['sort', sort === 'recommended' ? '' : sort],
    ['view', view],
    ['area', view && area],
    ['guess', guess],
    ['page', page === 1 ? '' : String(page)],
  ].filter(([, value]) => value)
  const query = pairs.map(([name, value]) => `${name}=${value}`).join('&')
  return pagePath(locale, 'search-result') + (query === '' ? '' : `?${query}`)
}
