const MOST_WORDS = 6
const LONGEST_WORD = 24

/**
 * The search words that may appear in a mail to an unconfirmed address: letters, marks and digits only. Anything that
 * could be an address or a stranger's sentence is left out.
 */
export function plainWords(words: readonly string[]): string[] {
  return words
    .map((word) => word.trim())
    .filter((word) => word !== '' && word.length <= LONGEST_WORD && /^[\p{L}\p{M}\p{N}]+$/u.test(word))
    .slice(0, MOST_WORDS)
}
