import { allOf, eachOf, type Mask } from './masks'

/**
 * The folded texts of all projects in one language, and rows of bits that tell which projects can have a piece of
 * text: for each group of three letters (two where they are Chinese) one row with a bit for each project. A search
 * takes the rows of its word together and looks for it in those texts only that have them all.
 */
export interface TextSet {
  /** For each project its fields, one behind the other, with `SEAM` between. */
  texts: string[]
  /** Where in its text each field of each project ends. */
  ends: Uint32Array
  fields: number
  count: number
  /** For each 32 projects in turn all of their rows, so that what is made together lies together. */
  rows: Uint32Array
}

/** Stands between two fields; folded texts have no such character. */
const SEAM = '\n'
const SEAM_CODE = 10

/** More rows tell texts apart better and cost memory: 4,096 of them are half a kilobyte a project. */
const ROWS = 4096
const FIRST_THAI = 0x0e00
const FIRST_CHINESE = 0x2e80

export function emptyTextSet(count: number, fields: number): TextSet {
  return {
    texts: Array.from({ length: count }, () => ''),
    ends: new Uint32Array(count * fields),
    fields,
    count,
    rows: new Uint32Array(ROWS * Math.ceil(count / 32)),
  }
}

const rowOf = (a: number, b: number, c: number) =>
  ((Math.imul(a, 0x9e3779b1) + Math.imul(b, 0x85ebca6b) + Math.imul(c, 0xc2b2ae35)) >>> 7) & (ROWS - 1)

/**
 * The rows of a text: all of its groups of letters when it is kept, or those of a word when it is looked for. A word
 * of one letter, or of two that are not Chinese, has none: it may be anywhere.
 */
function eachRow(text: string, call: (row: number) => void): void {
  let [before, last] = [SEAM_CODE, SEAM_CODE]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code !== SEAM_CODE && last !== SEAM_CODE) {
      if (before !== SEAM_CODE) call(rowOf(before, last, code))
      if (last >= FIRST_CHINESE || code >= FIRST_CHINESE) call(rowOf(0, last, code))
    }
    before = last
    last = code
  }
}

/** Takes the folded fields of one project. A text that an earlier field has already is not kept twice. */
export function putTexts(set: TextSet, project: number, fields: readonly string[]): void {
  const kept: string[] = []
  let length = 0
  for (let field = 0; field < set.fields; field += 1) {
    const own = fields[field] ?? ''
    if (own !== '' && !kept.includes(own)) {
      kept.push(own)
      length += own.length + SEAM.length
    }
    set.ends[project * set.fields + field] = length
  }
  const text = kept.length > 0 ? kept.join(SEAM) + SEAM : ''
  set.texts[project] = text
  const block = (project >>> 5) * ROWS
  const bit = 1 << (project & 31)
  eachRow(text, (row) => {
    set.rows[block + row] = (set.rows[block + row] ?? 0) | bit
  })
}

/** The projects whose texts can have a folded word, and surely all that have it. */
function candidates(set: TextSet, word: string): Mask {
  const mask = allOf(set.count)
  eachRow(word, (row) => {
    for (let block = 0; block < mask.length; block += 1) {
      mask[block] = (mask[block] ?? 0) & (set.rows[block * ROWS + row] ?? 0)
    }
  })
  return mask
}

/** The field in which a place of a project's text lies. */
function fieldAt(set: TextSet, project: number, at: number): number {
  let field = 0
  while (field < set.fields - 1 && (set.ends[project * set.fields + field] ?? 0) <= at) field += 1
  return field
}

const isEdge = (code: number) => Number.isNaN(code) || code === 32 || code === SEAM_CODE

const isLatin = (code: number) => code < FIRST_THAI
/** A Latin word that is shorter has to be there whole: `cat`, but not in `category`. */
const SHORTEST_BEGINNING = 4

/** How a word stands at a place of a text: whether it begins and ends a word there. */
const standsAt = (text: string, at: number, length: number) => ({
  startsWord: isEdge(text.charCodeAt(at - 1)),
  endsWord: isEdge(text.charCodeAt(at + length)),
})

/** The first place where a text has a word: anywhere, or where it is a word of its own if Latin. -1 when nowhere. */
function placeOf(text: string, word: string, isOwn: boolean): number {
  let at = text.indexOf(word)
  if (!isOwn || !isLatin(word.charCodeAt(0))) return at
  while (at !== -1) {
    const { startsWord, endsWord } = standsAt(text, at, word.length)
    if (startsWord && (endsWord || word.length >= SHORTEST_BEGINNING)) return at
    at = text.indexOf(word, at + 1)
  }
  return at
}

/**
 * Tells of each project that has a folded word: the first of its fields to have it, and whether it begins and ends a
 * word there. What was typed may stand anywhere; what only means the same (`isOwn`) has to be a word of its own.
 */
export function findIn(
  set: TextSet,
  word: string,
  isOwn: boolean,
  found: (project: number, field: number, startsWord: boolean, endsWord: boolean) => void,
): void {
  eachOf(candidates(set, word), (project) => {
    const text = set.texts[project] ?? ''
    const at = placeOf(text, word, isOwn)
    if (at === -1) return
    const { startsWord, endsWord } = standsAt(text, at, word.length)
    found(project, fieldAt(set, project, at), startsWord, endsWord)
  })
}
