import { emptyMask, forEachBit, fullMask, intersectionOf, type Mask, setBit } from './bit-masks'
import { narrowBySignature } from './ngram-signatures'
import { bestPosition, positionIn, type WordPosition } from './word-position'

/**
 * The folded texts of all projects in one language. Each distinct term (text between spaces) is stored once, with
 * postings of the projects and fields that contain it. Each letter, bigram and trigram has a row with one bit per term.
 * A search intersects the rows of its word, checks only the remaining terms and reads their postings, so its cost grows
 * with the number of distinct terms.
 */
export interface TextIndex {
  count: number
  /** The fields of each project; a text that an earlier field contains already is not stored again. */
  texts: readonly (readonly string[])[]
  terms: readonly string[]
  /** Term numbers. */
  numbers: ReadonlyMap<string, number>
  rows: Uint32Array
  /** Terms of each project: term and first field that contains it in one number, and the start of each project. */
  projectTerms: Uint32Array
  projectTermStarts: Uint32Array
  /** Postings of each term: project and field in one number, and the start of each term. */
  postings: Uint32Array
  postingStarts: Uint32Array
}

/** Bits for the field in those numbers; there are thirteen fields. */
export const FIELD_BITS = 4
export const FIELD = (1 << FIELD_BITS) - 1

/** The terms that may contain a part of a word: all that do, and possibly others. */
function candidateTerms({ terms, rows }: TextIndex, part: string): Mask {
  const mask = fullMask(terms.length)
  narrowBySignature(mask, rows, part)
  return mask
}

/** Combines field and position into one rank, lower is better: by field, then by position. */
const rankOf = (field: number, position: WordPosition) => field * 3 + position
const NOT_MET = 255
let ranks = new Uint8Array(0)

/** The best rank of a word without spaces in each project. The result is valid until the next call. */
function ranksOf(set: TextIndex, word: string, isOwn: boolean): Uint8Array {
  if (ranks.length < set.count) ranks = new Uint8Array(set.count)
  const best = ranks.fill(NOT_MET, 0, set.count)
  const { terms, postingStarts, postings } = set
  forEachBit(candidateTerms(set, word), (number) => {
    const position = positionIn(terms[number] ?? '', word, isOwn)
    if (position === null) return
    const end = postingStarts[number + 1] ?? 0
    for (let at = postingStarts[number] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0
      const rank = rankOf(posting & FIELD, position)
      const project = posting >>> FIELD_BITS
      if (rank < (best[project] ?? 0)) best[project] = rank
    }
  })
  return best
}

/** Receives each matching project with the first field that matches and the best position in it. */
export type Found = (project: number, field: number, position: WordPosition) => void

/** Scans the fields of some projects one by one. Only words with spaces need this. */
function findInEach(set: TextIndex, projects: Mask, word: string, isOwn: boolean, found: Found): void {
  forEachBit(projects, (project) => {
    const texts = set.texts[project] ?? []
    for (let field = 0; field < texts.length; field += 1) {
      const position = bestPosition(texts[field] ?? '', word, isOwn)
      if (position === null) continue
      found(project, field, position)
      return
    }
  })
}

/** Whether a term fits its part of a word with spaces: it ends with the first part, or starts with the last. */
function canBe(term: string, parts: readonly string[], number: number): boolean {
  const part = parts[number] ?? ''
  if (number === 0) return term.endsWith(part)
  return number === parts.length - 1 ? term.startsWith(part) : term === part
}

/** The projects that have a matching term for every part of a word with spaces, in any place. */
function withAllParts(set: TextIndex, parts: readonly string[]): Mask {
  const having = parts.map((part, number) => {
    const mask = emptyMask(set.count)
    forEachBit(candidateTerms(set, part), (term) => {
      if (!canBe(set.terms[term] ?? '', parts, number)) return
      const end = set.postingStarts[term + 1] ?? 0
      for (let at = set.postingStarts[term] ?? 0; at < end; at += 1)
        setBit(mask, (set.postings[at] ?? 0) >>> FIELD_BITS)
    })
    return mask
  })
  return intersectionOf(having, set.count)
}

/**
 * Calls back for each project that contains a folded word. A typed word may occur anywhere; a synonym (`isOwn`) must be
 * a whole word or the start of one.
 */
export function findWord(set: TextIndex, word: string, isOwn: boolean, found: Found): void {
  const parts = word.split(' ')
  if (parts.length > 1) {
    findInEach(set, withAllParts(set, parts), word, isOwn, found)
    return
  }
  const own = ranksOf(set, word, isOwn)
  for (let project = 0; project < set.count; project += 1) {
    const rank = own[project] ?? NOT_MET
    if (rank !== NOT_MET) found(project, Math.floor(rank / 3), (rank % 3) as WordPosition)
  }
}

/** The terms that occur in any of the given fields. */
export function termsIn({ terms, postings, postingStarts }: TextIndex, fields: ReadonlySet<number>): string[] {
  return terms.filter((_, number) => {
    const end = postingStarts[number + 1] ?? 0
    for (let at = postingStarts[number] ?? 0; at < end; at += 1)
      if (fields.has((postings[at] ?? 0) & FIELD)) return true
    return false
  })
}
