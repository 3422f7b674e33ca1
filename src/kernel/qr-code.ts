import { codewordsFor, versionFor } from './qr-codewords'

/** Rows of modules; true is dark. */
export type QrMatrix = readonly (readonly boolean[])[]

/** A symbol under construction: its modules, and which of them belong to function patterns and carry no data. */
interface Sheet {
  version: number
  size: number
  dark: boolean[][]
  fixed: boolean[][]
}

/** The centres of the alignment patterns by version (ISO/IEC 18004, annex E). */
const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]]

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function put(sheet: Sheet, x: number, y: number, isDark: boolean): void {
  const [dark, fixed] = [sheet.dark[y], sheet.fixed[y]]
  if (!dark || !fixed || x < 0 || x >= sheet.size) return
  dark[x] = isDark
  fixed[x] = true
}

/** Draws concentric rings; `isDark` decides by the distance from the centre. */
function putRings(sheet: Sheet, x: number, y: number, reach: number, isDark: (distance: number) => boolean): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      put(sheet, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

/** A number followed by its remainder modulo a code's polynomial, as in annexes C and D. */
function withRest(value: number, polynomial: number): number {
  const degree = 31 - Math.clz32(polynomial)
  let rest = value << degree
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit -= 1) {
    if ((rest >> bit) & 1) rest ^= polynomial << (bit - degree)
  }
  return (value << degree) | rest
}

/** Level M is 00; the remaining format bits are the three of the mask. */
export const formatBits = (mask: number) => withRest(mask, 0b10100110111) ^ 0b101010000010010
export const versionBits = (version: number) => withRest(version, 0b1111100100101)

function putFormat(sheet: Sheet, mask: number): void {
  const bits = formatBits(mask)
  for (let index = 0; index < 15; index += 1) {
    const isDark = ((bits >> index) & 1) === 1
    // Beside the upper left corner, skipping the timing lines; then a second copy, split over the other two corners.
    if (index < 8) put(sheet, 8, index < 6 ? index : index + 1, isDark)
    else put(sheet, index === 8 ? 7 : 14 - index, 8, isDark)
    if (index < 8) put(sheet, sheet.size - 1 - index, 8, isDark)
    else put(sheet, 8, sheet.size - 15 + index, isDark)
  }
  put(sheet, 8, sheet.size - 8, true)
}

function putVersion(sheet: Sheet): void {
  if (sheet.version < 7) return
  const bits = versionBits(sheet.version)
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >> index) & 1) === 1
    const [near, far] = [Math.floor(index / 3), sheet.size - 11 + (index % 3)]
    put(sheet, far, near, isDark)
    put(sheet, near, far, isDark)
  }
}

function putAlignment(sheet: Sheet): void {
  const places = ALIGNMENT[sheet.version - 1] ?? []
  const last = places.at(-1)
  const ring = (x: number, y: number) => putRings(sheet, x, y, 2, (distance) => distance !== 1)
  for (const y of places) {
    for (const x of places) ring(x, y)
    if (y !== last) ring(6, y)
    if (y !== last) ring(y, 6)
  }
}

function emptySheet(version: number): Sheet {
  const size = 17 + 4 * version
  const rows = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const sheet = { version, size, dark: rows(), fixed: rows() }
  for (let index = 0; index < size; index += 1) {
    put(sheet, 6, index, index % 2 === 0)
    put(sheet, index, 6, index % 2 === 0)
  }
  const corner = (distance: number) => distance !== 2 && distance !== 4
  putRings(sheet, 3, 3, 4, corner)
  putRings(sheet, size - 4, 3, 4, corner)
  putRings(sheet, 3, size - 4, 4, corner)
  putAlignment(sheet)
  putFormat(sheet, 0)
  putVersion(sheet)
  return sheet
}

/** The positions of data modules: two columns at a time from the right, alternately up and down. */
function dataPlaces({ size, fixed }: Sheet): [x: number, y: number][] {
  const upward = Array.from({ length: size }, (_, step) => size - 1 - step)
  // The vertical timing line has its own column, which is not part of a pair.
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair).map((x) =>
    x <= 6 ? x - 1 : x,
  )
  const places = pairs.flatMap((right, pair) =>
    (pair % 2 === 0 ? upward : upward.toReversed()).flatMap((y): [number, number][] => [
      [right, y],
      [right - 1, y],
    ]),
  )
  return places.filter(([x, y]) => !fixed[y]?.[x])
}

function masked(sheet: Sheet, codewords: readonly number[], mask: number): Sheet {
  const drawn: Sheet = { ...sheet, dark: sheet.dark.map((row) => [...row]) }
  const flips = MASKS[mask]
  for (const [index, [x, y]] of dataPlaces(sheet).entries()) {
    const bit = ((codewords[index >> 3] ?? 0) >> (7 - (index & 7))) & 1
    const row = drawn.dark[y]
    if (row) row[x] = (bit === 1) !== (flips?.(x, y) ?? false)
  }
  putFormat(drawn, mask)
  return drawn
}

const LOOKS_LIKE_A_CORNER = /(?=10111010000|00001011101)/g

/** Penalties of one line: runs of five or more, and patterns that resemble a finder pattern. */
function linePenalty(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? []
  const corners = line.match(LOOKS_LIKE_A_CORNER) ?? []
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 40 * corners.length
}

/** The penalty score of a symbol (ISO/IEC 18004, 7.8.3); the mask with the lowest is used. */
function penalty(dark: QrMatrix): number {
  const rows = dark.map((row) => row.map(Number).join(''))
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''))
  let sum = 0
  for (const line of [...rows, ...columns]) sum += linePenalty(line)
  for (let y = 1; y < rows.length; y += 1) {
    for (let x = 1; x < rows.length; x += 1) {
      const square = `${rows[y - 1]?.slice(x - 1, x + 1)}${rows[y]?.slice(x - 1, x + 1)}`
      if (square === '0000' || square === '1111') sum += 3
    }
  }
  const share = rows.join('').replaceAll('0', '').length / rows.length ** 2
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}

/** A text as a QR code (byte mode, level M), without its quiet margin; null beyond 213 bytes of UTF-8. */
export function qrCode(text: string): QrMatrix | null {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (version === null) return null
  const sheet = emptySheet(version)
  const codewords = codewordsFor(bytes, version)
  const all = MASKS.map((_, mask) => masked(sheet, codewords, mask).dark)
  return all.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

/** The dark modules as one SVG path in module units, row by row. */
export function qrPath(matrix: QrMatrix): string {
  return matrix
    .map((row, y) => {
      const line = row.map(Number).join('')
      return [...line.matchAll(/1+/g)]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join('')
    })
    .join('')
}
