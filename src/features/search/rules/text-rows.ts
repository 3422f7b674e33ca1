/** More rows tell pieces apart better and cost memory: 1,024 of them are 128 bytes a piece. */
export const ROWS = 1024
/** The longest groups of letters that have rows of their own. */
const LETTERS = 3

const rowOf = (a: number, b: number, c: number) =>
  ((Math.imul(a, 0x9e3779b1) + Math.imul(b, 0x85ebca6b) + Math.imul(c, 0xc2b2ae35)) >>> 7) & (ROWS - 1)

/** The row of the group of so many letters that ends at a place of a text. */
function rowAt(text: string, letters: number, at: number): number {
  const first = letters > 2 ? text.charCodeAt(at - 2) : 0
  const second = letters > 1 ? text.charCodeAt(at - 1) : 0
  return rowOf(first, second, text.charCodeAt(at))
}

/** Sets the bit of a piece in the rows of all of its letters and groups of two and of three. */
export function putRows(rows: Uint32Array, number: number, piece: string): void {
  const blocks = rows.length / ROWS
  const block = number >>> 5
  const bit = 1 << (number & 31)
  for (let letters = 1; letters <= LETTERS; letters += 1) {
    for (let at = letters - 1; at < piece.length; at += 1) {
      const row = rowAt(piece, letters, at) * blocks + block
      rows[row] = (rows[row] ?? 0) | bit
    }
  }
}

/** Leaves in a mask of pieces those that can have a text, and surely all that have it. */
export function narrowByRows(mask: Uint32Array, rows: Uint32Array, text: string): void {
  const blocks = rows.length / ROWS
  const letters = Math.min(text.length, LETTERS)
  for (let at = letters - 1; at < text.length; at += 1) {
    const from = rowAt(text, letters, at) * blocks
    for (let block = 0; block < mask.length; block += 1) mask[block] = (mask[block] ?? 0) & (rows[from + block] ?? 0)
  }
}
