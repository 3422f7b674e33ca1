import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'fontkit'
import type { Locale } from '@/i18n/locales'
import { type ChineseForms, chineseOutlines } from '@/platform/picture/chinese-outlines'

/** The files of a typeface, each with a part of its glyphs. The first that has a glyph is used. */
const FILES = {
  sans: ['latin', 'thai', 'latin-ext'].map((part) => `@fontsource-variable/anuphan/files/anuphan-${part}-wght-normal`),
  serif: ['latin', 'thai', 'latin-ext'].map(
    (part) => `@fontsource/noto-serif-thai/files/noto-serif-thai-${part}-400-normal`,
  ),
} as const satisfies Record<string, readonly string[]>

export type Typeface = keyof typeof FILES

/** The part of fontkit's API that is used; its own types do not cover both kinds of font. */
interface Font {
  unitsPerEm: number
  hasGlyphForCodePoint(code: number): boolean
  layout(text: string): {
    glyphs: readonly { path: { toSVG(): string } }[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

const opened = new Map<Typeface, Promise<Font[]>>()

async function openFont(file: string): Promise<Font> {
  return create(await readFile(join(process.cwd(), 'node_modules', `${file}.woff2`))) as unknown as Font
}

function fontsOf(typeface: Typeface): Promise<Font[]> {
  const found = opened.get(typeface)
  if (found) return found
  const faces = Promise.all(FILES[typeface].map(openFont))
  opened.set(typeface, faces)
  // Retry a failed read the next time.
  faces.catch(() => opened.delete(typeface))
  return faces
}

/** Which forms Chinese characters have in a language. */
export const hanOf = (locale: Locale): ChineseForms => (locale === 'cht' ? 'tc' : 'sc')

/** Adjacent characters set with one font file; without a font those are Chinese. */
interface Run {
  face: Font | null
  text: string
}

/** A combining mark must use the font of its base, so a run continues while its font has the next character. */
function runsOf(faces: readonly Font[], text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    if (last?.face?.hasGlyphForCodePoint(code)) last.text += letter
    else {
      const face = faces.find((one) => one.hasGlyphForCodePoint(code)) ?? null
      if (last && last.face === face) last.text += letter
      else runs.push({ face, text: letter })
    }
  }
  return runs
}

/** A line of text as outlines: it renders the same without installed fonts. */
export interface Lettering {
  /** SVG groups, starting at x 0 on the baseline y 0. */
  outlines: string
  width: number
}

const round = (value: number) => String(Math.round(value * 1000) / 1000)

/** Latin and Thai as their font sets them. */
function setRun(face: Font, text: string, size: number, from: number): Lettering {
  const scale = size / face.unitsPerEm
  const { glyphs, positions } = face.layout(text)
  let at = from
  const parts = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const [outline, x, y] = [glyph.path.toSVG(), round(at + xOffset * scale), round(-yOffset * scale)]
    at += xAdvance * scale
    return outline && `<path transform="matrix(${round(scale)} 0 0 ${round(-scale)} ${x} ${y})" d="${outline}"/>`
  })
  return { outlines: parts.join(''), width: at - from }
}

/** Chinese, sign by sign; null where no font has one of them, so that nobody sees a box. */
async function setHan(text: string, size: number, han: ChineseForms, from: number): Promise<Lettering | null> {
  const signs = await chineseOutlines(text, han)
  if (!signs) return null
  const scale = size / 1000
  let [at, outlines] = [from, '']
  for (const { path, advance } of signs) {
    if (path) outlines += `<path transform="matrix(${round(scale)} 0 0 ${round(-scale)} ${round(at)} 0)" d="${path}"/>`
    at += advance * scale
  }
  return { outlines, width: at - from }
}

/** Sets one line; null when no typeface has one of its signs. */
export async function setLine(
  typeface: Typeface,
  text: string,
  size: number,
  han: ChineseForms,
): Promise<Lettering | null> {
  const faces = await fontsOf(typeface)
  let [width, outlines] = [0, '']
  for (const { face, text: letters } of runsOf(faces, text)) {
    const run = face ? setRun(face, letters, size, width) : await setHan(letters, size, han, width)
    if (!run) return null
    outlines += run.outlines
    width += run.width
  }
  return { outlines, width }
}

/** What may not begin a line: it stays with what stands before it. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\s]+$/u

/** Breaks pieces (words with their spaces) into lines; null when no typeface has a sign. Pieces are never split. */
export async function setLines(
  typeface: Typeface,
  pieces: readonly string[],
  size: number,
  measure: number,
  han: ChineseForms,
): Promise<Lettering[] | null> {
  const lines: Lettering[] = []
  let said = ''
  for (const piece of pieces) {
    const longer = await setLine(typeface, (said + piece).trim(), size, han)
    if (!longer) return null
    if (said && longer.width > measure && !CLOSING.test(piece)) {
      const own = await setLine(typeface, piece.trim(), size, han)
      if (!own) return null
      lines.push(own)
      said = piece
    } else {
      lines.splice(Math.max(0, lines.length - 1), 1, longer)
      said += piece
    }
  }
  return lines
}
