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

/** Known words, arranged so that a search looks at those that could be meant and at few others. */
export interface SlipWords {
  known: ReadonlySet<string>
  /** By length and by what they begin or end with: the words, by their number. */
  alike: ReadonlyMap<string, readonly number[]>
  words: readonly string[]
}

/**
 * So many letters at the front or at the back of a word are left as they were by any one slip: where it is in the
 * front, the back is whole. Two of them, and two neighbours that changed places between, fit in the word.
 */
const wholeEnd = (length: number) => (length >= 7 ? 3 : length >= 5 ? 2 : 1)

const endsOf = (word: string, length: number, letters: number) => [
  `${length}<${word.slice(0, letters)}`,
  `${length}>${word.slice(-letters)}`,
]

const NEXT_LENGTHS = [0, 1, -1]

/** Whether a word can be meant by another one with a slip in it. Not one of figures: 2028 is not meant by 2029. */
const canBeMeant = (word: string) => word.length >= SHORTEST && !DIGITS_ONLY.test(word)

/** Arranges folded words for `wordsWithinOneSlip`, in short steps. */
export function* slipWordSteps(from: Iterable<string>): Generator<undefined, SlipWords> {
  const words = [...new Set(from)].filter(canBeMeant)
  const alike = new Map<string, number[]>()
  for (const [number, word] of words.entries()) {
    const { length } = word
    const letters = new Set(NEXT_LENGTHS.map((more) => wholeEnd(length + more)))
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

/** The same at once. */
export function toSlipWords(from: Iterable<string>): SlipWords {
  const steps = slipWordSteps(from)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * The known words one slip away from a folded word of four letters or more: of its length, then longer, then shorter
 * ones, each in the order they are known in; at most `most` of them. Figures are no slip: Rama 2 is not Rama 9.
 */
export function wordsWithinOneSlip(word: string, { alike, words }: SlipWords, most = 8): string[] {
  if (!canBeMeant(word)) return []
  const letters = wholeEnd(word.length)
  return NEXT_LENGTHS.flatMap((more) => {
    const numbers = endsOf(word, word.length + more, letters).flatMap((key) => alike.get(key) ?? [])
    return [...new Set(numbers)]
      .sort((one, other) => one - other)
      .map((number) => words[number] ?? '')
      .filter(
        (candidate) =>
          candidate !== word && isWithinOneSlip(word, candidate) && figuresOf(word) === figuresOf(candidate),
      )
  }).slice(0, most)
}
