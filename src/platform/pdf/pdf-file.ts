import { deflateSync } from 'node:zlib'
import type { Cell } from './outlines'
import { addStructure, type Element, marked } from './pdf-structure'
import { trueTypeOf } from './true-type'

/** A line of cells on a page, in points from its lower left corner. `grey` is 0 for black, 1 for white. */
export interface Line {
  cells: readonly Cell[]
  x: number
  y: number
  size: number
  grey: number
  /** The paragraph it belongs to; null of what nobody reads, such as the foot of a page. */
  element: Element | null
}

/** A thin rule. */
export interface Rule {
  x: number
  y: number
  width: number
  grey: number
}

export interface Page {
  lines: readonly Line[]
  rules: readonly Rule[]
}

/** What a reader shows above the pages. */
export interface PdfFacts {
  title: string
  author: string
  /** `th`: what most of the text is written in. */
  language: string
  createdAt: Date
  /** The paragraphs in the order in which they are read. */
  elements: readonly Element[]
}

/** A4, in points. */
export const [PAGE_WIDTH, PAGE_HEIGHT] = [595, 842]

const hex = (value: number) => value.toString(16).padStart(4, '0')
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')
const round = (value: number) => String(Math.round(value * 100) / 100)

type Part = string | Buffer

/** The objects of a file, each with its place. Numbers start at 1. */
class Objects {
  private readonly parts: Part[] = []
  private readonly places: number[] = []
  private length = 0

  private write(part: Part): void {
    this.parts.push(part)
    this.length += Buffer.byteLength(part as string, 'latin1')
  }

  constructor() {
    this.write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')
  }

  add(number: number, ...body: Part[]): void {
    this.places[number] = this.length
    for (const part of [`${number} 0 obj\n`, ...body, '\nendobj\n']) this.write(part)
  }

  stream(number: number, entries: string, content: Buffer): void {
    const packed = deflateSync(content)
    this.add(number, `<<${entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`, packed, '\nendstream')
  }

  file(root: number, info: number): Buffer {
    const [start, size] = [this.length, this.places.length]
    const rows = this.places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
    this.write(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`)
    this.write(`trailer\n<</Size ${size}/Root ${root} 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`)
    return Buffer.concat(this.parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  }
}

/** Which text each glyph is: with it a reader finds, copies and reads aloud what was written. */
function toUnicode(cells: readonly Cell[]): Buffer {
  const rows = cells.map(({ text }, glyph) => `<${hex(glyph)}> <${utf16(text)}>`)
  // A block has at most a hundred rows.
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, at) => rows.slice(at * 100, at * 100 + 100))
  return Buffer.from(
    [
      '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
      '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
      '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
      '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
      ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
      'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n',
    ].join('\n'),
  )
}

const [CATALOG, PAGES, INFO, FONT, CID_FONT, DESCRIPTOR, FONT_FILE, UNICODE, FIRST_PAGE] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const NAME = 'PAPERS+NobleNuePapers'

function addFont(objects: Objects, cells: readonly Cell[]): void {
  const file = trueTypeOf(cells)
  objects.add(
    FONT,
    `<</Type/Font/Subtype/Type0/BaseFont/${NAME}/Encoding/Identity-H/DescendantFonts[${CID_FONT} 0 R]/ToUnicode ${UNICODE} 0 R>>`,
  )
  objects.add(
    CID_FONT,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${NAME}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>`,
    `/FontDescriptor ${DESCRIPTOR} 0 R/CIDToGIDMap/Identity/W[0[${cells.map(({ advance }) => advance).join(' ')}]]>>`,
  )
  objects.add(
    DESCRIPTOR,
    `<</Type/FontDescriptor/FontName/${NAME}/Flags 4/FontBBox[-700 -400 1600 1160]/ItalicAngle 0/Ascent 1160`,
    `/Descent -400/CapHeight 700/StemV 80/FontFile2 ${FONT_FILE} 0 R>>`,
  )
  objects.stream(FONT_FILE, `/Length1 ${file.length}`, file)
  objects.stream(UNICODE, '', toUnicode(cells))
}

function contentOf({ lines, rules }: Page, glyphOf: ReadonlyMap<Cell, number>): Buffer {
  const drawn = rules.map(({ x, y, width, grey }) =>
    marked(`${grey} g ${round(x)} ${round(y)} ${round(width)} 0.5 re f`, null, 0),
  )
  let number = 0
  const set = lines.map(({ cells, x, y, size, grey, element }) => {
    const glyphs = cells.map((cell) => hex(glyphOf.get(cell) ?? 0)).join('')
    const text = `BT ${grey} g /F ${round(size)} Tf 1 0 0 1 ${round(x)} ${round(y)} Tm <${glyphs}> Tj ET`
    return marked(text, element, element ? number++ : 0)
  })
  return Buffer.from([...drawn, ...set].join('\n'))
}

const stamp = (time: Date) => `D:${time.toISOString().replace(/\D/g, '').slice(0, 14)}Z`

/** What is shown for a glyph that is not there. */
const NOTHING: Cell = { text: ' ', advance: 500, contours: [] }

/** Writes the pages with one font, which has what they show and nothing else. */
export function pdfOf(pages: readonly Page[], facts: PdfFacts): Buffer {
  const { title, author, language, createdAt, elements } = facts
  const cells = [...new Set([NOTHING, ...pages.flatMap(({ lines }) => lines.flatMap((line) => line.cells))])]
  const glyphOf = new Map(cells.map((cell, glyph) => [cell, glyph]))
  const pageAt = (index: number) => FIRST_PAGE + index * 2
  const root = pageAt(pages.length)
  const objects = new Objects()
  objects.add(
    CATALOG,
    `<</Type/Catalog/Pages ${PAGES} 0 R/Lang(${language})/ViewerPreferences<</DisplayDocTitle true>>`,
    `/MarkInfo<</Marked true>>/StructTreeRoot ${root} 0 R>>`,
  )
  const kids = pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ')
  objects.add(PAGES, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`)
  objects.add(INFO, `<</Title<feff${utf16(title)}>/Author<feff${utf16(author)}>/CreationDate(${stamp(createdAt)})>>`)
  addFont(objects, cells)
  for (const [index, page] of pages.entries()) {
    const [at, content] = [pageAt(index), pageAt(index) + 1]
    objects.add(
      at,
      `<</Type/Page/Parent ${PAGES} 0 R/MediaBox[0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}]`,
      `/Resources<</Font<</F ${FONT} 0 R>>>>/Contents ${content} 0 R/StructParents ${index}/Tabs/S>>`,
    )
    objects.stream(content, '', contentOf(page, glyphOf))
  }
  addStructure((number, body) => objects.add(number, body), { pages, elements, pageAt, root })
  return objects.file(CATALOG, INFO)
}
