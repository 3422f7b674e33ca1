import type { Cell } from './outlines'

const UNITS_PER_EM = 1000
/** The line of the tallest Thai stack, and of the lowest vowel. */
const [ASCENT, DESCENT] = [1160, -400]

interface Box {
  xMin: number
  yMin: number
  xMax: number
  yMax: number
}

const EMPTY: Box = { xMin: 0, yMin: 0, xMax: 0, yMax: 0 }

function boxOf({ contours }: Pick<Cell, 'contours'>): Box {
  const points = contours.flat()
  if (points.length === 0) return EMPTY
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) }
}

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2)
  return bytes
}

const long = (value: number): Buffer => words(Math.floor(value / 0x10000), value)

/** Fills up to whole longs. */
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

/** Where each part ends when they follow one another. */
function sumsOf(parts: readonly { length: number }[]): number[] {
  let end = 0
  return parts.map(({ length }) => {
    end += length
    return end
  })
}

/** A simple glyph: whole coordinates, each as the difference to the point before. */
function glyphOf(cell: Cell): Buffer {
  const points = cell.contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const box = boxOf(cell)
  const ends = sumsOf(cell.contours).map((end) => end - 1)
  const steps = (of: 'x' | 'y') => points.map((point, index) => point[of] - (points[index - 1]?.[of] ?? 0))
  return padded(
    Buffer.concat([
      words(cell.contours.length, box.xMin, box.yMin, box.xMax, box.yMax),
      words(...ends, 0),
      Buffer.from(points.map(({ isOn }) => (isOn ? 1 : 0))),
      words(...steps('x')),
      words(...steps('y')),
    ]),
  )
}

function head(cells: readonly Cell[]): Buffer {
  const boxes = cells.map(boxOf)
  const [left, low] = [Math.min(...boxes.map(({ xMin }) => xMin)), Math.min(...boxes.map(({ yMin }) => yMin))]
  const [right, high] = [Math.max(...boxes.map(({ xMax }) => xMax)), Math.max(...boxes.map(({ yMax }) => yMax))]
  return Buffer.concat([
    ...[long(0x10000), long(0x10000), long(0), long(0x5f0f3cf5), words(0, UNITS_PER_EM)],
    ...[Buffer.alloc(16), words(left, low, right, high), words(0, 8, 2, 1, 0)],
  ])
}

const hhea = (count: number, widest: number): Buffer =>
  Buffer.concat([long(0x10000), words(ASCENT, DESCENT, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, count)])

function maxp(cells: readonly Cell[]): Buffer {
  const most = (size: (cell: Cell) => number) => Math.max(...cells.map(size))
  const [points, contours] = [most((cell) => cell.contours.flat().length), most((cell) => cell.contours.length)]
  return Buffer.concat([long(0x10000), words(cells.length, points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0)])
}

function checksumOf(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

/** Puts the tables behind their directory. */
function fileOf(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables).map(([tag, bytes]) => ({ tag, length: bytes.length, bytes: padded(bytes) }))
  const power = 2 ** Math.floor(Math.log2(entries.length))
  const parts = [long(0x10000), words(entries.length, power * 16, Math.log2(power), (entries.length - power) * 16)]
  let at = 12 + entries.length * 16
  for (const { tag, length, bytes } of entries) {
    parts.push(Buffer.from(tag, 'latin1'), long(checksumOf(bytes)), long(at), long(length))
    at += bytes.length
  }
  return Buffer.concat([...parts, ...entries.map(({ bytes }) => bytes)])
}

/** A TrueType font of these cells: the number of a glyph is the place of its cell. It is embedded, so it maps no letters. */
export function trueTypeOf(cells: readonly Cell[]): Buffer {
  const glyphs = cells.map(glyphOf)
  const offsets = [0, ...sumsOf(glyphs)]
  return fileOf({
    glyf: Buffer.concat(glyphs),
    head: head(cells),
    hhea: hhea(cells.length, Math.max(...cells.map(({ advance }) => advance))),
    hmtx: Buffer.concat(cells.map((cell) => words(cell.advance, boxOf(cell).xMin))),
    loca: Buffer.concat(offsets.map(long)),
    maxp: maxp(cells),
  })
}
