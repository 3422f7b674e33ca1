/** Marks that join letters in some scripts and emoji (ZWNJ, ZWJ): the only invisible characters that carry meaning. */
const JOINERS = '\u200c\u200d'

/**
 * A typed or pasted text without invisible characters: direction marks and overrides (which can turn a name around, as
 * in `exe.gpj`), zero-width spaces, soft hyphens, byte order marks.
 */
export const plainText = (typed: string): string =>
  typed.replace(/\p{Cf}/gu, (mark) => (JOINERS.includes(mark) ? mark : ''))

/** A name as it is compared: apostrophes and hyphens of any keyboard, case, width, blanks and invisible marks are alike. */
export const comparedName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[’‘ʼʹ´`＇]/g, "'")
    .replace(/[‐‑‒–—−﹣－]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('en')
