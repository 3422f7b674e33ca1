import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { EXCHANGE_RATES } from '@demo/exchange-rates'
import { PROJECT_FACTS } from '@demo/facts'
import { PLACES } from '@demo/places'
import { unitsOf } from '@demo/seeding/units'
import { LINES, STATIONS } from '@demo/stations'
import type { NearbyFact, ProjectCopy, ProjectFacts } from '@demo/types'
import { fromOf } from '@/kernel/price'
import { monthForOneBaht } from './month-for-one-baht'

/*
 * Judges what a sentence finds by the homes of the demonstration content. Nothing here comes from the search.
 */

type Amount = { amount: number | readonly [number, number]; currency: string }
type Value = string | number | boolean | readonly [number, number] | Amount
export type Asked = readonly [fact: string, op: string, value: Value]
export type Term = Asked | { any: readonly Asked[] } | { not: Asked }

/** A sentence with the condition that a home must fulfil. */
export interface Sentence {
  q: string
  all: readonly Term[]
  order?: string
  soft?: readonly string[]
}

/** What was shown for it: projects, each with the type of home where one was meant. */
export interface Shown {
  hits: readonly { slug: string; type?: string }[]
  sort: string
}

interface Home {
  facts: ProjectFacts
  type: ProjectFacts['unitTypes'][number]
  floor: number
  facing: string
  price: number | null
}

const NOW = '2026-11'
const A_MONTH_FOR_ONE_BAHT = monthForOneBaht()
const HOUSES = ['House', 'Townhome', 'Single_detached_house']

const COPY_FOLDER = join(import.meta.dirname, '../../demo/copy')
const copies = await Promise.all(
  readdirSync(COPY_FOLDER).map((name) => import(join(COPY_FOLDER, name)) as Promise<{ copy: ProjectCopy }>),
)
const NEARBY = new Map<string, readonly NearbyFact[]>(copies.map(({ copy }) => [copy.slug, copy.nearby]))

/** A kind asked for is no part of a name: a mall may be called a park. */
const KINDS_NEARBY: ReadonlySet<string> = new Set([...NEARBY.values()].flat().map(({ kind }) => kind))

function homesOf(facts: ProjectFacts): Home[] {
  const units = unitsOf(facts).filter(({ state }) => state === 'available')
  return facts.unitTypes.flatMap((type): Home[] => {
    const own = units.filter((unit) => unit.type === type.code)
    const each = own.map(({ floor, orientation, price }) => ({ facts, type, floor, facing: orientation, price }))
    // A type without a free unit is shown as published.
    return each.length > 0 ? each : [{ facts, type, floor: 0, facing: '', price: fromOf(type.price) }]
  })
}

const HOMES = new Map(PROJECT_FACTS.map((facts) => [facts.slug, homesOf(facts)]))

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

function stopsOf({ stations }: ProjectFacts) {
  return stations.flatMap(({ station: slug, walkMinutes }) => {
    const stop = STATIONS.find((each) => each.slug === slug)
    const line = LINES.find((each) => each.slug === stop?.line)
    return stop && line
      ? [{ name: letters(stop.name.en), line: line.slug, system: line.system, minutes: walkMinutes }]
      : []
  })
}

const isOnRail = ({ line, system }: ReturnType<typeof stopsOf>[number], rail: string) =>
  rail === 'any' || line === rail.toLowerCase() || system === rail.toUpperCase()

const GROUP_OF: Readonly<Record<string, (facts: ProjectFacts) => boolean>> = {
  AnyHouse: ({ group }) => HOUSES.includes(group),
}

const isBuilt = ({ completion }: ProjectFacts) => completion !== null && completion <= NOW

const STATUS: Readonly<Record<string, (facts: ProjectFacts) => boolean>> = {
  new: ({ newProject, badge }) => newProject || badge === 'New_Project',
  eia: ({ badge }) => badge === 'EIA_Approved',
  ready: (facts) => facts.badge === 'Ready_to_Move' || (isBuilt(facts) && facts.badge !== 'Sold_Out'),
  sold_out: ({ badge }) => badge === 'Sold_Out',
  unbuilt: ({ completion }) => completion !== null && completion > NOW,
}

