import { grossYieldPercent, monthlyOf } from '@/features/finance'
import { type Group, groupSegment } from '@/kernel/vocabulary'
import type { SearchableProject, SearchableUnit, SearchableUnitType } from '../search-types'
import type { ChoiceFact, Control, NumberFact } from './fact-keys'

/** What a condition looks at: a home of a project, and one unit of it where floor, side and price decide together. */
export interface On {
  project: SearchableProject
  home: SearchableUnitType
  unit?: SearchableUnit
}

/** The stations, lines and systems that the same search names: a walk is one to these. */
export interface Rails {
  stations: readonly string[]
  lines: readonly string[]
}

type Span = readonly [low: number, high: number]

/**
 * A fact: in which control it is set (`more` where only words set it), whether single units differ in it, and where its
 * values are read.
 */
interface NumberEntry {
  control: Control
  ofUnit?: true
  read: (on: On, rails: Rails) => readonly Span[]
}
interface ChoiceEntry {
  control: Control
  ofUnit?: true
  read: (on: On) => readonly string[]
}

const at = (value: number | null | undefined): Span[] => (typeof value === 'number' ? [[value, value]] : [])

/** A line that every rail station counts for. */
export const ANY_RAIL = 'rail'

/**
 * A house (บ้าน, 別墅) includes every kind of house, like the list of all houses (S1§2); a specific kind is that kind
 * only. Plots are on that list too, because they have none of their own, but they are no houses.
 */
const HOUSES: readonly Group[] = ['House', 'Single_detached_house', 'Townhome']
const A_HOUSE = groupSegment('House')

/** What the homes of a type cost: its units where they are listed, else from the lowest price to the highest. */
function pricesOf({ home, unit }: On): Span[] {
  if (unit) return at(unit.price)
  const ofUnits = home.units.flatMap(({ price }) => at(price))
  if (ofUnits.length > 0) return ofUnits
  const { now } = home.price
  return now === null ? [] : [[now.from, now.to]]
}

/** Per cent a year of the typical rent of the home: the dearest home of its type yields least. */
function yieldsOf(on: On): Span[] {
  const { rent = null } = on.home
  return pricesOf(on).flatMap(([low, high]) => {
    const [least, most] = [grossYieldPercent(rent, high), grossYieldPercent(rent, low)]
    return least === null || most === null ? [] : [[least, most] as const]
  })
}

/** The highest instalment a month by the loan of the project: a budget that is not too low. */
function monthlyFiguresOf(on: On): Span[] {
  const { loan } = on.project
  if (loan === null) return []
  return pricesOf(on).map(([low, high]) => [monthlyOf(low, loan).highest, monthlyOf(high, loan).highest])
}

/** m² of the rooms of a home. A plot has none: it is measured in square wah. */
export const roomsOf = ({ land, beds, area }: SearchableUnitType): number | null =>
  land !== null && beds === null ? null : area

/** Minutes on foot to the named stations and lines; to any where none is named. */
function walksOf({ project: { stations } }: On, { stations: named, lines }: Rails): Span[] {
  const isNamed = ({ station, line, system }: SearchableProject['stations'][number]) =>
    (named.length === 0 || named.includes(station)) &&
    (lines.length === 0 || [line, system.toLowerCase(), ANY_RAIL].some((one) => lines.includes(one)))
  return stations.filter(isNamed).flatMap(({ minutes }) => at(minutes))
}

const yearOf = (completion: string | null) => (completion === null ? null : Number(completion.slice(0, 4)))

/** Numbers: bedrooms, m², square wah, baht, floors, years of the common era, minutes on foot, per cent a year. */
export const NUMBER_TABLE: Readonly<Record<NumberFact, NumberEntry>> = {
  beds: { control: 'beds', read: ({ home }) => at(home.beds) },
  baths: { control: 'more', read: ({ home }) => at(home.baths) },
  parking: { control: 'more', read: ({ home }) => at(home.parking) },
  area: { control: 'more', read: ({ home }) => at(roomsOf(home)) },
  land: { control: 'more', read: ({ home }) => at(home.land) },
  price: { control: 'price', ofUnit: true, read: pricesOf },
  monthly: { control: 'price', ofUnit: true, read: monthlyFiguresOf },
  floor: {
    control: 'more',
    ofUnit: true,
    read: ({ project, unit }) => (project.group === 'Condominium' ? at(unit?.floor) : []),
  },
  storeys: {
    control: 'more',
    read: ({ project, home }) => at(project.group === 'Condominium' ? project.storeys : home.storeys),
  },
  fee: { control: 'more', read: ({ project }) => at(project.commonFee) },
  completion: { control: 'badge', read: ({ project }) => at(yearOf(project.completion)) },
  walk: { control: 'line', read: walksOf },
  yield: { control: 'offer', ofUnit: true, read: yieldsOf },
}

const segmented = (tag: string) => tag.replaceAll('_', '-')

/** Choices. A line also counts as its system, and as any rail; a shophouse is no townhome. */
export const CHOICE_TABLE: Readonly<Record<ChoiceFact, ChoiceEntry>> = {
  kind: { control: 'kind', read: ({ home }) => (home.kind === null ? [] : [home.kind]) },
  facing: { control: 'more', ofUnit: true, read: ({ unit }) => (unit ? [unit.facing] : []) },
  facility: { control: 'facility', read: ({ project }) => project.facilities },
  nearby: { control: 'place', read: ({ project }) => project.nearby.map(({ kind }) => kind) },
  near: { control: 'place', read: ({ project }) => project.nearby.map(({ key }) => key) },
  offer: { control: 'offer', read: ({ project }) => project.offers },
  stage: { control: 'badge', read: ({ project }) => (project.stage === null ? [] : [project.stage]) },
  brand: { control: 'brand', read: ({ project }) => [project.brand] },
  group: {
    control: 'group',
    read: ({ project: { group } }) =>
      HOUSES.includes(group) ? [...new Set([groupSegment(group), A_HOUSE])] : [groupSegment(group)],
  },
  badge: {
    control: 'badge',
    read: ({ project: { badge, isNew, stage } }) => [
      ...new Set([
        ...(badge ? [badge] : []),
        ...(isNew ? ['New_Project'] : []),
        ...(stage === 'built' && badge !== 'Sold_Out' ? ['Ready_to_Move'] : []),
      ]),
    ],
  },
  place: { control: 'place', read: ({ project }) => project.places },
  station: { control: 'station', read: ({ project }) => project.stations.map(({ station }) => station) },
  line: {
    control: 'line',
    read: ({ project }) => project.stations.flatMap(({ line, system }) => [line, system.toLowerCase(), ANY_RAIL]),
  },
  tag: { control: 'tags', read: ({ project }) => project.tags.map(segmented) },
}

/** The control that sets a fact. */
export const controlOfFact = (fact: ChoiceFact | NumberFact): Control =>
  ({ ...NUMBER_TABLE, ...CHOICE_TABLE })[fact].control
