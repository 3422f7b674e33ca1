import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'fontkit'

/** One typeface, as files that each hold a part of its letters. The first that has a letter draws it. */
const FILES = {
  sans: ['latin', 'thai', 'latin-ext'].map((part) => `@fontsource-variable/anuphan/files/anuphan-${part}-wght-normal`),
  serif: ['latin', 'thai', 'latin-ext'].map(
    (part) => `@fontsource/noto-serif-thai/files/noto-serif-thai-${part}-400-normal`,
  ),
} as const satisfies Record<string, readonly string[]>

export type Typeface = keyof typeof FILES

/** What is used of fontkit, whose own types know neither of its two kinds of font well. */
interface Face {
  unitsPerEm: number
  hasGlyphForCodePoint(code: number): boolean
  layout(text: string): {
    glyphs: readonly { path: { toSVG(): string } }[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

const opened = new Map<Typeface, Promise<Face[]>>()

async function openFace(file: string): Promise<Face> {
  return create(await readFile(join(process.cwd(), 'node_modules', `${file}.woff2`))) as unknown as Face
}

function facesOf(typeface: Typeface): Promise<Face[]> {
  const found = opened.get(typeface)
  if (found) return found
  const faces = Promise.all(FILES[typeface].map(openFace))
  opened.set(typeface, faces)
  // A file that could not be read now may be read the next time.
  faces.catch(() => opened.delete(typeface))
  return faces
}

/** Letters of one file that stand beside one another. */
interface Run {
  face: Face
  text: string
}

/** Marks stand over letters of the same file, so a run goes on for as long as its file has what comes. */
function runsOf(faces: readonly Face[], text: string): Run[] | null {
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

/** A line of text as outlines: it looks the same on a machine without any font. */
export interface Lettering {
  /** SVG groups, base line at 0, beginning at 0. */
  outlines: string
  width: number
}

const round = (value: number) => String(Math.round(value * 1000) / 1000)

/** Sets one line; null when the typeface lacks one of its letters. */
export async function setLine(typeface: Typeface, text: string, size: number): Promise<Lettering | null> {
  const runs = runsOf(await facesOf(typeface), text)
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

/** Sets words on as few lines as fit; null when the typeface lacks a letter. A word is never cut. */
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
