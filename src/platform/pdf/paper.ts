import type { Locale } from '@/i18n/locales'
import { HTML_LANG, LANGUAGE_TAG } from '@/i18n/locales'
import { linesOf, piecesOf } from './line-breaks'
import type { Cell } from './outlines'
import { type Line, PAGE_HEIGHT, PAGE_WIDTH, pdfOf, type Rule } from './pdf-file'
import type { Element } from './pdf-structure'
import { cellsOf, lettersOf, type Typeface } from './typefaces'

/** A paragraph of one column. Sizes and distances in points. */
export interface Paragraph {
  text: string
  locale: Locale
  size: number
  typeface?: Typeface
  /** Beside the black of the text. */
  isQuiet?: boolean
  /** A rule is drawn above. */
  hasRule?: boolean
  /** The distance to what is above. */
  above?: number
}

/** What stands side by side: one column, or the Thai text with its translation. */
export type Band = readonly (readonly Paragraph[])[]

export interface Paper {
  title: string
  /** Whose forms Chinese characters have. */
  locale: Locale
  bands: readonly Band[]
  /** At the foot of each page, before its number. */
  foot: string
  createdAt: Date
}

const MARGIN = 48
const FOOT = 66
const GUTTER = 22
/** Marks above and below Thai letters need room. */
const LEADING = 1.5
const [BLACK, QUIET, HAIRLINE] = [0.1, 0.38, 0.75]
/** A band up to this height is not parted: it goes to the next page. A higher one does so when less than `LEAST` is left. */
const WHOLE = (PAGE_HEIGHT - MARGIN - FOOT) / 3
const LEAST = 64

/** A line of a column, not yet on a page. */
interface SetLine {
  cells: readonly Cell[]
  size: number
  grey: number
  above: number
  hasRule: boolean
  element: Element
}

type Cells = Readonly<Record<Typeface, ReadonlyMap<string, Cell>>>

const textOf = ({ text }: Paragraph) => text.normalize('NFC').replace(/[\t\r\u00a0]+/g, ' ')

/** The cells of all that a paper says, drawn once for each typeface. */
async function cellsOfPaper({ bands, foot, locale }: Paper): Promise<Cells> {
  const paragraphs = bands.flat(2)
  const han = locale === 'cht' ? 'tc' : 'sc'
  const of = async (typeface: Typeface, ...more: string[]) => {
    const texts = paragraphs.filter((one) => (one.typeface ?? 'sans') === typeface).map(textOf)
    return cellsOf(
      typeface,
      han,
      [...texts, ...more].flatMap((text) => lettersOf(text.replaceAll('\n', ''))),
    )
  }
  return { sans: await of('sans', foot, '0123456789/ '), serif: await of('serif') }
}

const TITLE_SIZE = 18

/** Titles and the heads of clauses are set in the typeface with serifs, and nothing else is. */
function elementOf({ locale, size, typeface }: Paragraph): Element {
  const heading = size >= TITLE_SIZE ? 'H1' : 'H2'
  return { role: typeface === 'serif' ? heading : 'P', language: HTML_LANG[locale] }
}

const widthOf = (cells: readonly Cell[], size: number) =>
  (cells.reduce((sum, { advance }) => sum + advance, 0) * size) / 1000

/** A paragraph as lines of a width. */
function setOf(paragraph: Paragraph, width: number, all: Cells): SetLine[] {
  const { locale, size, typeface = 'sans', isQuiet, hasRule = false, above = 0 } = paragraph
  const cellsIn = (text: string) => lettersOf(text).flatMap((letter) => all[typeface].get(letter) ?? [])
  const measure = (text: string) => widthOf(cellsIn(text), size)
  const element = elementOf(paragraph)
  const lines = textOf(paragraph)
    .split('\n')
    .flatMap((text) => linesOf(piecesOf(text, locale), width, measure, lettersOf))
  return lines.map((text, index) => ({
    ...{ cells: cellsIn(text), size, grey: isQuiet ? QUIET : BLACK, element },
    ...{ above: index === 0 ? above : 0, hasRule: hasRule && index === 0 },
  }))
}

