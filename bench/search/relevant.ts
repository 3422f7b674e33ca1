import type { Understood } from '@/features/search/rules/search'
import { stationKey } from '@/features/search/rules/station-key'
import { PROJECT_FACTS } from '../../content/facts'
import { PLACES } from '../../content/places'
import { LINES, STATIONS } from '../../content/stations'
import type { ProjectFacts } from '../../content/types'
import type { LabelledQuery } from './labelled'

type Test<Key extends keyof Understood> = (facts: ProjectFacts, wanted: NonNullable<Understood[Key]>) => boolean

/** "ล้านละ 7,000": what Thai banks and sellers quote as the instalment for a million baht. */
const A_MONTH_FOR_A_MILLION = 7_000

/** Who asks for a house is glad of any of these; land is none. */
const HOUSES = ['House', 'Townhome', 'Single_detached_house']

const kebab = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
const stationNamed = (slug: string) => STATIONS.find((station) => station.slug === slug)

const keyOf = (slug: string) => stationKey(slug, stationNamed(slug)?.name.en ?? '')
const homes = ({ unitTypes }: ProjectFacts) => unitTypes.filter(({ kind }) => kind !== 'plot')

/** Square metres: inside of homes, and of plots the plot (a square wah is four). */
const sizes = ({ unitTypes }: ProjectFacts) =>
  unitTypes.map(({ kind, area, landWah }) => (kind === 'plot' ? (landWah ?? 0) * 4 : area))

function overlaps(values: readonly number[], { min = 0, max = Number.POSITIVE_INFINITY }): boolean {
  return values.length > 0 && Math.min(...values) <= max && Math.max(...values) >= min
}

const pricesOf = (facts: ProjectFacts) =>
  facts.unitTypes.flatMap(({ priceFrom, priceTo }) => [priceFrom, priceTo]).filter((price) => price !== null)

function isOnLine(slug: string, wanted: string): boolean {
  const line = LINES.find((each) => each.slug === stationNamed(slug)?.line)
  return line?.slug === wanted || line?.system.toLowerCase() === wanted
}

/** What each filter asks of the facts; written apart from the search, which it is to judge. */
const TESTS: { [Key in keyof Required<Understood>]: Test<Key> } = {
  group: (facts, wanted) => kebab(facts.group) === wanted || (wanted === 'house' && HOUSES.includes(facts.group)),
  brand: (facts, wanted) => facts.brand === wanted,
  badge: (facts, wanted) => facts.badge === wanted || (wanted === 'New_Project' && facts.newProject),
  beds: (facts, wanted) => homes(facts).some(({ beds }) => beds === wanted),
  price: (facts, wanted) => overlaps(pricesOf(facts), wanted),
  monthly: (facts, wanted) => overlaps(pricesOf(facts), { max: (wanted / A_MONTH_FOR_A_MILLION) * 1_000_000 }),
  area: (facts, wanted) => overlaps(sizes(facts), wanted),
  place: (facts, wanted) =>
    facts.place === wanted || PLACES.find(({ slug }) => slug === facts.place)?.parent === wanted,
  line: (facts, wanted) => facts.stations.some(({ station }) => isOnLine(station, wanted)),
  station: (facts, wanted) => facts.stations.some(({ station }) => keyOf(station) === wanted),
  tags: (facts, wanted) => wanted.every((tag) => facts.tags.some((each) => each.replaceAll('_', '-') === tag)),
}

function passes<Key extends keyof Understood>(facts: ProjectFacts, key: Key, wanted: Understood[Key]): boolean {
  return wanted === undefined || TESTS[key](facts, wanted)
}

/**
 * The projects somebody would want to be shown: by hand where names or words decide; else those that pass every
 * filter. What is sold out counts only when it is asked for, or when nothing else passes; a group means that group
 * alone, but that a house means all kinds of houses.
 */
export function relevantTo({ understood, hits }: LabelledQuery): readonly string[] {
  if (hits) return hits
  const keys = Object.keys(understood) as (keyof Understood)[]
  if (keys.length === 0) return []
  const passing = PROJECT_FACTS.filter((facts) => keys.every((key) => passes(facts, key, understood[key])))
  const forSale = passing.filter(({ badge, current }) => badge !== 'Sold_Out' && current)
  const wanted = understood.badge === 'Sold_Out' || forSale.length === 0 ? passing : forSale
  return wanted.map(({ slug }) => slug)
}
