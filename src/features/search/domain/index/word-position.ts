/** Position of a match, best first: a whole word, the start of a word, inside a word. */
export type WordPosition = 0 | 1 | 2
export const WHOLE = 0
export const STARTS_WORD = 1
export const INSIDE = 2

const SPACE = 32
const FIRST_THAI = 0x0e00
/** Shorter Latin synonyms must match a whole word: `cat`, but not `category`. */
const SHORTEST_BEGINNING = 4

const isEdge = (code: number) => Number.isNaN(code) || code === SPACE

/** Whether a position counts. A Latin synonym must be a whole word or start one. */
function isAcceptable(position: WordPosition, word: string, isOwn: boolean): boolean {
  if (!isOwn || word.charCodeAt(0) >= FIRST_THAI) return true
  return position === WHOLE || (position === STARTS_WORD && word.length >= SHORTEST_BEGINNING)
}

function positionAt(text: string, at: number, length: number): WordPosition {
  if (!isEdge(text.charCodeAt(at - 1))) return INSIDE
  return isEdge(text.charCodeAt(at + length)) ? WHOLE : STARTS_WORD
}

/** Position of a word in a term without spaces; null when it does not occur. */
export function positionIn(term: string, word: string, isOwn: boolean): WordPosition | null {
  const at = term.indexOf(word)
  if (at === -1) return null
  const position = positionAt(term, at, word.length)
  return isAcceptable(position, word, isOwn) ? position : null
}

/** Best position of a folded word in a folded text; null when it does not occur. */
export function bestPosition(text: string, word: string, isOwn: boolean): WordPosition | null {
  let best: WordPosition | null = null
  for (let at = text.indexOf(word); at !== -1 && best !== WHOLE; at = text.indexOf(word, at + 1)) {
    const position = positionAt(text, at, word.length)
    if (isAcceptable(position, word, isOwn) && (best === null || position < best)) best = position
  }
  return best
}
