const MOST_WORDS = 6
const LONGEST_WORD = 24

/**
 * Of the words of a search those that may stand in a mail to somebody who has not proved yet that they typed them:
 * letters, marks and digits. What could be an address, or a sentence of a stranger, is left out.
 */
export function plainWords(words: readonly string[]): string[] {
  return words
    .map((word) => word.trim())
    .filter((word) => word !== '' && word.length <= LONGEST_WORD && /^[\p{L}\p{M}\p{N}]+$/u.test(word))
    .slice(0, MOST_WORDS)
}
