import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import simplified from '@fontsource-variable/noto-sans-sc/unicode.json'
import traditional from '@fontsource-variable/noto-sans-tc/unicode.json'
import { create } from 'fontkit'
import { type Cell, type Command, contoursOf, contoursOfPoints, type GlyphPoint } from './outlines'

/** The typefaces of the site: one to read, one for headings. */
export type Typeface = 'sans' | 'serif'

/** Which forms Chinese characters have. */
export type Han = 'tc' | 'sc'

/** The files of each typeface. Names of buyers stand in the sans, which alone has all letters of Vietnamese. */
const PARTS = {
  sans: ['latin', 'thai', 'latin-ext', 'vietnamese'],
  serif: ['latin', 'thai', 'latin-ext'],
} as const satisfies Record<Typeface, readonly string[]>
const fileOf = {
  sans: (part: string) => `@fontsource-variable/anuphan/files/anuphan-${part}-wght-normal`,
  serif: (part: string) => `@fontsource/noto-serif-thai/files/noto-serif-thai-${part}-400-normal`,
} as const satisfies Record<Typeface, (part: string) => string>

/** The weight of Chinese beside Thai of the usual weight. */
const HAN_WEIGHT = 400

/** What is used of fontkit; the last three are its own matter, and its version is pinned. */
interface Font {
  hasGlyphForCodePoint: (code: number) => boolean
  glyphForCodePoint: (code: number) => { id: number; path: { commands: readonly Command[] }; advanceWidth: number }
  layout: (
    text: string,
    features: Record<string, boolean>,
  ) => {
    glyphs: readonly { path: { commands: readonly Command[] } }[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }
  stream: object
  _transformedGlyphs: readonly { points?: readonly GlyphPoint[] }[]
  _variationProcessor: { transformPoints: (glyph: number, points: GlyphPoint[]) => void }
}

const inPackages = (path: string) => join(process.cwd(), 'node_modules', path)
const open = async (path: string): Promise<Font> => create(await readFile(inPackages(path))) as unknown as Font

const opened = new Map<Typeface, Promise<Font[]>>()

function facesOf(typeface: Typeface): Promise<Font[]> {
  const found = opened.get(typeface)
  if (found) return found
  const faces = Promise.all(PARTS[typeface].map((part) => open(`${fileOf[typeface](part)}.woff2`)))
  opened.set(typeface, faces)
  // A failed read is tried again the next time.
  faces.catch(() => opened.delete(typeface))
  return faces
}

/** SARA AM is a ring above the letter, below its tone mark, and a vowel after it. Fonts are drawn for the two. */
const parted = (text: string) => text.replace(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32')

/** A letter with its marks as one outline, with the marks where the font wants them. */
function cellIn(font: Font, text: string): Cell {
  const { glyphs, positions } = font.layout(parted(text), { liga: false })
  const contours: Cell['contours'][number][] = []
  let advance = 0
  for (const [index, { path }] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
    contours.push(...contoursOf(path.commands, advance + xOffset, yOffset))
    advance += xAdvance
  }
  return { text, advance: Math.round(advance), contours }
}

const rangesOf = (text: string) =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })

