import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'fontkit'

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

/** Adjacent characters set with one font file. */
interface Run {
  face: Font
  text: string
}

/** A combining mark must use the font of its base, so a run continues while its font has the next character. */
function runsOf(faces: readonly Font[], text: string): Run[] | null {
  const runs: Run[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    if (last?.face.hasGlyphForCodePoint(code)) last.text += letter
    else {
      const face = faces.find((one) => one.hasGlyphForCodePoint(code))
      if (!face) return null
      runs.push({ face, text: letter })
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

/** Sets one line; null when the typeface lacks a glyph. */
export async function setLine(typeface: Typeface, text: string, size: number): Promise<Lettering | null> {
  const runs = runsOf(await fontsOf(typeface), text)
  if (!runs) return null
  const parts: string[] = []
  let at = 0
  for (const { face, text: letters } of runs) {
    const scale = size / face.unitsPerEm
    const { glyphs, positions } = face.layout(letters)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = glyph.path.toSVG()
      const [x, y] = [round(at + xOffset * scale), round(-yOffset * scale)]
      if (outline)
        parts.push(`<path transform="matrix(${round(scale)} 0 0 ${round(-scale)} ${x} ${y})" d="${outline}"/>`)
      at += xAdvance * scale
    }
  }
  return { outlines: parts.join(''), width: at }
}

/** Breaks a text into lines; null when the typeface lacks a glyph. Words are never split. */
export async function setLines(
  typeface: Typeface,
  text: string,
  size: number,
  width: number,
): Promise<Lettering[] | null> {
  const lines: Lettering[] = []
  let said = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = said ? await setLine(typeface, `${said} ${word}`, size) : null
    if (longer && longer.width <= width) {
      lines[lines.length - 1] = longer
      said = `${said} ${word}`
    } else {
      const own = await setLine(typeface, word, size)
      if (!own) return null
      lines.push(own)
      said = word
    }
  }
  return lines
}
