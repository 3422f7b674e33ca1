/** More rows mean fewer false candidates and more memory: 1,024 rows are 128 bytes a term. */
export const SIGNATURE_ROWS = 1024
/** The longest n-grams with rows. */
const LETTERS = 3

const signatureRow = (a: number, b: number, c: number) =>
  ((Math.imul(a, 0x9e3779b1) + Math.imul(b, 0x85ebca6b) + Math.imul(c, 0xc2b2ae35)) >>> 7) & (SIGNATURE_ROWS - 1)

/** The row of the n-gram that ends at a position. */
function signatureRowAt(text: string, letters: number, at: number): number {
  const first = letters > 2 ? text.charCodeAt(at - 2) : 0
  const second = letters > 1 ? text.charCodeAt(at - 1) : 0
  return signatureRow(first, second, text.charCodeAt(at))
}

/** Sets the bit of a term in the rows of its letters, bigrams and trigrams. */
export function addSignature(rows: Uint32Array, number: number, term: string): void {
  const blocks = rows.length / SIGNATURE_ROWS
  const block = number >>> 5
  const bit = 1 << (number & 31)
  for (let letters = 1; letters <= LETTERS; letters += 1) {
    for (let at = letters - 1; at < term.length; at += 1) {
      const row = signatureRowAt(term, letters, at) * blocks + block
      rows[row] = (rows[row] ?? 0) | bit
    }
  }
}

/** Narrows a mask to the terms that may contain a text. There are false positives, but no false negatives. */
export function narrowBySignature(mask: Uint32Array, rows: Uint32Array, text: string): void {
  const blocks = rows.length / SIGNATURE_ROWS
  const letters = Math.min(text.length, LETTERS)
  for (let at = letters - 1; at < text.length; at += 1) {
    const from = signatureRowAt(text, letters, at) * blocks
    for (let block = 0; block < mask.length; block += 1) mask[block] = (mask[block] ?? 0) & (rows[from + block] ?? 0)
  }
}
