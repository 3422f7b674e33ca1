import type { UnderstoodPiece } from '../search-types'

type Stretch = Pick<UnderstoodPiece, 'from' | 'to'>

/** The first position of a word outside the given ranges; null when there is none. */
function placeOf(text: string, word: string, taken: readonly Stretch[]): Stretch | null {
  for (let from = text.indexOf(word); from !== -1 && word !== ''; from = text.indexOf(word, from + 1)) {
    const to = from + word.length
    if (taken.every((one) => one.to <= from || one.from >= to)) return { from, to }
  }
  return null
}

/** Removes words from a text, each once, but never from an understood piece: the first 2 of `2 bed revolve 2` stays. */
export function withoutWords(text: string, words: readonly string[], pieces: readonly Stretch[]): string {
  const gone: Stretch[] = []
  for (const word of words) {
    const place = placeOf(text, word, [...pieces, ...gone])
    if (place) gone.push(place)
  }
  const inTurn = gone.toSorted((one, other) => other.from - one.from)
  const left = inTurn.reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
  return left.split(/\s+/).join(' ').trim()
}
