import { type PriceRange, pagePath, readPrices, writePrices } from '@/features/addresses'
import { BADGES, BRANDS, GROUPS, groupSegment, TAGS } from '@/features/catalogue'
import { WITHIN } from '@/features/transit'
import type { Locale } from '@/i18n/locales'
import { SORTS, type Sort, type Understood } from './search'

/** The words of an address for the five groups: `single-detached-house`. */
export const GROUP_WORDS = GROUPS.map(groupSegment)

/** The tags as addresses and queries write them: `pet-friendly`. */
export const TAG_WORDS = TAGS.map((tag) => tag.replaceAll('_', '-'))

/** S1§9: a longer query is cut. */
const MOST_CHARACTERS = 200
const MOST_TOKENS = 20
const MOST_PAGES = 1000
const MOST_BEDS = 9
const SLUG = /^[a-z0-9][a-z0-9-]{0,60}$/

/** What somebody chose by hand: each of these wins over what their words were read as. */
export interface Chosen extends Pick<Understood, 'brand' | 'group' | 'badge' | 'place' | 'station' | 'line' | 'beds'> {
  tags?: readonly string[]
  prices?: readonly PriceRange[]
}

/** From where somebody looks at the results, and how: what is absent was not asked. */
export interface Stance {
  /** Their own place, as the pages by line and by map write it: a station's slug, or `area-` and a place's. */
  to?: string
  /** At most so many minutes to it. */
  within?: (typeof WITHIN)[number]
  /** Absent: a list. */
  view?: 'map'
  /** Slug of the place that the map is drawn around. */
  area?: string
}

/** Everything a search asks for, as its address says it. */
export interface SearchAsk extends Stance {
  text: string
  chosen: Chosen
  sort: Sort
  /** From 1. */
  page: number
  /** The form of prices was sent (`type_tab=price`), whether or not a price was chosen. */
  isByPrice: boolean
}

/** The parameters that choose something; an address writes them in this order, between `keyword` and `sort`. */
export const CHOICES = ['price', 'brand', 'group', 'badge', 'place', 'station', 'line', 'beds', 'tags'] as const
type Choice = (typeof CHOICES)[number]

/** Gives the values of one parameter, in order; none when it is absent. */
type ValuesOf = (name: string) => readonly string[]

/** Whether there is such a place, station or line, or (`to`) such a place that minutes can be told to. */
export type IsKnown = (key: 'place' | 'station' | 'line' | 'to', value: string) => boolean

/** A parameter that was read: what it chose, and whether something of it meant nothing. */
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

