import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type QrMatrix, qrCode, qrPath } from './qr-code'

/** Level M by version, from table 9 of the standard: data codewords of each block. */
const DATA = [
  [16],
  [28],
  [44],
  [32, 32],
  [43, 43],
  [27, 27, 27, 27],
  [31, 31, 31, 31],
  [38, 38, 39, 39],
  [36, 36, 36, 37, 37],
  [43, 43, 43, 43, 44],
]
const MIDDLES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]
const FLIPS = [
  (i: number, j: number) => (i + j) % 2,
  (i: number) => i % 2,
  (_: number, j: number) => j % 3,
  (i: number, j: number) => (i + j) % 3,
  (i: number, j: number) => (Math.trunc(i / 2) + Math.trunc(j / 3)) % 2,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
]

/** Whether a module belongs to a function pattern, by the numbers of the standard, independent of the tested code. */
function isPattern(size: number, row: number, column: number): boolean {
  const version = (size - 17) / 4
  const [low, high] = [Math.min(row, column), Math.max(row, column)]
  if (row === 6 || column === 6 || (row < 9 && column < 9)) return true
  if (low < 9 && high >= size - 8) return true
  if (version >= 7 && low < 6 && high >= size - 11) return true
  const middles = MIDDLES[version - 1] ?? []
  const isNear = (y: number, x: number) => Math.abs(y - row) <= 2 && Math.abs(x - column) <= 2
  const last = middles.length - 1
  return middles.some((y, a) =>
    middles.some((x, b) => isNear(y, x) && !(a === 0 && (b === 0 || b === last)) && !(a === last && b === 0)),
  )
}

/** Format information of level M by mask (ISO/IEC 18004, table C.1). */
const FORMATS = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0]

/** The mask in the format information beside the upper left corner. */
function maskOf(matrix: QrMatrix): number {
  const cells = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => matrix[row]?.[8])
  const rest = [7, 5, 4, 3, 2, 1, 0].map((column) => matrix[8]?.[column])
  const bits = [...cells, ...rest].reduce((sum, isDark, index) => sum | (Number(isDark) << index), 0)
  return FORMATS.indexOf(bits)
}

/** Every data bit in reading order, unmasked. */
function bitsOf(matrix: QrMatrix): string {
  const size = matrix.length
  const flip = FLIPS[maskOf(matrix)]
  let bits = ''
  let row = size - 1
  let step = -1
  const rights = Array.from({ length: size }, (_, column) => size - 1 - column).filter(
    (column) => column > 0 && (column > 6 ? column % 2 === 0 : column % 2 === 1),
  )
  for (const right of rights) {
    for (; row >= 0 && row < size; row += step) {
      for (const column of [right, right - 1]) {
        if (isPattern(size, row, column)) continue
        bits += Number(matrix[row]?.[column] !== (flip?.(row, column) === 0))
      }
    }
    step = -step
    row += step
  }
  return bits
}

/** Decodes a symbol like a scanner, without error correction. */
function read(matrix: QrMatrix): string {
  const version = (matrix.length - 17) / 4
  const codewords = (bitsOf(matrix).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const lengths = DATA[version - 1] ?? []
  const blocks = lengths.map((): number[] => [])
  let next = 0
  for (let index = 0; index < Math.max(...lengths); index += 1) {
    for (const [block, length] of lengths.entries()) {
      if (index < length) blocks[block]?.push(codewords[next++] ?? 0)
    }
  }
  const bits = blocks
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
  expect(bits.slice(0, 4)).toBe('0100')
  const start = version < 10 ? 12 : 20
  const count = Number.parseInt(bits.slice(4, start), 2)
  const bytes = bits.slice(start, start + 8 * count).match(/.{8}/g) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)))
}

describe('a QR code', () => {
  it.each([
    [14, 21],
    [15, 25],
    [106, 41],
    [107, 45],
    [180, 53],
    [181, 57],
    [213, 57],
  ])('of %i bytes has %i modules per side', (bytes, size) => {
    expect(qrCode('a'.repeat(bytes))).toHaveLength(size)
  })

  it('rejects text above 213 bytes', () => {
    expect(qrCode('a'.repeat(214))).toBeNull()
    expect(qrCode('ก'.repeat(72))).toBeNull()
  })

  it('decodes to the text it encodes', () => {
    const text = fc
      .string({ maxLength: 53, unit: 'grapheme' })
      .filter((one) => new TextEncoder().encode(one).length < 214)
    fc.assert(
      fc.property(text, (one) => read(qrCode(one) ?? []) === one),
      { numRuns: 15 },
    )
  })

  it.each([1, 20, 40, 60, 80, 100, 120, 150, 175, 213])('decodes to the text it encodes, %i bytes long', (bytes) => {
    const text = 'https://x.example/th/condominium/'.repeat(7).slice(0, bytes)
    expect(read(qrCode(text) ?? [])).toBe(text)
  })

  it('is drawn as one path, row by row', () => {
    expect(
      qrPath([
        [true, true, false],
        [false, false, true],
      ]),
    ).toBe('M0 0h2v1h-2zM2 1h1v1h-1z')
  })
})
