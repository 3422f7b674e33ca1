import { type Condition, isNumber } from '../facts/conditions'
import { ANY_RAIL } from '../facts/fact-table'
import type { Reading } from '../lexicon/meanings'
import type { Range } from '../search-types'

/** What was read at one place of a query. */
export interface Item {
  reading: Reading
  from: number
  to: number
  isNot: boolean
  /** The place where the speaker works. */
  isWork?: boolean
  /** `or` stands between the item before and this one; `and` joins like it where a home has one value only. */
  joined?: 'or' | 'and' | 'slash'
}

const rangeOf = (value: unknown): Range => (typeof value === 'object' && value !== null ? (value as Range) : {})

const SHOPHOUSE = 'shophouse'

/** A shophouse stands beside row houses in one project: refused or as an alternative it is that home only. */
const tagCondition = (tag: string): Condition =>
  tag === SHOPHOUSE ? { fact: 'kind', value: SHOPHOUSE } : { fact: 'tag', value: tag }

/** A reading as a condition. */
export function conditionOf({ key, value }: Reading): Condition | null {
  if (key === undefined || key === 'sort') return null
  if (key === 'where') return value as Condition
  if (key === 'beds') return { fact: 'beds', min: Number(value), max: Number(value) }
  if (key === 'monthly') return { fact: 'monthly', max: Number(value) }
  if (key === 'price' || key === 'area') return { fact: key, ...rangeOf(value) }
  if (key === 'tags') return tagCondition(Array.isArray(value) ? String(value[0]) : String(value))
  return { fact: key, value: String(value) }
}

/** Land as a measure of a house, not as a kind of home: `a house, land over 60 wah`. */
function withoutMeasuredLand(items: readonly Item[]): Item[] {
  const isLand = ({ reading }: Item) => reading.key === 'group' && reading.value === 'land'
  const isMeasured = items.some(({ reading }) => conditionOf(reading)?.fact === 'land')
  const isHome = items.some(
    (item) =>
      !item.isNot &&
      ((item.reading.key === 'group' && !isLand(item)) ||
        ['beds', 'area'].includes(conditionOf(item.reading)?.fact ?? '')),
  )
  return isMeasured && isHome ? items.filter((item) => !isLand(item) || item.isNot) : [...items]
}

/** Where the speaker works, when the home is wanted elsewhere. */
function withoutWork(items: readonly Item[]): Item[] {
  const isPlace = ({ reading }: Item) => ['place', 'station', 'line'].includes(String(reading.key))
  const isElsewhere = items.some((item) => isPlace(item) && !item.isWork && !item.isNot)
  return isElsewhere ? items.filter((item) => !item.isWork) : [...items]
}

/** `至少三房三衛`: the bound of the first count holds for the second that is joined to it. */
function withSharedBounds(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    const [before, own] = [items[at - 1], conditionOf(item.reading)]
    const first = before && before.to === item.from ? conditionOf(before.reading) : null
    const isShared = first?.fact === 'beds' && isNumber(first) && first.min !== undefined && first.max === undefined
    if (!isShared || own?.fact !== 'baths' || !isNumber(own) || own.min !== own.max) return item
    return { ...item, reading: { ...item.reading, value: { fact: 'baths', min: own.min } } }
  })
}

/** Rail in general, where a station or line is named as well. */
function withoutGeneralRail(items: readonly Item[]): Item[] {
  const isRail = ({ reading }: Item) => reading.key === 'line' && reading.value === ANY_RAIL
  const isNamed = items.some(
    (item) => !item.isNot && !isRail(item) && (item.reading.key === 'line' || item.reading.key === 'station'),
  )
  return isNamed ? items.filter((item) => !isRail(item) || item.isNot) : [...items]
}

/** The items without those that another makes meaningless. */
export const settled = (items: readonly Item[]): Item[] =>
  withoutGeneralRail(withoutWork(withoutMeasuredLand(withSharedBounds(items))))
