import type { Condition } from '../facts/conditions'
import type { ChoiceFact, NumberFact } from '../facts/fact-keys'
import type { Range, SaidPrice, Sort, Understood } from '../search-types'

/** Position of a bound relative to its amount: before (`ไม่เกิน`), after (`以下`), or either (`max`). */
export type Side = 'before' | 'after' | 'both'

/** Bedrooms, square metres and baht become filters; the others are known so that they are not mistaken for those. */
export type Unit =
  | 'beds'
  | 'area'
  | 'baht'
  | 'bath'
  | 'living'
  | 'minutes'
  | 'distance'
  | 'parking'
  | 'storeys'
  | 'floor'
  | 'year'
  | 'foreign'

/**
 * How a word bounds an amount. A budget is a maximum unless another bound follows: `預算大概350萬`, `budget 5M and up`.
 * `low` (`3 ล้านต้นๆ`) is the lower half of `odd` (`3 ล้านกว่า`).
 */
export type Bound = 'most' | 'least' | 'about' | 'odd' | 'low' | 'budget' | 'exact'

/** Possible meanings of one word of a query. Values of filters are as in `Understood`. */
export type Meaning =
  | { is: 'group' | 'badge' | 'brand' | 'tag' | 'line'; value: string }
  /** A rail system alone is a line; beside a name it marks that name as a station. */
  | { is: 'system'; value: string }
  /** A name of a place, of a station, or of both; of a place nearby as well, after which a station is named. */
  | { is: 'name'; place?: string; station?: string; near?: string }
  /** `รถไฟฟ้า`, `สถานี`: marks the name beside it as a station; not a filter by itself. */
  | { is: 'rail' }
  /** The name of a project or a distinctive part of it: never a filter. */
  | { is: 'project' }
  /** Known, and deliberately not a filter: `pet park`. */
  | { is: 'opaque' }
  /** `ไม่`, `not near`, `不要`: negates what follows. */
  | { is: 'not' }
  /** A complete negation: `no pets`, `ไม่ติด BTS`. There is no filter for it, and it is one word. */
  | { is: 'negated' }
  | { is: 'filler' }
  | { is: 'unknown' }
  /** The end of the query. */
  | { is: 'end' }
  | { is: 'digits'; value: number }
  | { is: 'numeral'; value: number }
  /** A power of ten after a number. With `lone` it may stand alone: `ล้าน` is one million; `百多` is some hundreds. */
  | { is: 'times'; value: number; lone?: boolean; isOdd?: boolean }
  | { is: 'half' }
  /** With a currency a foreign one: an ISO 4217 code. */
  | { is: 'unit'; unit: Unit; factor: number; currency?: string }
  /** A value of a fact: a facility, a side, a kind of place nearby. */
  | { is: 'fact'; fact: ChoiceFact; value: string }
  /** Says which fact the next number is of. */
  | { is: 'announce'; fact: NumberFact }
  /** The order of the results. */
  | { is: 'order'; value: Sort }
  /** `ปีหน้า`, `next year`: by how many years it lies ahead. */
  | { is: 'yearFromNow'; years: number }
  | { is: 'studio' }
  | { is: 'bound'; bound: Bound; side: Side }
  | { is: 'monthly'; side: Side }
  /** `ราคา`, `between`: announces an amount without a bound. */
  | { is: 'price' }
  /** Money that is not the price of a home: a salary, a deposit, a fee. */
  | { is: 'otherMoney' }
  | { is: 'to' }
  /** `per`: followed by the unit of a price per unit. */
  | { is: 'per' }
  | { is: 'new' }

/** A word of the vocabulary in one spelling, with its meaning. */
export interface Entry {
  /** Folded, without spaces and tone marks. */
  key: string
  /** Folded, without spaces, with tone marks. */
  strict: string
  /** Positions in the key where the name itself has a space. */
  gaps: ReadonlySet<number>
  meaning: Meaning
  /** May be dropped like `near` when it is part of no filter. */
  isFiller: boolean
  /** Without its tone marks it is another word: `ห้า` is five, `หา` means to look for. */
  isStrict: boolean
  /** Must stand alone, not inside a longer word of its script. */
  isAlone: boolean
  /** Has this meaning only directly after a digit: `300w`. */
  isBehindFigure: boolean
}

/** A part of a query recognised as one word, or a run of unknown letters. Positions refer to the original text. */
export interface Token {
  meaning: Meaning
  from: number
  to: number
  /** The characters between it and the previous token, as typed: spaces, hyphens, signs. */
  gap: string
  /** Folded, without spaces and tone marks. */
  key: string
  isFiller: boolean
}

/** What was read at one position: its tokens and their meaning. Without a key it is known but not a filter. */
export interface Reading {
  next: number
  key?: Exclude<keyof Understood, 'where'> | 'where' | 'sort'
  value?: string | number | Range | readonly string[] | Condition
  /** Of a price in another currency: as it was said. */
  said?: SaidPrice
  /** Known, but useful neither as a filter nor as a word to search for: `เดิน 5 นาที`. */
  isFiller?: boolean
}

/** Whether one meaning is covered by another: the place สุขุมวิช by the place and station สุขุมวิท. */
function isPartOf(one: Meaning, other: Meaning): boolean {
  if (one.is !== 'name' || other.is !== 'name') return JSON.stringify(one) === JSON.stringify(other)
  const isPlace = one.place === undefined || one.place === other.place
  return isPlace && (one.station === undefined || one.station === other.station)
}

/** The common meaning of several; undefined when they differ. */
export function oneMeaning(meanings: readonly Meaning[]): Meaning | undefined {
  return meanings.find((whole) => meanings.every((one) => isPartOf(one, whole)))
}