/** C11 to C13: `3000000-8000000,15000000-`, and the slip of old links for 3 to 8 million. */
function readPriceChoice(values: readonly string[]): Read {
  const tokens = tokensOf(values)
  const prices = readPrices(tokens)
  const isWhole = tokens.every((token) => readPrices([token]).length > 0)
  return { chosen: prices.length > 0 ? { prices } : {}, isWhole }
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

/** How each parameter is read. Of one that holds a single value the first one given counts. */
const READERS: Readonly<Record<Choice, (values: readonly [string, ...string[]], isKnown: IsKnown) => Read>> = {
  price: readPriceChoice,
  tags: readTags,
  brand: ([value]) => readBrand(value),
  group: ([value]) => readGroup(value),
  badge: ([value]) => readBadge(value),
  beds: ([value]) => readBeds(value),
  place: ([value], isKnown) => readSlug('place', value, isKnown),
  station: ([value], isKnown) => readSlug('station', value, isKnown),
  line: ([value], isKnown) => readSlug('line', value, isKnown),
}

const STANCE = ['to', 'within', 'view', 'area'] as const satisfies readonly (keyof Stance)[]

/** Minutes need a place, and the middle of a map needs a map; without them they mean nothing. */
function readStance(firstOf: (name: string) => string | undefined, isKnown: IsKnown) {
  const known = (key: 'to' | 'place', value = '') => (SLUG.test(value) && isKnown(key, value) ? value : undefined)
  const to = known('to', firstOf('to'))
  const within = to && WITHIN.find((minutes) => String(minutes) === firstOf('within'))
  const view = firstOf('view') === 'map' ? ('map' as const) : undefined
  const stance = { to, within: within || undefined, view, area: view && known('place', firstOf('area')) }
  const ignored = STANCE.filter((name) => firstOf(name) !== undefined && stance[name] === undefined)
  return { stance, ignored }
}

/** The parameters that hold a single value. */
const SINGLE = [...CHOICES.filter((choice) => choice !== 'price' && choice !== 'tags'), 'sort', 'page', ...STANCE]

/** Those of them that were given several, of which all but the first are left out. */
const givenTwice = (valued: ValuesOf) =>
  SINGLE.filter((name) => new Set(valued(name).map((value) => value.toLowerCase())).size > 1)

function readPage(value: string): number | null {
  const page = /^\d{1,4}$/.test(value) ? Number(value) : 0
  return page >= 1 && page <= MOST_PAGES ? page : null
}

/** A query of at most 200 characters, without the spaces around it. Never ends within a character. */
export function cutQuery(text: string): string {
  return [...text.trim()].slice(0, MOST_CHARACTERS).join('').trim()
}

/**
 * What a search asks for. `textName` is the parameter with the words: `keyword` in an address, `q` in a call. What
 * means nothing is left out and named in `ignored`, never an error; what is empty was not asked.
 */
export function readSearchAsk(
  textName: 'keyword' | 'q',
  valuesOf: ValuesOf,
  isKnown: IsKnown,
): { ask: SearchAsk; ignored: string[] } {
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
  const { stance, ignored: meantNothing } = readStance((name) => valued(name)[0], isKnown)
  ignored.push(...meantNothing)
  const notAll = givenTwice(valued).filter((name) => !ignored.includes(name))
  const text = cutQuery(valued(textName)[0] ?? '')
  const isByPrice = valuesOf('type_tab')[0] === 'price'
  const ask = { text, chosen, sort: sort ?? 'recommended', page: page ?? 1, isByPrice, ...stance }
  return { ask, ignored: [...ignored, ...notAll] }
}

function writeChoice(choice: Choice, chosen: Chosen): string {
  if (choice === 'price') return writePrices(chosen.prices ?? [])
  if (choice === 'tags') return (chosen.tags ?? []).join(',')
  return String(chosen[choice] ?? '')
}

/**
 * `/th/search-result?keyword=…&brand=noble`: the one address of a search, its keys in one order (S1§2, C13). Last the
 * place of the visitor and how results are shown.
 */
export function searchPath(locale: Locale, ask: Partial<SearchAsk>): string {
  const { text = '', chosen = {}, sort = 'recommended', page = 1, to, within, view, area } = ask
  const pairs = [
    ['keyword', encodeURIComponent(text)],
    ...CHOICES.map((choice) => [choice, writeChoice(choice, chosen)]),
    ['type_tab', text === '' && (chosen.prices ?? []).length > 0 ? 'price' : ''],
    ['to', to ?? ''],
    ['within', to && within ? String(within) : ''],
    ['sort', sort === 'recommended' ? '' : sort],
    ['view', view ?? ''],
    ['area', (view && area) ?? ''],
    ['page', page === 1 ? '' : String(page)],
  ].filter(([, value]) => value !== '')
  const query = pairs.map(([name, value]) => `${name}=${value}`).join('&')
  return pagePath(locale, 'search-result') + (query === '' ? '' : `?${query}`)
}

/** What was understood, without that of which somebody chose otherwise by hand: they know better than we do. */
export function leftUnderstood(understood: Understood, chosen: Chosen): Understood {
  const { price, monthly, station, line, ...rest } = understood
  const left: Understood = { ...rest }
  if (!chosen.prices) Object.assign(left, price && { price }, monthly !== undefined && { monthly })
  if (chosen.station === undefined && chosen.line === undefined)
    Object.assign(left, station && { station }, line && { line })
  for (const key of ['brand', 'group', 'badge', 'place', 'beds', 'tags'] as const)
    if (chosen[key] !== undefined) delete left[key]
  return left
}
