/** How a word stands where it was met, the best first: as a whole word, at the beginning of one, inside one. */
export type Standing = 0 | 1 | 2
export const WHOLE = 0
export const BEGINS = 1
export const INSIDE = 2

const SPACE = 32
const FIRST_THAI = 0x0e00
/** A Latin word that is shorter has to be there whole: `cat`, but not in `category`. */
const SHORTEST_BEGINNING = 4

const isEdge = (code: number) => Number.isNaN(code) || code === SPACE

/** Whether a standing will do: a Latin word that only means the same has to be a word of its own, or begin one. */
function willDo(standing: Standing, word: string, isOwn: boolean): boolean {
  if (!isOwn || word.charCodeAt(0) >= FIRST_THAI) return true
  return standing === WHOLE || (standing === BEGINS && word.length >= SHORTEST_BEGINNING)
}

function standingAt(text: string, at: number, length: number): Standing {
  if (!isEdge(text.charCodeAt(at - 1))) return INSIDE
  return isEdge(text.charCodeAt(at + length)) ? WHOLE : BEGINS
}

/** How a word stands in a piece of a text, which has no spaces; null when it does not. */
export function standingIn(piece: string, word: string, isOwn: boolean): Standing | null {
  const at = piece.indexOf(word)
  if (at === -1) return null
  const standing = standingAt(piece, at, word.length)
  return willDo(standing, word, isOwn) ? standing : null
}

/** How a folded word stands in a folded text at best; null when it does not. */
export function bestStanding(text: string, word: string, isOwn: boolean): Standing | null {
  let best: Standing | null = null
  for (let at = text.indexOf(word); at !== -1 && best !== WHOLE; at = text.indexOf(word, at + 1)) {
    const standing = standingAt(text, at, word.length)
    if (willDo(standing, word, isOwn) && (best === null || standing < best)) best = standing
  }
  return best
}
