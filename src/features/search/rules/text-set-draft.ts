import { putRows, ROWS } from './text-rows'
import { FIELD, FIELD_BITS, type TextSet } from './text-set'

/** Numbers, one behind the other, as many as come. */
class Numbers {
  private values = new Uint32Array(1024)
  size = 0

  push(value: number): void {
    this.makeRoom(1)
    this.values[this.size] = value
    this.size += 1
  }

  add(more: Uint32Array): void {
    this.makeRoom(more.length)
    this.values.set(more, this.size)
    this.size += more.length
  }

  all(): Uint32Array {
    return this.values.slice(0, this.size)
  }

  private makeRoom(more: number): void {
    if (this.size + more <= this.values.length) return
    const wider = new Uint32Array(Math.max(this.values.length * 2, this.size + more))
    wider.set(this.values)
    this.values = wider
  }
}

/** A text set while it is written. */
export interface TextSetDraft {
  /** The set before this one, whose pieces keep their numbers. */
  before: TextSet | undefined
  texts: (readonly string[])[]
  pieces: string[]
  /** Of those pieces that the set before does not have. */
  numbers: Map<string, number>
  /** The pieces of the texts that were read for this set. */
  read: Map<string, readonly number[]>
  held: Numbers
  heldFrom: Numbers
}

/** Pieces that nothing has any more keep their numbers, but not for ever. */
const isWornOut = ({ pieces, holdersFrom }: TextSet) =>
  pieces.filter((_, number) => holdersFrom[number] === holdersFrom[number + 1]).length > pieces.length / 2

/** Begins a set. Of the one before it what has not changed is taken over, project by project. */
export function draftTextSet(old?: TextSet): TextSetDraft {
  const before = old && !isWornOut(old) ? old : undefined
  return {
    before,
    texts: [],
    pieces: before ? [...before.pieces] : [],
    numbers: new Map(),
    read: new Map(),
    held: new Numbers(),
    heldFrom: new Numbers(),
  }
}

function numberOf(draft: TextSetDraft, piece: string): number {
  const known = draft.before?.numbers.get(piece) ?? draft.numbers.get(piece)
  if (known !== undefined) return known
  const number = draft.pieces.length
  draft.pieces.push(piece)
  draft.numbers.set(piece, number)
  return number
}

function numbersOf(draft: TextSetDraft, text: string): readonly number[] {
  const known = draft.read.get(text)
  if (known) return known
  const numbers = text === '' ? [] : text.split(' ').map((piece) => numberOf(draft, piece))
  draft.read.set(text, numbers)
  return numbers
}

/** Takes the folded fields of the next project. */
export function putTexts(draft: TextSetDraft, fields: readonly string[]): void {
  const had = new Set<number>()
  draft.heldFrom.push(draft.held.size)
  for (const [field, text] of fields.entries()) {
    if (fields.indexOf(text) !== field) continue
    for (const number of numbersOf(draft, text)) {
      if (had.has(number)) continue
      had.add(number)
      draft.held.push((number << FIELD_BITS) | field)
    }
  }
  draft.texts.push(fields.map((text, field) => (fields.indexOf(text) === field ? text : '')))
}

/** Takes the next project as it stands in the set before, under its number there. */
export function putSameTexts(draft: TextSetDraft, old: TextSet, number: number): void {
  const texts = old.texts[number] ?? []
  if (!draft.before) {
    putTexts(draft, texts)
    return
  }
  draft.heldFrom.push(draft.held.size)
  draft.held.add(old.held.subarray(old.heldFrom[number], old.heldFrom[number + 1]))
  draft.texts.push(texts)
}

/** So many pieces, or holders of them, are a short step. */
const PIECES_A_STEP = 1_000
const HOLDERS_A_STEP = 40_000

/** The rows of the pieces; those of the set before are taken over. */
function* rowsOf({ before, pieces }: TextSetDraft): Generator<undefined, Uint32Array> {
  const done = before?.pieces.length ?? 0
  if (before && done === pieces.length) return before.rows
  const blocks = Math.ceil(pieces.length / 32)
  const rows = new Uint32Array(ROWS * blocks)
  const blocksBefore = (before?.rows.length ?? 0) / ROWS
  for (let row = 0; before && row < ROWS; row += 1)
    rows.set(before.rows.subarray(row * blocksBefore, (row + 1) * blocksBefore), row * blocks)
  for (let number = done; number < pieces.length; number += 1) {
    putRows(rows, number, pieces[number] ?? '')
    if (number % PIECES_A_STEP === 0) yield
  }
  return rows
}

/** Where the holders of each piece begin when they are sorted by it. */
function* begins(held: Uint32Array, pieces: number): Generator<undefined, Uint32Array> {
  const from = new Uint32Array(pieces + 1)
  for (let at = 0; at < held.length; at += 1) {
    const next = ((held[at] ?? 0) >>> FIELD_BITS) + 1
    from[next] = (from[next] ?? 0) + 1
    if (at % HOLDERS_A_STEP === 0) yield
  }
  for (let piece = 0; piece < pieces; piece += 1) from[piece + 1] = (from[piece + 1] ?? 0) + (from[piece] ?? 0)
  return from
}

/** Turned about: not which pieces a project has, but which projects have a piece, in their order. */
function* turned(
  { held, heldFrom }: Pick<TextSet, 'held' | 'heldFrom'>,
  holdersFrom: Uint32Array,
): Generator<undefined, Uint32Array> {
  const free = holdersFrom.slice()
  const holders = new Uint32Array(held.length)
  let project = 0
  for (let at = 0; at < held.length; at += 1) {
    while (at >= (heldFrom[project + 1] ?? held.length) && project < heldFrom.length - 2) project += 1
    const value = held[at] ?? 0
    const piece = value >>> FIELD_BITS
    const place = free[piece] ?? 0
    holders[place] = (project << FIELD_BITS) | (value & FIELD)
    free[piece] = place + 1
    if (at % HOLDERS_A_STEP === 0) yield
  }
  return holders
}

function numbersTogether({ before, numbers }: TextSetDraft): ReadonlyMap<string, number> {
  if (!before) return numbers
  if (numbers.size === 0) return before.numbers
  const together = new Map(before.numbers)
  for (const [piece, number] of numbers) together.set(piece, number)
  return together
}

/** Makes the text set of a draft, in short steps. */
export function* finishTextSet(draft: TextSetDraft): Generator<undefined, TextSet> {
  const { texts, pieces } = draft
  draft.heldFrom.push(draft.held.size)
  const forward = { held: draft.held.all(), heldFrom: draft.heldFrom.all() }
  yield
  const rows = yield* rowsOf(draft)
  const holdersFrom = yield* begins(forward.held, pieces.length)
  const holders = yield* turned(forward, holdersFrom)
  return { count: texts.length, texts, pieces, numbers: numbersTogether(draft), rows, ...forward, holders, holdersFrom }
}