const slicesOf = (han: Han, listed: Readonly<Record<string, string>>) =>
  Object.entries(listed).map(([part, ranges]) => ({
    file: `@fontsource-variable/noto-sans-${han}/files/noto-sans-${han}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: rangesOf(ranges),
  }))

/** Chinese fonts are cut into some hundred files: which characters each has. */
const SLICES = { tc: slicesOf('tc', traditional), sc: slicesOf('sc', simplified) } as const

/** The outline of a character in another weight than the lightest, which the file has. */
function hanCell(font: Font, heavier: Font, text: string): Cell {
  const { id, advanceWidth } = font.glyphForCodePoint(text.codePointAt(0) ?? 0)
  const points = (font._transformedGlyphs[id]?.points ?? []).map((point) => point.copy())
  const [first] = points
  // Four more stand for the size of the glyph; it stays the same.
  const all = first
    ? [...points, ...Array.from({ length: 4 }, () => Object.assign(first.copy(), { endContour: true }))]
    : []
  if (first) heavier._variationProcessor.transformPoints(id, all)
  return { text, advance: Math.round(advanceWidth), contours: contoursOfPoints(all.slice(0, points.length)) }
}

/** Characters that were drawn before: their file need not be opened again. */
const drawn: Record<Han, Map<string, Cell>> = { tc: new Map(), sc: new Map() }

async function drawSlice(file: string, letters: readonly string[], into: Map<string, Cell>): Promise<void> {
  const bytes = await readFile(inPackages(file))
  const font = create(bytes) as unknown as Font
  const { constructor: Kind } = font as unknown as { constructor: new (stream: object, weight: number[]) => Font }
  const { constructor: Stream } = font.stream as { constructor: new (bytes: Buffer) => object }
  // Reading one glyph unpacks the file.
  void font.glyphForCodePoint(letters[0]?.codePointAt(0) ?? 0).path.commands
  const heavier = new Kind(new Stream(bytes), [HAN_WEIGHT])
  heavier.hasGlyphForCodePoint(0x20)
  for (const letter of letters) {
    if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) into.set(letter, hanCell(font, heavier, letter))
  }
}

/** Draws what is missing, file by file; others are served in between, as a file takes some time to unpack. */
async function drawHan(han: Han, letters: readonly string[]): Promise<void> {
  const missing = letters.filter((letter) => !drawn[han].has(letter))
  for (const { file, ranges } of missing.length > 0 ? SLICES[han] : []) {
    const inFile = missing.filter((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return ranges.some(([from, to]) => from <= code && code <= to)
    })
    if (inFile.length === 0) continue
    await drawSlice(file, inFile, drawn[han])
    await setImmediate()
  }
}

/** A square, for what no font has. Its text is still found and copied. */
const unknown = (text: string): Cell => {
  const square = (inset: number) =>
    [0, 1, 2, 3].map((corner) => ({
      x: corner === 0 || corner === 3 ? 60 + inset : 540 - inset,
      y: corner < 2 ? inset : 700 - inset,
      isOn: true,
    }))
  return { text, advance: 600, contours: [square(0), square(40).reverse()] }
}

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The letters of a text, each with its marks. */
export const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

const other = { tc: 'sc', sc: 'tc' } as const satisfies Record<Han, Han>

/** The cells of the letters that some font has. */
async function knownCells(typeface: Typeface, han: Han, letters: Iterable<string>): Promise<Map<string, Cell>> {
  const faces = await facesOf(typeface)
  const cells = new Map<string, Cell>()
  const rest: string[] = []
  for (const letter of new Set(letters)) {
    const codes = Array.from(parted(letter), (sign) => sign.codePointAt(0) ?? 0)
    const face = faces.find((one) => codes.every((code) => one.hasGlyphForCodePoint(code)))
    if (face) cells.set(letter, cellIn(face, letter))
    else rest.push(letter)
  }
  await drawHan(han, rest)
  const still = rest.filter((letter) => !drawn[han].has(letter))
  await drawHan(other[han], still)
  for (const letter of rest) {
    const cell = drawn[han].get(letter) ?? drawn[other[han]].get(letter)
    if (cell) cells.set(letter, cell)
  }
  return cells
}

/** The cells of letters in a typeface. Chinese has the asked forms, or the other ones where those lack a character. */
export async function cellsOf(typeface: Typeface, han: Han, letters: Iterable<string>): Promise<Map<string, Cell>> {
  const all = new Set(letters)
  const known = await knownCells(typeface, han, all)
  return new Map(Array.from(all, (letter) => [letter, known.get(letter) ?? unknown(letter)]))
}

/** The letters of a text that no font has, each once: a paper would show squares for them. */
export async function undrawnLetters(text: string): Promise<string[]> {
  const letters = new Set(lettersOf(text.normalize('NFC').replace(/\s+/g, ' ')))
  const known = await knownCells('sans', 'tc', letters)
  return [...letters].filter((letter) => !known.has(letter))
}
