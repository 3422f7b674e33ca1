import { addSignature, SIGNATURE_ROWS } from './ngram-signatures'
import { FIELD, FIELD_BITS, type TextIndex } from './text-set'

/** A growable array of numbers. */
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

/** A text index under construction. */
export interface TextIndexDraft {
  /** The previous index, whose terms keep their numbers. */
  before: TextIndex | undefined
  texts: (readonly string[])[]
  terms: string[]
  /** Numbers of the terms that are not in the previous index. */
  numbers: Map<string, number>
  /** Terms of the texts that were already read for this index. */
  read: Map<string, readonly number[]>
  projectTerms: Numbers
  projectTermStarts: Numbers
}

/** Whether more than half of the terms are unused. Until then unused terms keep their numbers. */
const isSparse = ({ terms, postingStarts }: TextIndex) =>
  terms.filter((_, number) => postingStarts[number] === postingStarts[number + 1]).length > terms.length / 2

/** Starts a text index. Unchanged projects are copied from the previous one. */
export function startTextIndex(old?: TextIndex): TextIndexDraft {
  const before = old && !isSparse(old) ? old : undefined
  return {
    before,
    texts: [],
    terms: before ? [...before.terms] : [],
    numbers: new Map(),
    read: new Map(),
    projectTerms: new Numbers(),
    projectTermStarts: new Numbers(),
  }
}

function numberOf(draft: TextIndexDraft, term: string): number {
  const known = draft.before?.numbers.get(term) ?? draft.numbers.get(term)
  if (known !== undefined) return known
  const number = draft.terms.length
  draft.terms.push(term)
  draft.numbers.set(term, number)
  return number
}

function numbersOf(draft: TextIndexDraft, text: string): readonly number[] {
  const known = draft.read.get(text)
  if (known) return known
  const numbers = text === '' ? [] : text.split(' ').map((term) => numberOf(draft, term))
  draft.read.set(text, numbers)
  return numbers
}

/** Adds the folded fields of the next project. */
export function addTexts(draft: TextIndexDraft, fields: readonly string[]): void {
  const had = new Set<number>()
  draft.projectTermStarts.push(draft.projectTerms.size)
  for (const [field, text] of fields.entries()) {
    if (fields.indexOf(text) !== field) continue
    for (const number of numbersOf(draft, text)) {
      if (had.has(number)) continue
      had.add(number)
      draft.projectTerms.push((number << FIELD_BITS) | field)
    }
  }
  draft.texts.push(fields.map((text, field) => (fields.indexOf(text) === field ? text : '')))
}

/** Copies the next project from the previous index, where it has the given number. */
export function copyTexts(draft: TextIndexDraft, old: TextIndex, number: number): void {
  const texts = old.texts[number] ?? []
  if (!draft.before) {
    addTexts(draft, texts)
    return
  }
  draft.projectTermStarts.push(draft.projectTerms.size)
  draft.projectTerms.add(old.projectTerms.subarray(old.projectTermStarts[number], old.projectTermStarts[number + 1]))
  draft.texts.push(texts)
}

/** Terms or postings per step. */
const TERMS_A_STEP = 1_000
const POSTINGS_A_STEP = 40_000

/** The signature rows of the terms; those of the previous index are reused. */
function* rowsOf({ before, terms }: TextIndexDraft): Generator<undefined, Uint32Array> {
  const done = before?.terms.length ?? 0
  if (before && done === terms.length) return before.rows
  const blocks = Math.ceil(terms.length / 32)
  const rows = new Uint32Array(SIGNATURE_ROWS * blocks)
  const blocksBefore = (before?.rows.length ?? 0) / SIGNATURE_ROWS
  for (let row = 0; before && row < SIGNATURE_ROWS; row += 1)
    rows.set(before.rows.subarray(row * blocksBefore, (row + 1) * blocksBefore), row * blocks)
  for (let number = done; number < terms.length; number += 1) {
    addSignature(rows, number, terms[number] ?? '')
    if (number % TERMS_A_STEP === 0) yield
  }
  return rows
}

/** The start of the postings of each term when they are sorted by term. */
function* begins(projectTerms: Uint32Array, terms: number): Generator<undefined, Uint32Array> {
  const from = new Uint32Array(terms + 1)
  for (let at = 0; at < projectTerms.length; at += 1) {
    const next = ((projectTerms[at] ?? 0) >>> FIELD_BITS) + 1
    from[next] = (from[next] ?? 0) + 1
    if (at % POSTINGS_A_STEP === 0) yield
  }
  for (let term = 0; term < terms; term += 1) from[term + 1] = (from[term + 1] ?? 0) + (from[term] ?? 0)
  return from
}

/** Inverts the index: from the terms of each project to the projects of each term, in order. */
function* turned(
  { projectTerms, projectTermStarts }: Pick<TextIndex, 'projectTerms' | 'projectTermStarts'>,
  postingStarts: Uint32Array,
): Generator<undefined, Uint32Array> {
  const free = postingStarts.slice()
  const postings = new Uint32Array(projectTerms.length)
  let project = 0
  for (let at = 0; at < projectTerms.length; at += 1) {
    while (at >= (projectTermStarts[project + 1] ?? projectTerms.length) && project < projectTermStarts.length - 2)
      project += 1
    const value = projectTerms[at] ?? 0
    const term = value >>> FIELD_BITS
    const place = free[term] ?? 0
    postings[place] = (project << FIELD_BITS) | (value & FIELD)
    free[term] = place + 1
    if (at % POSTINGS_A_STEP === 0) yield
  }
  return postings
}

function numbersTogether({ before, numbers }: TextIndexDraft): ReadonlyMap<string, number> {
  if (!before) return numbers
  if (numbers.size === 0) return before.numbers
  const together = new Map(before.numbers)
  for (const [term, number] of numbers) together.set(term, number)
  return together
}

/** Builds the text index from a draft, in short steps. */
export function* finishTextIndex(draft: TextIndexDraft): Generator<undefined, TextIndex> {
  const { texts, terms } = draft
  draft.projectTermStarts.push(draft.projectTerms.size)
  const forward = { projectTerms: draft.projectTerms.all(), projectTermStarts: draft.projectTermStarts.all() }
  yield
  const rows = yield* rowsOf(draft)
  const postingStarts = yield* begins(forward.projectTerms, terms.length)
  const postings = yield* turned(forward, postingStarts)
  return {
    count: texts.length,
    texts,
    terms,
    numbers: numbersTogether(draft),
    rows,
    ...forward,
    postings,
    postingStarts,
  }
}