/** Facts of one value or several, compared as texts. */
const TEXTS: Readonly<Record<string, (home: Home, wanted: string) => boolean>> = {
  brand: ({ facts }, wanted) => facts.brand === wanted,
  group: ({ facts }, wanted) => GROUP_OF[wanted]?.(facts) ?? facts.group === wanted,
  status: ({ facts }, wanted) => STATUS[wanted]?.(facts) ?? false,
  place: ({ facts }, wanted) =>
    facts.place === wanted || PLACES.find(({ slug }) => slug === facts.place)?.parent === wanted,
  rail: ({ facts }, wanted) => stopsOf(facts).some((stop) => isOnRail(stop, wanted)),
  station: ({ facts }, wanted) => stopsOf(facts).some(({ name }) => name === letters(wanted)),
  tag: ({ facts }, wanted) => facts.tags.some((tag) => tag === wanted),
  facility: ({ facts }, wanted) => facts.facilities.some((one) => one === wanted),
  nearby: ({ facts }, wanted) =>
    (NEARBY.get(facts.slug) ?? []).some(
      ({ kind, name }) =>
        kind === wanted ||
        (!KINDS_NEARBY.has(wanted) &&
          (letters(name.en).includes(letters(wanted)) ||
            letters(name.en).replace('international', '').includes(letters(wanted)))),
    ),
  kind: ({ type }, wanted) => type.kind === wanted,
  facing: ({ facing }, wanted) => facing === wanted,
}

const FLAGS: Readonly<Record<string, (facts: ProjectFacts) => boolean>> = {
  loan100: ({ loan100 }) => loan100,
  onlineBooking: ({ onlineBooking }) => onlineBooking,
  foreignFreehold: ({ group }) => group === 'Condominium',
}

const isPlot = ({ type }: Home) => type.kind === 'plot'
const isTower = ({ facts }: Home) => facts.group === 'Condominium'

const NUMBERS: Readonly<Record<string, (home: Home) => number | null>> = {
  beds: (home) => (isPlot(home) ? null : home.type.beds),
  baths: (home) => (isPlot(home) ? null : home.type.baths),
  parking: (home) => (isPlot(home) ? null : home.type.parking),
  area: (home) => (isPlot(home) ? null : home.type.area),
  landWah: ({ type }) => type.landWah,
  price: ({ price }) => price,
  monthly: ({ price }) => (price === null ? null : price * A_MONTH_FOR_ONE_BAHT),
  floor: (home) => (isTower(home) && home.floor > 0 ? home.floor : null),
  storeys: (home) => (isTower(home) ? home.facts.storeys : isPlot(home) ? null : home.type.floors),
  commonFee: ({ facts }) => facts.commonFee,
  completion: ({ facts }) => (facts.completion === null ? null : Number(facts.completion.slice(0, 4))),
}

function inBaht(value: Value): Value {
  if (typeof value !== 'object' || !('currency' in value)) return value
  const rate = EXCHANGE_RATES.baht[value.currency as keyof typeof EXCHANGE_RATES.baht]
  const { amount } = value
  return typeof amount === 'number' ? amount * rate : [amount[0] * rate, amount[1] * rate]
}

function compare(number: number | null, op: string, value: Value): boolean {
  if (number === null) return false
  if (Array.isArray(value)) return number >= value[0] && number <= value[1]
  const bound = Number(value)
  if (op === '<=') return number <= bound
  return op === '>=' ? number >= bound : number === bound
}

function isTrue(home: Home, [fact, op, value]: Asked, all: readonly Term[]): boolean {
  if (fact in FLAGS) return FLAGS[fact]?.(home.facts) === value
  if (fact === 'walk') return walks(home, all).some((minutes) => compare(minutes, op, value))
  const number = NUMBERS[fact]
  if (number) return compare(number(home), op, inBaht(value))
  const text = TEXTS[fact]
  if (!text) throw new Error(`Nothing is known of ${fact}`)
  return text(home, String(value))
}

