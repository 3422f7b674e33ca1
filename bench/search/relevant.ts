import { PROJECT_FACTS } from '@demo/facts'
import { PLACES } from '@demo/places'
import { LINES, STATIONS } from '@demo/stations'
import type { ProjectFacts } from '@demo/types'
import { stationKey } from '@/features/search/domain/lexicon/station-key'
import type { Understood } from '@/features/search/domain/search-types'
import type { LabelledQuery } from './labelled-query'

type ProjectKey = Exclude<keyof Understood, HomeKey | 'where'>
type Test<Key extends ProjectKey> = (facts: ProjectFacts, wanted: NonNullable<Understood[Key]>) => boolean

/** "ล้านละ 7,000": the monthly payment per million baht that Thai banks and sellers quote. */
const A_MONTH_FOR_A_MILLION = 7_000

/** Groups that fit a query for a house; land does not. */
const HOUSES = ['House', 'Townhome', 'Single_detached_house']

const kebab = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
const stationNamed = (slug: string) => STATIONS.find((station) => station.slug === slug)

const keyOf = (slug: string) => stationKey(slug, stationNamed(slug)?.name.en ?? '')
type UnitTypeFacts = ProjectFacts['unitTypes'][number]

/** Sizes in m²: unit sizes of homes, plot sizes for land (a square wah is four). */
const sizeOf = ({ kind, area, landWah }: UnitTypeFacts) => (kind === 'plot' ? (landWah ?? 0) * 4 : area)

const isWithin = (from: number, to: number, { min = 0, max = Number.POSITIVE_INFINITY }) => from <= max && to >= min

/** The filters that one and the same unit type has to pass. */
type HomeKey = 'beds' | 'price' | 'monthly' | 'area'

const HOME_TESTS: { [Key in HomeKey]: (home: UnitTypeFacts, wanted: NonNullable<Understood[Key]>) => boolean } = {
  beds: ({ kind, beds }, wanted) => kind !== 'plot' && beds === wanted,
  price: ({ price: { now } }, wanted) => now !== null && isWithin(now.from, now.to, wanted),
  monthly: ({ price: { now } }, wanted) => now !== null && now.from <= (wanted / A_MONTH_FOR_A_MILLION) * 1_000_000,
  area: (home, wanted) => isWithin(sizeOf(home), sizeOf(home), wanted),
}

function hasHome({ unitTypes }: ProjectFacts, understood: Understood): boolean {
  const passesOne = <Key extends HomeKey>(home: UnitTypeFacts, key: Key) => {
    const wanted = understood[key]
    return wanted === undefined || HOME_TESTS[key](home, wanted)
  }
  const keys = Object.keys(HOME_TESTS) as HomeKey[]
  if (keys.every((key) => understood[key] === undefined)) return true
  return unitTypes.some((home) => keys.every((key) => passesOne(home, key)))
}

function isOnLine(slug: string, wanted: string): boolean {
  const line = LINES.find((each) => each.slug === stationNamed(slug)?.line)
  return line?.slug === wanted || line?.system.toLowerCase() === wanted
}

/** The check of each filter against the facts, independent of the search implementation that it evaluates. */
const TESTS: { [Key in ProjectKey]: Test<Key> } = {
  group: (facts, wanted) => kebab(facts.group) === wanted || (wanted === 'house' && HOUSES.includes(facts.group)),
  brand: (facts, wanted) => facts.brand === wanted,
  badge: (facts, wanted) => facts.badge === wanted || (wanted === 'New_Project' && facts.newProject),
  place: (facts, wanted) =>
    facts.place === wanted || PLACES.find(({ slug }) => slug === facts.place)?.parent === wanted,
  line: (facts, wanted) => facts.stations.some(({ station }) => isOnLine(station, wanted)),
  station: (facts, wanted) => facts.stations.some(({ station }) => keyOf(station) === wanted),
  tags: (facts, wanted) => wanted.every((tag) => facts.tags.some((each) => each.replaceAll('_', '-') === tag)),
}

function passes<Key extends ProjectKey>(facts: ProjectFacts, key: Key, wanted: Understood[Key]): boolean {
  return wanted === undefined || TESTS[key](facts, wanted)
}

/**
 * The relevant projects: labelled by hand where names or words decide, else those that pass every filter. Sold-out
 * projects count only when the query asks for them or nothing else passes. A group means exactly that group, except
 * that house means all kinds of houses.
 */
export function relevantTo({ understood, hits }: LabelledQuery): readonly string[] {
  if (hits) return hits
  const keys = Object.keys(understood) as (keyof Understood)[]
  if (keys.length === 0) return []
  const projectKeys = Object.keys(TESTS) as ProjectKey[]
  const passing = PROJECT_FACTS.filter(
    (facts) => hasHome(facts, understood) && projectKeys.every((key) => passes(facts, key, understood[key])),
  )
  const forSale = passing.filter(({ badge, current }) => badge !== 'Sold_Out' && current)
  const wanted = understood.badge === 'Sold_Out' || forSale.length === 0 ? passing : forSale
  return wanted.map(({ slug }) => slug)
}
