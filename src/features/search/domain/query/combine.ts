import { type Clause, type Condition, isNumber } from '../facts/conditions'
import { ANY_RAIL } from '../facts/fact-table'
import type { Range, Sort, Understood, UnderstoodPiece } from '../search-types'
import { conditionOf, type Item, settled } from './items'

type Classic = Exclude<keyof Understood, 'where'>

/** Keys of which a home has one value. */
const ONE: readonly Classic[] = ['group', 'brand', 'badge', 'place', 'station', 'line', 'beds']

/** Facts that may stand as alternatives beside each other. */
const FAMILIES: readonly (readonly Condition['fact'][])[] = [
  ['kind', 'beds', 'group'],
  ['place', 'station', 'line', 'near', 'nearby', 'tag'],
  ['facing'],
  ['completion'],
  ['facility', 'tag', 'nearby'],
  ['brand'],
  ['badge', 'stage'],
]

const areAlike = (one: Condition, other: Condition) =>
  FAMILIES.some((family) => family.includes(one.fact) && family.includes(other.fact))

const isSameFact = (one: Condition, other: Condition) => one.fact === other.fact

/** Facts of which a home has one value, so that `and` between two of them means either. */
const EXCLUSIVE: readonly Condition['fact'][] = ['place', 'kind', 'group', 'facing', 'brand', 'station', 'line']

const KINDS_OF_HOUSE = ['townhome', 'single-detached-house']

/** Of `บ้านทาวน์โฮม` or `house, townhouse` the more specific kind counts, in either order. */
const isItsKind = (house: unknown, kind: unknown) => house === 'house' && KINDS_OF_HOUSE.includes(String(kind))

/** Whether one of two groups is a kind of the other. */
const isKindOfOther = (one: Condition, other: Condition) =>
  one.fact === 'group' &&
  other.fact === 'group' &&
  (isItsKind(one.value, other.value) || isItsKind(other.value, one.value))

const isEither = (before: Condition, { joined }: Item, condition: Condition): boolean => {
  if (joined === undefined || (joined === 'and' && isKindOfOther(before, condition))) return false
  const isOne = isSameFact(before, condition) && EXCLUSIVE.includes(condition.fact)
  if (joined === 'slash') return areHomes(before, condition) || isSameFact(before, condition)
  return areAlike(before, condition) && (joined === 'or' || isOne)
}

const isStudio = (one: Condition) => one.fact === 'beds' && isNumber(one) && one.max === 0
const isHome = (one: Condition) => one.fact === 'kind' || one.fact === 'group' || isStudio(one)
/** `studio/duplex`, `townhouse/shophouse`: kinds of homes, of which a home is one. */
const areHomes = (one: Condition, other: Condition) => isHome(one) && isHome(other)

const sameCondition = (one: Condition, other: Condition) => JSON.stringify(one) === JSON.stringify(other)

interface Group {
  conditions: Condition[]
  items: Item[]
}

/** Items that are alternatives of each other, in order. */
function groupsOf(items: readonly Item[]): Group[] {
  const groups: Group[] = []
  for (const item of items) {
    const condition = conditionOf(item.reading)
    if (!condition) continue
    const last = groups.at(-1)
    const before = last?.conditions.at(-1)
    const isNot = last?.items.at(-1)?.isNot ?? false
    if (last && before && isNot === item.isNot && !isNot && isEither(before, item, condition)) {
      last.conditions.push(condition)
      last.items.push(item)
    } else groups.push({ conditions: [condition], items: [item] })
  }
  return groups
}

function joinedRange(one: Range, other: Range): Range | null {
  if ((one.min !== undefined && other.min !== undefined) || (one.max !== undefined && other.max !== undefined))
    return null
  const range = { ...one, ...other }
  return (range.min ?? 0) <= (range.max ?? Number.POSITIVE_INFINITY) ? range : null
}

/** What a query means. */
export interface Combined {
  understood: Understood
  pieces: UnderstoodPiece[]
  sort?: Sort
  /** Items that contradict an earlier one: their text stays words. */
  unused: Item[]
}

const isPartOf = (key: Classic, wide: unknown, narrow: unknown) =>
  (key === 'group' && isItsKind(wide, narrow)) || (key === 'line' && wide === ANY_RAIL)

/** Two values of one key as one: the same, both tags, the more specific kind, a range; undefined when they differ. */
function joinedValue(key: Classic, before: unknown, value: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(value)) return before
  if (key === 'tags' && Array.isArray(before) && Array.isArray(value)) return [...new Set([...before, ...value])]
  const narrower = [
    [before, value],
    [value, before],
  ].find(([wide, narrow]) => isPartOf(key, wide, narrow))
  if (narrower) return narrower[1]
  return key === 'price' || key === 'area' ? (joinedRange(before as Range, value as Range) ?? undefined) : undefined
}

