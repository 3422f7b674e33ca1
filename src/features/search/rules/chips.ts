import type { PriceRange } from '@/features/addresses'
import type { FilterKey } from './filters'
import { withoutPiece } from './read-query'
import type { ReadQuery, Understood, UnderstoodPiece } from './search'
import { type Chosen, leftUnderstood, type SearchAsk } from './search-address'

/** One thing a search is narrowed by: a filter and its value, tags and prices one by one. */
export type Filter =
  | { [Key in keyof Omit<Understood, 'tags'>]-?: { key: Key; value: NonNullable<Understood[Key]> } }[keyof Omit<
      Understood,
      'tags'
    >]
  | { key: 'tag'; value: string }
  | { key: 'range'; value: PriceRange }
  | { key: 'to'; value: string }
  | { key: 'within'; value: number }

/** A filter in use, and the search without it. */
export interface Chip {
  filter: Filter
  without: SearchAsk
}

/** The text without some of its pieces; what was read out of the others is read out of what is left. */
function withoutPieces(text: string, pieces: readonly UnderstoodPiece[], gone: readonly UnderstoodPiece[]): string {
  // From the end, so that the places of those before stay true.
  const inTurn = gone.toSorted((a, b) => b.from - a.from)
  return inTurn.reduce((left, piece, turn) => {
    const isTrue = ({ to }: UnderstoodPiece) => turn === 0 || to <= (inTurn[turn - 1]?.from ?? 0)
    const others = pieces.filter((other) => !gone.includes(other) && isTrue(other))
    return withoutPiece(left, piece, others)
  }, text)
}

/** `new` of `new condo`: said of the kind beside it, and read as a status for its sake alone. */
function saidOf(text: string, { pieces, understood }: ReadQuery, kinds: readonly UnderstoodPiece[]): UnderstoodPiece[] {
  const isBeside = (one: UnderstoodPiece, other: UnderstoodPiece) => /^\s*$/.test(text.slice(one.to, other.from))
  const isOfOne = (piece: UnderstoodPiece) =>
    kinds.some((kind) => (kind.from < piece.from ? isBeside(kind, piece) : isBeside(piece, kind)))
  return understood.badge === 'New_Project' ? pieces.filter((piece) => piece.key === 'badge' && isOfOne(piece)) : []
}

/**
 * A search without every piece that was read as one key; of pieces read as tags only without the one at a position.
 * What would go with a kind, and stays, is chosen from then on.
 */
function withoutKey(ask: SearchAsk, read: ReadQuery, key: keyof Understood, at?: number): SearchAsk {
  const ofKey = read.pieces.filter((piece) => piece.key === key)
  const gone = at === undefined ? ofKey : ofKey.slice(at, at + 1)
  const isKind = (key === 'group' || key === 'brand') && ask.chosen.badge === undefined
  const along = isKind ? saidOf(ask.text, read, gone) : []
  const text = withoutPieces(ask.text, read.pieces, [...gone, ...along])
  return along.length > 0 ? { ...ask, text, chosen: { ...ask.chosen, badge: 'New_Project' } } : { ...ask, text }
}

function readChips(ask: SearchAsk, read: ReadQuery): Chip[] {
  const { tags = [], ...single } = leftUnderstood(read.understood, ask.chosen)
  const first = { ...ask, page: 1 }
  const areTagsTold = read.pieces.filter(({ key }) => key === 'tags').length === tags.length
  return [
    ...Object.entries(single).map(([key, value]) => ({
      filter: { key, value } as Filter,
      without: withoutKey(first, read, key as keyof Understood),
    })),
    ...tags.map((value, at) => ({
      filter: { key: 'tag', value } as const,
      without: withoutKey(first, read, 'tags', areTagsTold ? at : undefined),
    })),
  ]
}

/** A list without one of its values; nothing when it was the last. */
function less<Value>(values: readonly Value[], value: Value): Value[] | undefined {
  const left = values.filter((one) => one !== value)
  return left.length > 0 ? left : undefined
}

function chosenChips(ask: SearchAsk): Chip[] {
  const { tags = [], prices = [], ...single } = ask.chosen
  const with_ = (change: Chosen) => ({ ...ask, page: 1, chosen: { ...ask.chosen, ...change } })
  return [
    ...Object.entries(single)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({ filter: { key, value } as Filter, without: with_({ [key]: undefined }) })),
    ...prices.map((value) => ({
      filter: { key: 'range', value } as const,
      without: with_({ prices: less(prices, value) }),
    })),
    ...tags.map((value) => ({ filter: { key: 'tag', value } as const, without: with_({ tags: less(tags, value) }) })),
  ]
}

/** The place of the visitor, and the longest way to it: without the place there is no way. */
function stanceChips(ask: SearchAsk): Chip[] {
  const { to, within, ...left } = { ...ask, page: 1 }
  return [
    ...(to ? [{ filter: { key: 'to', value: to } as const, without: left }] : []),
    ...(to && within ? [{ filter: { key: 'within', value: within } as const, without: { ...left, to } }] : []),
  ]
}

/**
 * What a search is narrowed by, and for each the search without it: first what was read from its words, then what was
 * chosen by hand, last the visitor's own place. What somebody chose otherwise is not told as understood.
 */
export function chipsOf(ask: SearchAsk, read: ReadQuery): Chip[] {
  return [...readChips(ask, read), ...chosenChips(ask), ...stanceChips(ask)]
}

/** What a filter of a request is made of, as chips tell it: `tags` and `prices` one by one. */
const CHIP_KEY = { tags: 'tag', prices: 'range' } as const

/** The filters in use that make up one filter of a request. */
export function filtersOf(ask: SearchAsk, read: ReadQuery, key: FilterKey): Filter[] {
  const told = key === 'tags' || key === 'prices' ? CHIP_KEY[key] : key
  return chipsOf(ask, read).flatMap(({ filter }) => (filter.key === told ? [filter] : []))
}

/** A search without one filter of its request, whether it was read from the words or chosen by hand. */
export function withoutFilters(ask: SearchAsk, read: ReadQuery, key: FilterKey): SearchAsk {
  if (key === 'within') return { ...ask, within: undefined }
  const { [key as keyof Chosen]: chosen, ...left } = ask.chosen
  if (chosen !== undefined) return { ...ask, chosen: left }
  return key === 'prices' ? ask : withoutKey(ask, read, key)
}