/** Minutes on foot to what the sentence names of stations and rail; to any stop where it names none. */
function walks({ facts }: Home, all: readonly Term[]): number[] {
  const named = all.flatMap((term): readonly Asked[] => ('any' in term ? term.any : 'not' in term ? [] : [term]))
  const valuesOf = (fact: string) => named.flatMap(([each, , value]) => (each === fact ? [String(value)] : []))
  const [stations, rails] = [valuesOf('station').map(letters), valuesOf('rail')]
  return stopsOf(facts)
    .filter((stop) => stations.length === 0 || stations.includes(stop.name))
    .filter((stop) => rails.length === 0 || rails.some((rail) => isOnRail(stop, rail)))
    .map(({ minutes }) => minutes)
}

const EVERY_HOME = PROJECT_FACTS.flatMap((facts) => HOMES.get(facts.slug) ?? [])
const knownTo = new Map<string, readonly boolean[]>()

function isTermTrue(home: Home, term: Term, all: readonly Term[]): boolean {
  if ('any' in term) return term.any.some((one) => isTrue(home, one, all))
  return 'not' in term ? !isTrue(home, term.not, all) : isTrue(home, term, all)
}

/** Which homes fulfil a term; found once, except for minutes, whose stop the rest of the sentence names. */
function homesOfTerm(term: Term, all: readonly Term[]): readonly boolean[] {
  const asked = JSON.stringify(term)
  const key = asked.includes('"walk"') ? JSON.stringify(all) + asked : asked
  const known = knownTo.get(key) ?? EVERY_HOME.map((home) => isTermTrue(home, term, all))
  knownTo.set(key, known)
  return known
}

/** The homes that fulfil everything that a sentence asks. */
function homesThatFulfil({ all }: Sentence): Home[] {
  const terms = all.map((term) => homesOfTerm(term, all))
  return EVERY_HOME.filter((_, index) => terms.every((homes) => homes[index]))
}

/** Whether any home fulfils all of it. */
export function isFulfilled(all: readonly Term[]): boolean {
  const terms = all.map((term) => homesOfTerm(term, all))
  return EVERY_HOME.some((_, index) => terms.every((homes) => homes[index]))
}

const isForSale = (facts: ProjectFacts) => facts.badge !== 'Sold_Out' && facts.current

/** The types of home that are right, as `project code`; of sold-out and past projects only if asked for or nothing else fits. */
export function rightHomes(sentence: Sentence): ReadonlySet<string> {
  const every = homesThatFulfil(sentence)
  const isSoldOutAsked = JSON.stringify(sentence.all.filter((term) => !('not' in term))).includes('"sold_out"')
  const forSale = every.filter(({ facts }) => isForSale(facts))
  const right = isSoldOutAsked || forSale.length === 0 ? every : forSale
  return new Set(right.map(({ facts, type }) => `${facts.slug} ${type.code}`))
}

const SORT_OF: Readonly<Record<string, string>> = {
  'price-asc': 'price',
  'price-desc': 'price-desc',
  'area-desc': 'largest',
  'area-asc': 'smallest',
  'completion-desc': 'newest',
  'walk-asc': 'nearest',
}

/** How right an answer is. */
export interface Verdict {
  /** No wrong home, and at least nine in ten of the right projects, in the order asked for. */
  isRight: boolean
  hasWrong: boolean
  wrong: readonly string[]
  missed: readonly string[]
}

const ENOUGH = 0.9

/** Judges what was shown for a sentence. */
export function judge(sentence: Sentence, { hits, sort }: Shown): Verdict {
  const right = rightHomes(sentence)
  const slugs = new Set([...right].map((home) => home.split(' ')[0] ?? ''))
  const isWrong = ({ slug, type }: Shown['hits'][number]) =>
    type === undefined || type === '' ? !slugs.has(slug) : !right.has(`${slug} ${type}`)
  const wrong = hits.filter(isWrong).map(({ slug, type }) => `${slug} ${type ?? ''}`)
  const shown = new Set(hits.map(({ slug }) => slug))
  const missed = [...slugs].filter((slug) => !shown.has(slug))
  const isOrdered = sentence.order === undefined || SORT_OF[sentence.order] === sort
  const isRight = wrong.length === 0 && slugs.size - missed.length >= slugs.size * ENOUGH && isOrdered
  return { isRight, hasWrong: wrong.length > 0, wrong, missed }
}