class Combination {
  understood: Understood = {}
  readonly clauses: Condition[][] = []
  readonly pieces: UnderstoodPiece[] = []
  readonly unused: Item[] = []

  piece(item: Item, key: UnderstoodPiece['key'], clause?: number) {
    const { said } = item.reading
    this.pieces.push({
      ...{ key, from: item.from, to: item.to },
      ...(clause === undefined ? {} : { clause }),
      ...(said ? { said } : {}),
    })
  }

  /** Adds alternatives as one clause. */
  clause(conditions: Condition[], items: readonly Item[]) {
    const known = this.clauses.findIndex(
      (one) =>
        one.length === 1 &&
        conditions.length === 1 &&
        one.every((each) => conditions.some((other) => sameCondition(each, other))),
    )
    const at = known === -1 ? this.clauses.push(conditions) - 1 : known
    for (const item of items) this.piece(item, 'where', at)
  }

  /** Adds one plain value. */
  single(item: Item, condition: Condition) {
    const { key, value } = item.reading
    if (key === undefined || key === 'sort') return
    if (key === 'where') this.number(item, condition)
    else this.classic(item, key, value, condition)
  }

  /** Two half-open ranges of one fact are one: `over 30, but under 40`. */
  private number(item: Item, condition: Condition) {
    const at = this.clauses.findIndex((one) => one.length === 1 && one[0]?.fact === condition.fact && !one[0].not)
    const before = this.clauses[at]?.[0]
    if (before && isNumber(before) && isNumber(condition) && !sameCondition(before, condition)) {
      const range = joinedRange(before, condition)
      if (range) this.clauses[at] = [{ ...before, ...range }]
      this.piece(item, 'where', at)
      if (!range) this.unused.push(item)
      return
    }
    if (before && condition.fact === 'kind') return this.alternative(at, item, condition)
    if (before && condition.fact === 'facing') return this.alternative(at, item, condition)
    this.clause([condition], [item])
  }

  private alternative(at: number, item: Item, condition: Condition) {
    const clause = this.clauses[at]
    if (clause && !clause.some((one) => sameCondition(one, condition))) clause.push(condition)
    this.piece(item, 'where', at)
  }

  private set(item: Item, key: Classic, value: unknown) {
    this.understood = { ...this.understood, [key]: value }
    this.piece(item, key)
  }

  /** A first value, or an alternative to those of a clause. */
  private first(item: Item, key: Classic, condition: Condition) {
    const isAlike = (clause: Clause) => clause.every(({ fact, not }) => fact === condition.fact && !not)
    const at = ONE.includes(key) ? this.clauses.findIndex(isAlike) : -1
    if (at >= 0) this.alternative(at, item, condition)
    else this.set(item, key, item.reading.value)
  }

  private classic(item: Item, key: Classic, value: unknown, condition: Condition) {
    const before = this.understood[key]
    if (before === undefined) return this.first(item, key, condition)
    const joined = joinedValue(key, before, value)
    return joined === undefined ? this.second(item, key, condition) : this.set(item, key, joined)
  }

  /** A second value: another place, station or line is an alternative; anything else stays words. */
  private second(item: Item, key: Classic, condition: Condition) {
    if (!ONE.includes(key)) {
      this.unused.push(item)
      return
    }
    const { [key]: first, ...left } = this.understood
    const own = first === undefined || typeof first === 'object' ? null : conditionOf({ next: 0, key, value: first })
    this.understood = left
    const at = this.clauses.push(own ? [own, condition] : [condition]) - 1
    for (const piece of this.pieces) {
      if (piece.key !== key) continue
      piece.key = 'where'
      piece.clause = at
    }
    this.piece(item, 'where', at)
  }
}

/**
 * Joins what was read: alternatives where `or` stands between two values, both where a home can have both; a second
 * place, station or line is an alternative; a second number of a kind stays words.
 */
export function combine(items: readonly Item[]): Combined {
  const all = new Combination()
  const order = items.find(({ reading }) => reading.key === 'sort')
  for (const { conditions, items: joined } of groupsOf(settled(items))) {
    const [first] = joined
    const [condition] = conditions
    if (!first || !condition) continue
    if (first.isNot)
      all.clause(
        conditions.map((one) => ({ ...one, not: true })),
        joined,
      )
    else if (conditions.length > 1) all.clause(withoutWider(conditions), joined)
    else all.single(first, condition)
  }
  if (order) all.piece(order, 'sort')
  const where: Clause[] = all.clauses
  return {
    understood: { ...all.understood, ...(where.length > 0 ? { where } : {}) },
    pieces: all.pieces.toSorted((one, other) => one.from - other.from),
    ...(order ? { sort: order.reading.value as Sort } : {}),
    unused: all.unused,
  }
}

/** Each alternative once. */
const withoutWider = (conditions: readonly Condition[]): Condition[] =>
  conditions.filter((one, at) => conditions.findIndex((other) => sameCondition(one, other)) === at)
