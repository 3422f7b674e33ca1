import type { PriceRange } from '@/features/routing'
import type { Clause } from '../facts/conditions'
import { withoutPiece } from '../query/read-query'
import type { Range, ReadQuery, SaidPrice, Sort, Understood, UnderstoodPiece } from '../search-types'
import { withGuesses } from './guesses'
import { withoutOverridden } from './overridden'
import type { Chosen, SearchParams } from './search-address'

/** A filter and its value; tags and prices are listed one by one. */
export type Filter =
  | {
      [Key in keyof Omit<Understood, 'tags' | 'where' | 'price'>]-?: { key: Key; value: NonNullable<Understood[Key]> }
    }[keyof Omit<Understood, 'tags' | 'where' | 'price'>]
  /** `said`: as it was said in another currency. */
  | { key: 'price'; value: Range; said?: SaidPrice }
  | { key: 'where'; value: Clause }
  | { key: 'sort'; value: Sort }
  | { key: 'tag'; value: string }
  | { key: 'range'; value: PriceRange }
  | { key: 'to'; value: string }
  | { key: 'within'; value: number }

/** An active filter and the search without it. */
export interface Chip {
  filter: Filter
  without: SearchParams
  /** Guessed from words that could not be read. */
  isGuess?: true
}

/** Removes pieces from the text such that the other pieces are still understood. */
function withoutPieces(text: string, pieces: readonly UnderstoodPiece[], gone: readonly UnderstoodPiece[]): string {
  // From the end, so that earlier positions stay valid.
  const inTurn = gone.toSorted((a, b) => b.from - a.from)
  return inTurn.reduce((left, piece, turn) => {
    const isTrue = ({ to }: UnderstoodPiece) => turn === 0 || to <= (inTurn[turn - 1]?.from ?? 0)
    const others = pieces.filter((other) => !gone.includes(other) && isTrue(other))
    return withoutPiece(left, piece, others)
  }, text)
}

/** The `new` of `new condo`, which is a status only because of the kind of home beside it. */
function newBadgePieces(
  text: string,
  { pieces, understood }: ReadQuery,
  kinds: readonly UnderstoodPiece[],
): UnderstoodPiece[] {
  const isBeside = (one: UnderstoodPiece, other: UnderstoodPiece) => /^\s*$/.test(text.slice(one.to, other.from))
  const isOfOne = (piece: UnderstoodPiece) =>
    kinds.some((kind) => (kind.from < piece.from ? isBeside(kind, piece) : isBeside(piece, kind)))
  return understood.badge === 'New_Project' ? pieces.filter((piece) => piece.key === 'badge' && isOfOne(piece)) : []
}

/**
 * A search without the pieces that were read as a key, or with `at` without one of them. If removing a kind of home
 * would also lose the status `new`, the status becomes a chosen filter.
 */
function withoutKey(ask: SearchParams, read: ReadQuery, key: UnderstoodPiece['key'], at?: number): SearchParams {
  const ofKey = read.pieces.filter((piece) => piece.key === key)
  const gone = at === undefined ? ofKey : ofKey.slice(at, at + 1)
  const isKind = (key === 'group' || key === 'brand') && ask.chosen.badge === undefined
  const along = isKind ? newBadgePieces(ask.text, read, gone) : []
  const text = withoutPieces(ask.text, read.pieces, [...gone, ...along])
  return along.length > 0 ? { ...ask, text, chosen: { ...ask.chosen, badge: 'New_Project' } } : { ...ask, text }
}

/** A price as it was said, when all of it is in one other currency. */
function saidOf(pieces: readonly UnderstoodPiece[]): { said?: SaidPrice } {
  const prices = pieces.filter(({ key }) => key === 'price')
  const said = prices.flatMap((piece) => piece.said ?? [])
  const [first] = said
  const isOne = first && said.length === prices.length && said.every(({ currency }) => currency === first.currency)
  return isOne ? { said: Object.assign({}, ...said) } : {}
}

