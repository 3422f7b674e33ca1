import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import type { ProjectFacts } from '../types'
import { num } from './svg'

interface Step {
  command: string
  args: number[]
}

interface Shape {
  id: number
  advanceWidth: number
  path: { commands: Step[] }
}

interface PlainFont {
  unitsPerEm: number
  layout(text: string): { glyphs: Shape[]; positions: { xAdvance: number }[] }
}

const FILES = {
  noble: '@fontsource/noto-serif-thai/files/noto-serif-thai-latin-400-normal.woff2',
  nue: '@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2',
} as const

const opened = new Map<string, PlainFont>()

function openFont(brand: ProjectFacts['brand']): PlainFont {
  const found = opened.get(brand)
  if (found) return found
  const path = createRequire(import.meta.url).resolve(FILES[brand])
  const font = fontkit.openSync(path) as unknown as PlainFont
  opened.set(brand, font)
  return font
}

const LETTER: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

function glyphPath(shape: Shape, scale: number, x: number, y: number): string {
  return shape.path.commands
    .map(({ command, args }) => {
      const points = args.map((value, i) => num(i % 2 === 0 ? x + value * scale : y - value * scale))
      return `${LETTER[command] ?? 'L'}${points.join(' ')}`
    })
    .join('')
}

interface Lettering {
  data: string
  width: number
}

/** A line of text as path data; x, y is the start of its base line, `spacing` in ems between letters. */
export function letterPath(
  brand: ProjectFacts['brand'],
  text: string,
  size: number,
  x: number,
  y: number,
  spacing = 0,
): Lettering {
  const font = openFont(brand)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = x
  const parts = glyphs.map((glyph, i) => {
    const data = glyphPath(glyph, scale, at, y)
    at += (positions[i]?.xAdvance ?? glyph.advanceWidth) * scale + spacing * size
    return data
  })
  return { data: parts.join(''), width: at - x - spacing * size }
}
