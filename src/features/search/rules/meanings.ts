import type { Understood } from './search'

/** Where a word that bounds an amount stands: before it (`ไม่เกิน`), behind it (`以下`), or either (`max`). */
export type Side = 'before' | 'after' | 'both'

/** Of bedrooms, square metres and baht a filter is made; the others are known so that they are taken for none. */
export type Unit = 'beds' | 'area' | 'baht' | 'bath' | 'minutes' | 'distance' | 'parking' | 'storeys' | 'foreign'

/**
 * How a word bounds an amount. A budget is the most of it unless more is said: `預算大概350萬`, `budget 5M and up`; of
 * `3 ล้านต้นๆ` the amount is the low half of what `3 ล้านกว่า` (`odd`) is.
 */
export type Bound = 'most' | 'least' | 'about' | 'odd' | 'low' | 'budget'

/** What one word of a query can mean. Values of filters are as `Understood` has them. */
export type Meaning =
  | { is: 'group' | 'badge' | 'brand' | 'tag' | 'line'; value: string }
  /** A rail system said alone is a line; before or behind a name it says that the name is a station. */
  | { is: 'system'; value: string }
  /** A name of a place, of a station, or of both. */
  | { is: 'name'; place?: string; station?: string }
  /** `รถไฟฟ้า`, `สถานี`: says of the name beside it that it is a station, and is no filter of its own. */
  | { is: 'rail' }
  /** A project's name, or a part of one that is its own: never a filter. */
  | { is: 'project' }
  /** Known, and deliberately not a filter: `pet park`. */
  | { is: 'opaque' }
  /** `ไม่`, `not near`, `不要`: what is named behind it is not wanted. */
  | { is: 'not' }
  /** What is not wanted, said whole: `no pets`, `ไม่ติด BTS`. There is no filter for it, and it is one word. */
  | { is: 'opposed' }
  | { is: 'filler' }
  | { is: 'unknown' }
  /** The end of the query. */
  | { is: 'end' }
  | { is: 'digits'; value: number }
  | { is: 'numeral'; value: number }
  /** A power of ten behind a number; `lone` ones may stand without one: `ล้าน` is one million; `百多` is some hundreds. */
  | { is: 'times'; value: number; lone?: boolean; isOdd?: boolean }
  | { is: 'half' }
  | { is: 'unit'; unit: Unit; factor: number }
  | { is: 'studio' }
  | { is: 'bound'; bound: Bound; side: Side }
  | { is: 'monthly'; side: Side }
  /** `ราคา`, `between`: an amount comes, and nothing more is said of it. */
  | { is: 'price' }
  /** Money that is not the price of a home: a salary, a deposit, a fee. */
  | { is: 'otherMoney' }
  | { is: 'to' }
  /** `per`: what follows is what the amount is counted by. */
  | { is: 'per' }
  | { is: 'new' }

/** A word a query may hold, in one spelling, and what it means. */
export interface Entry {
  /** Folded, without spaces and tones. */
  key: string
  /** Folded, without spaces, tones kept. */
  strict: string
  /** Before which letters of the key the name itself has a space. */
  gaps: ReadonlySet<number>
  meaning: Meaning
  /** When it takes part in nothing it may be left out like `near`. */
  isFiller: boolean
  /** Without its tone marks it is another word: `ห้า` is five, `หา` is to look for. */
  isStrict: boolean
  /** Stands alone, not inside a longer word of its own script. */
  isAlone: boolean
  /** Means this only directly behind a figure: `300w`. */
  isBehindFigure: boolean
}

/** A stretch of a query that was recognised as one word, or a stretch of unknown letters. Places are in the original. */
export interface Token {
  meaning: Meaning
  from: number
  to: number
  /** What stands between it and the token before it, as typed: spaces, hyphens, signs. */
  gap: string
  /** Folded and squeezed. */
  key: string
  isFiller: boolean
}

/** What was read at one place: the tokens it took and what they mean. Without a key it is known and no filter. */
export interface Reading {
  next: number
  key?: keyof Understood
  value?: Understood[keyof Understood]
  /** Known, of no use as a filter, and no use as a word beside what was understood: `เดิน 5 นาที`. */
  isFiller?: boolean
}

/** Whether a name says no more than another: สุขุมวิช is the place of what สุขุมวิท is the place and the station of. */
function isPartOf(one: Meaning, other: Meaning): boolean {
  if (one.is !== 'name' || other.is !== 'name') return JSON.stringify(one) === JSON.stringify(other)
  const isPlace = one.place === undefined || one.place === other.place
  return isPlace && (one.station === undefined || one.station === other.station)
}

/** What all of some meanings are, or undefined where they are two things. */
export function oneMeaning(meanings: readonly Meaning[]): Meaning | undefined {
  return meanings.find((whole) => meanings.every((one) => isPartOf(one, whole)))
}
