import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import type { Point } from '../pdf/outlines'
import { cellsOf, lettersOf, type Typeface } from '../pdf/typefaces'

/** A line of text as outlines: it looks the same on a machine without fonts. */
export interface TextLine {
  /** The data of an SVG path, beginning at x 0 on the baseline y 0. */
  path: string
  width: number
}

interface LineOf {
  text: string
  locale: Locale
  /** In pixels; smaller where the line would be wider than `most`. */
  size: number
  most: number
  typeface?: Typeface
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOn: true })

/** The points of a contour with those that TrueType leaves out, beginning on the curve. */
function wholeOf(contour: readonly Point[]): Point[] {
  const all = contour.flatMap((point, at) => {
    const before = contour.at(at - 1)
    return before && !before.isOn && !point.isOn ? [between(before, point), point] : [point]
  })
  const first = all.findIndex(({ isOn }) => isOn)
  return first < 0 ? [] : [...all.slice(first), ...all.slice(0, first)]
}

/** One contour as path data. `place` moves and scales a point of the letter. */
export function pathOf(contour: readonly Point[], place: (point: Point) => string): string {
  const [start, ...rest] = wholeOf(contour)
  if (!start) return ''
  const parts = [`M${place(start)}`]
  for (const [at, point] of rest.entries()) {
    if (!point.isOn) parts.push(`Q${place(point)} ${place(rest[at + 1] ?? start)}`)
    else if (at === 0 || rest[at - 1]?.isOn) parts.push(`L${place(point)}`)
  }
  return `${parts.join('')}Z`
}

const round = (value: number) => String(Math.round(value * 100) / 100)

/** Sets one line in our own typefaces: Latin, Thai and Chinese, whichever it is written in. */
export async function textLine({ text, locale, size, most, typeface = 'sans' }: LineOf): Promise<TextLine> {
  const letters = lettersOf(text.normalize('NFC'))
  const cells = await cellsOf(typeface, LANGUAGE_TAG[locale] === 'zh-Hans' ? 'sc' : 'tc', letters)
  const set = letters.flatMap((letter) => cells.get(letter) ?? [])
  const ems = set.reduce((sum, { advance }) => sum + advance, 0) / 1000
  const scale = Math.min(size, most / Math.max(ems, 1)) / 1000
  let at = 0
  const paths: string[] = []
  for (const { advance, contours } of set) {
    const left = at
    for (const contour of contours)
      paths.push(pathOf(contour, ({ x, y }) => `${round((x + left) * scale)} ${round(-y * scale)}`))
    at += advance
  }
  return { path: paths.join(''), width: ems * 1000 * scale }
}