function readChips(ask: SearchParams, read: ReadQuery): Chip[] {
  const left = withoutOverridden(read.understood, ask.chosen)
  const { tags = [], where = [], ...single } = left
  const first = { ...ask, page: 1 }
  const areTagsListed = read.pieces.filter(({ key }) => key === 'tags').length === tags.length
  return [
    ...Object.entries(single).map(([key, value]) => ({
      filter: { key, value, ...(key === 'price' ? saidOf(read.pieces) : {}) } as Filter,
      without: withoutKey(first, read, key as keyof Understood),
    })),
    ...tags.map((value, at) => ({
      filter: { key: 'tag', value } as const,
      without: withoutKey(first, read, 'tags', areTagsListed ? at : undefined),
    })),
    ...where.map((value) => ({ filter: { key: 'where', value } as const, without: withoutClause(first, read, value) })),
    ...(read.sort && ask.sort === 'recommended'
      ? [{ filter: { key: 'sort', value: read.sort } as const, without: withoutKey(first, read, 'sort') }]
      : []),
  ]
}

/** A search without one of the conditions read from the text. */
function withoutClause(ask: SearchParams, read: ReadQuery, clause: Clause): SearchParams {
  const at = (read.understood.where ?? []).indexOf(clause)
  const gone = read.pieces.filter((piece) => piece.key === 'where' && piece.clause === at)
  return { ...ask, text: withoutPieces(ask.text, read.pieces, gone) }
}

/** A search without the order that its text asks for: another one is chosen by hand. */
export const withoutOrder = (ask: SearchParams, read: ReadQuery): SearchParams => withoutKey(ask, read, 'sort')

/** A list without one value; undefined when it becomes empty. */
function withoutValue<Value>(values: readonly Value[], value: Value): Value[] | undefined {
  const left = values.filter((one) => one !== value)
  return left.length > 0 ? left : undefined
}

function chosenChips(ask: SearchParams): Chip[] {
  const { tags = [], prices = [], where = [], ...single } = ask.chosen
  const withChange = (change: Chosen) => ({ ...ask, page: 1, chosen: { ...ask.chosen, ...change } })
  return [
    ...Object.entries(single)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({ filter: { key, value } as Filter, without: withChange({ [key]: undefined }) })),
    ...prices.map((value) => ({
      filter: { key: 'range', value } as const,
      without: withChange({ prices: withoutValue(prices, value) }),
    })),
    ...tags.map((value) => ({
      filter: { key: 'tag', value } as const,
      without: withChange({ tags: withoutValue(tags, value) }),
    })),
    ...where.map((value) => ({
      filter: { key: 'where', value } as const,
      without: withChange({ where: withoutValue(where, value) }),
    })),
  ]
}

/** Chips of guesses. Without one of them the others are chosen, and nothing is guessed any more. */
const guessChips = (ask: SearchParams, guesses: Chosen): Chip[] =>
  chosenChips({ ...ask, chosen: guesses }).map(({ filter, without }) => ({
    filter,
    without: { ...without, chosen: withGuesses(ask.chosen, without.chosen), guess: 'off' },
    isGuess: true,
  }))

/** Chips for the place of the visitor and for the travel time, which depends on it. */
function viewStateChips(ask: SearchParams): Chip[] {
  const { to, within, ...left } = { ...ask, page: 1 }
  return [
    ...(to ? [{ filter: { key: 'to', value: to } as const, without: left }] : []),
    ...(to && within ? [{ filter: { key: 'within', value: within } as const, without: { ...left, to } }] : []),
  ]
}

/**
 * The active filters, each with the search without it: those read from the query, the chosen ones, then the place of
 * the visitor, then what was guessed. A filter read from the query is left out if a chosen one overrides it.
 */
export function chipsOf(ask: SearchParams, read: ReadQuery, guesses: Chosen = {}): Chip[] {
  return [...readChips(ask, read), ...chosenChips(ask), ...viewStateChips(ask), ...guessChips(ask, guesses)]
}
