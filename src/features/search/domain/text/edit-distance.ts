/** Shorter words are not corrected: one letter more or less makes another word of them. */
const SHORTEST = 4

const DIGITS_ONLY = /^[\d ]*$/

/** Length of the common prefix, and of the common suffix of what remains. */
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
 * Whether two words are at most one edit apart: an insertion, a deletion, a substitution, or a transposition of
 * neighbours (optimal string alignment). Runs in linear time.
 */
export function isWithinOneEdit(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length)
  if (longer - Math.min(one.length, other.length) > 1) return false
  const { front, back } = sharedEnds(one, other)
  const differing = longer - front - back
  if (differing <= 1) return true
  return (
    differing === 2 && one.length === other.length && one[front] === other[front + 1] && one[front + 1] === other[front]
  )
}

/** Known words, bucketed so that a lookup compares only few of them. */
export interface FuzzyDictionary {
  known: ReadonlySet<string>
  /** Word numbers by length and by prefix or suffix. */
  alike: ReadonlyMap<string, readonly number[]>
  words: readonly string[]
}

/**
 * How many letters at one end of a word any single edit leaves unchanged: an edit near the front leaves the back intact
 * and the other way round.
 */
const intactEnd = (length: number) => (length >= 7 ? 3 : length >= 5 ? 2 : 1)

const endsOf = (word: string, length: number, letters: number) => [
  `${length}<${word.slice(0, letters)}`,
  `${length}>${word.slice(-letters)}`,
]

const NEXT_LENGTHS = [0, 1, -1]

/** Whether a word may be a correction of another. Numbers may not: 2029 is no typo of 2028. */
const isFuzzyCandidate = (word: string) => word.length >= SHORTEST && !DIGITS_ONLY.test(word)

/** Builds a dictionary of folded words in short steps, so that the event loop is not blocked. */
export function* fuzzyDictionarySteps(from: Iterable<string>): Generator<undefined, FuzzyDictionary> {
  const words = [...new Set(from)].filter(isFuzzyCandidate)
  const alike = new Map<string, number[]>()
  for (const [number, word] of words.entries()) {
    const { length } = word
    const letters = new Set(NEXT_LENGTHS.map((more) => intactEnd(length + more)))
    for (const key of [...letters].flatMap((some) => endsOf(word, length, some))) {
      const same = alike.get(key)
      if (same) same.push(number)
      else alike.set(key, [number])
    }
    if (number % WORDS_A_STEP === 0) yield
  }
  return { known: new Set(words), alike, words }
}

const figuresOf = (word: string) => word.replace(/\D+/g, ' ').trim()

const WORDS_A_STEP = 500

/** Builds a dictionary in one go. */
export function fuzzyDictionaryOf(from: Iterable<string>): FuzzyDictionary {
  const steps = fuzzyDictionarySteps(from)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * The known words within one edit of a folded word of four letters or more: of the same length first, then longer, then
 * shorter, each in dictionary order; at most `most`. Figures must be equal: Rama 2 is not Rama 9.
 */
export function wordsWithinOneEdit(word: string, { alike, words }: FuzzyDictionary, most = 8): string[] {
  if (!isFuzzyCandidate(word)) return []
  const letters = intactEnd(word.length)
  return NEXT_LENGTHS.flatMap((more) => {
    const numbers = endsOf(word, word.length + more, letters).flatMap((key) => alike.get(key) ?? [])
    return [...new Set(numbers)]
      .sort((one, other) => one - other)
      .map((number) => words[number] ?? '')
      .filter(
        (candidate) =>
          candidate !== word && isWithinOneEdit(word, candidate) && figuresOf(word) === figuresOf(candidate),
      )
  }).slice(0, most)
}
