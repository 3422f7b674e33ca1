import { allOf, eachOf, inAll, include, type Mask, noneOf } from './masks'
import { bestStanding, type Standing, standingIn } from './standing'
import { narrowByRows } from './text-rows'

/**
 * The folded texts of all projects in one language. They are kept as their pieces (what stands between spaces), each
 * different one once, with the projects and fields that have it; and for each letter and group of two and of three
 * letters a row with a bit for each piece. A search takes the rows of its word together, looks for it in those pieces
 * only that have them all, and reads off the projects: what it costs grows with the different words there are.
 */
export interface TextSet {
  count: number
  /** For each project its fields; what an earlier field has already is not kept twice. */
  texts: readonly (readonly string[])[]
  pieces: readonly string[]
  /** The number of each piece. */
  numbers: ReadonlyMap<string, number>
  rows: Uint32Array
  /** Which pieces each project has: a piece and the first field to have it in one number, and where each begins. */
  held: Uint32Array
  heldFrom: Uint32Array
  /** The same by piece: a project and the field in one number, and where the holders of each piece begin. */
  holders: Uint32Array
  holdersFrom: Uint32Array
}

/** Bits for the field in those numbers; there are thirteen fields. */
export const FIELD_BITS = 4
export const FIELD = (1 << FIELD_BITS) - 1

/** The pieces that can have a part of a word, and surely all that have it. */
function piecesThatMayHave({ pieces, rows }: TextSet, part: string): Mask {
  const mask = allOf(pieces.length)
  narrowByRows(mask, rows, part)
  return mask
}

/** Standings of fields in one number, the best first: by field, then by how the word stands there. */
const rankOf = (field: number, standing: Standing) => field * 3 + standing
const NOT_MET = 255
let ranks = new Uint8Array(0)

/** For each project the rank of the first of its fields to have a word without spaces. Good until it is asked again. */
function ranksOf(set: TextSet, word: string, isOwn: boolean): Uint8Array {
  if (ranks.length < set.count) ranks = new Uint8Array(set.count)
  const best = ranks.fill(NOT_MET, 0, set.count)
  const { pieces, holdersFrom, holders } = set
  eachOf(piecesThatMayHave(set, word), (number) => {
    const standing = standingIn(pieces[number] ?? '', word, isOwn)
    if (standing === null) return
    const end = holdersFrom[number + 1] ?? 0
    for (let at = holdersFrom[number] ?? 0; at < end; at += 1) {
      const holder = holders[at] ?? 0
      const rank = rankOf(holder & FIELD, standing)
      const project = holder >>> FIELD_BITS
      if (rank < (best[project] ?? 0)) best[project] = rank
    }
  })
  return best
}

/** Tells of a project that has a word: the first of its fields to have it, and how it stands there at best. */
export type Found = (project: number, field: number, standing: Standing) => void

/** Looks through the fields of some projects one by one: what every search could do, and few have to. */
function findInEach(set: TextSet, projects: Mask, word: string, isOwn: boolean, found: Found): void {
  eachOf(projects, (project) => {
    const texts = set.texts[project] ?? []
    for (let field = 0; field < texts.length; field += 1) {
      const standing = bestStanding(texts[field] ?? '', word, isOwn)
      if (standing === null) continue
      found(project, field, standing)
      return
    }
  })
}

/** Whether a piece can be where a part of a word with spaces stands: it ends with the first, and begins with the last. */
function canBe(piece: string, parts: readonly string[], number: number): boolean {
  const part = parts[number] ?? ''
  if (number === 0) return piece.endsWith(part)
  return number === parts.length - 1 ? piece.startsWith(part) : piece === part
}

/** The projects that have a piece for every part of a word with spaces in it, wherever. */
function withAllParts(set: TextSet, parts: readonly string[]): Mask {
  const having = parts.map((part, number) => {
    const mask = noneOf(set.count)
    eachOf(piecesThatMayHave(set, part), (piece) => {
      if (!canBe(set.pieces[piece] ?? '', parts, number)) return
      const end = set.holdersFrom[piece + 1] ?? 0
      for (let at = set.holdersFrom[piece] ?? 0; at < end; at += 1) include(mask, (set.holders[at] ?? 0) >>> FIELD_BITS)
    })
    return mask
  })
  return inAll(having, set.count)
}

/**
 * Tells of each project that has a folded word. What was typed may stand anywhere; what only means the same (`isOwn`)
 * has to be a word of its own, or begin one.
 */
export function findIn(set: TextSet, word: string, isOwn: boolean, found: Found): void {
  const parts = word.split(' ')
  if (parts.length > 1) {
    findInEach(set, withAllParts(set, parts), word, isOwn, found)
    return
  }
  const own = ranksOf(set, word, isOwn)
  for (let project = 0; project < set.count; project += 1) {
    const rank = own[project] ?? NOT_MET
    if (rank !== NOT_MET) found(project, Math.floor(rank / 3), (rank % 3) as Standing)
  }
}

/** The pieces that stand in one of some fields of any project. */
export function piecesIn({ pieces, holders, holdersFrom }: TextSet, fields: ReadonlySet<number>): string[] {
  return pieces.filter((_, number) => {
    const end = holdersFrom[number + 1] ?? 0
    for (let at = holdersFrom[number] ?? 0; at < end; at += 1) if (fields.has((holders[at] ?? 0) & FIELD)) return true
    return false
  })
}