const heightOf = ({ size, above }: SetLine) => size * LEADING + above

/** Pages that are filled from the top. */
class Pages {
  readonly pages: { lines: Line[]; rules: Rule[] }[] = []
  private y = 0

  constructor() {
    this.turn()
  }

  turn(): void {
    this.pages.push({ lines: [], rules: [] })
    this.y = PAGE_HEIGHT - MARGIN
  }

  /** Puts what fits of a column below `top`; resolves to where it ends, and takes it from the column. */
  private fill(column: SetLine[], x: number, width: number): number {
    const page = this.pages.at(-1)
    let y = this.y
    while (column[0] && y - heightOf(column[0]) >= FOOT) {
      const { cells, size, grey, above, hasRule, element } = column.shift() as SetLine
      if (hasRule) page?.rules.push({ x, y: y - above / 2, width, grey: HAIRLINE })
      y -= above + size * LEADING
      page?.lines.push({ cells, x, y: y + size * 0.42, size, grey, element })
    }
    return y
  }

  /** Puts columns side by side, and goes on with each at the top of the next page. */
  put(columns: SetLine[][], width: number): void {
    const tallest = Math.max(...columns.map((column) => column.reduce((sum, line) => sum + heightOf(line), 0)))
    const needed = tallest <= WHOLE ? tallest : LEAST
    if (this.y - needed < FOOT) this.turn()
    while (columns.some(({ length }) => length > 0)) {
      const ends = columns.map((column, index) => this.fill(column, MARGIN + index * (width + GUTTER), width))
      this.y = Math.min(...ends)
      if (columns.some(({ length }) => length > 0)) this.turn()
    }
  }
}

/** The foot of each page: what it is, and its number. */
function addFeet(pages: Pages['pages'], foot: string, all: Cells): void {
  const size = 8
  for (const [index, page] of pages.entries()) {
    const [said, number] = [foot, `${index + 1}/${pages.length}`].map((text) =>
      lettersOf(text).flatMap((letter) => all.sans.get(letter) ?? []),
    )
    const y = MARGIN - 8
    page.lines.push({ cells: said ?? [], x: MARGIN, y, size, grey: QUIET, element: null })
    const x = PAGE_WIDTH - MARGIN - widthOf(number ?? [], size)
    page.lines.push({ cells: number ?? [], x, y, size, grey: QUIET, element: null })
  }
}

/** The paragraphs as they are read: of bands with as many columns the first column of all, then the next. */
function readingOrder(bands: readonly (readonly SetLine[])[][]): Element[] {
  const runs: (readonly SetLine[])[][][] = []
  for (const band of bands) {
    const run = runs.at(-1)
    if (run?.[0]?.length === band.length) run.push(band)
    else runs.push([band])
  }
  const sets = runs.flatMap((run) => (run[0] ?? []).flatMap((_, column) => run.flatMap((band) => band[column] ?? [])))
  return [...new Set(sets.map(({ element }) => element))]
}

/**
 * Sets a paper as PDF, A4. Each letter is one glyph with its marks in place, and says its own text: Thai and Chinese look
 * right, and are found and copied whole. Its paragraphs are tagged, so that a voice reads one language after the other. The printed page stays the canonical form (decision 0078).
 */
export async function setPaper(paper: Paper): Promise<Buffer> {
  const all = await cellsOfPaper(paper)
  const pages = new Pages()
  const widthIn = ({ length }: Band) => (PAGE_WIDTH - 2 * MARGIN - GUTTER * (length - 1)) / length
  const bands = paper.bands.map((band) =>
    band.map((column) => column.flatMap((paragraph) => setOf(paragraph, widthIn(band), all))),
  )
  const elements = readingOrder(bands)
  for (const [at, columns] of bands.entries()) pages.put(columns, widthIn(paper.bands[at] ?? []))
  addFeet(pages.pages, paper.foot, all)
  const { title, createdAt } = paper
  return pdfOf(pages.pages, { title, author: 'noble & nue', language: LANGUAGE_TAG.th, createdAt, elements })
}
