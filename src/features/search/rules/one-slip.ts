/** Words shorter than this are not guessed at: one letter more or less makes them other words. */
const SHORTEST = 4

const DIGITS_ONLY = /^[\d ]*$/

/** How far two words are the same from the front, and from the back of what is left. */
function sharedEnds(one: string, other: string): { front: number; back: number } {
  const shorter = Math.min(one.length, other.length)
  let front = 0
  while (front < shorter && one.charCodeAt(front) === other.charCodeAt(front)) front += 1
  let back = 0
  while (
    back < shorter - front &&
    one.charCodeAt(one.length - 1 - back) === other.charCodeAt(other.length - 1 - back)
  ) {
    back += 1
  }
  return { front, back }
}

/**
 * Whether one word becomes the other by one slip of the hand at most: a letter too many, too few or wrong, or two
 * neighbours the wrong way round. Takes one pass whatever the words are.
 */
export function isWithinOneSlip(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length)
  if (longer - Math.min(one.length, other.length) > 1) return false
  const { front, back } = sharedEnds(one, other)
  const differing = longer - front - back
  if (differing <= 1) return true
  return (
    differing === 2 && one.length === other.length && one[front] === other[front + 1] && one[front + 1] === other[front]
  )
}

/** Known words by their length, so that a search looks at those that could be meant and at no others. */
export type WordsByLength = ReadonlyMap<number, readonly string[]>

/** Sorts folded words for `wordsWithinOneSlip`. Those of figures only stay out: 2028 is not meant by 2029. */
export function byLength(words: Iterable<string>): WordsByLength {
  const sorted = new Map<number, string[]>()
  for (const word of new Set(words)) {
    if (word.length < SHORTEST || DIGITS_ONLY.test(word)) continue
    const same = sorted.get(word.length)
    if (same) same.push(word)
    else sorted.set(word.length, [word])
  }
  return sorted
}

/** The known words one slip away from a folded word of four letters or more; at most `most` of them. */
export function wordsWithinOneSlip(word: string, known: WordsByLength, most = 8): string[] {
  if (word.length < SHORTEST || DIGITS_ONLY.test(word)) return []
  const near = [word.length, word.length + 1, word.length - 1].flatMap((length) => known.get(length) ?? [])
  const found: string[] = []
  for (const candidate of near) {
    if (found.length === most) break
    if (candidate !== word && isWithinOneSlip(word, candidate)) found.push(candidate)
  }
  return found
}
