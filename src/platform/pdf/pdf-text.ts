import { inflateSync } from 'node:zlib'

/** The unpacked streams of a PDF. */
function streamsOf(pdf: Buffer): Buffer[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)>>\nstream\n/g)].map(({ index, 0: head, 1: length }) =>
    inflateSync(pdf.subarray(index + head.length, index + head.length + Number(length))),
  )
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** A line of a PDF as it is set. */
export interface SetLine {
  text: string
  /** In points. */
  size: number
  /** In points, without the spaces at its end. */
  width: number
  /** Its letters, each with its marks, and the spaces between them. */
  letters: readonly string[]
}

/** The lines of a PDF with their sizes: each glyph by the text and the width that the file says it has. */
export function setLinesOfPdf(pdf: Buffer): SetLine[] {
  const [, map = '', ...contents] = streamsOf(pdf).map((stream) => stream.toString('latin1'))
  const textOf = new Map(
    [...map.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, glyph, text = '']) => [glyph, fromUtf16(text)]),
  )
  const widths = (/\/W\[0\[([\d ]*)\]\]/.exec(pdf.toString('latin1'))?.[1] ?? '').split(' ').map(Number)
  return contents.flatMap((content) =>
    [...content.matchAll(/\/F ([\d.]+) Tf[^<]*<(\w*)> Tj/g)].map(([, size, line = '']) => {
      const glyphs = line.match(/\w{4}/g) ?? []
      const letters = glyphs.map((glyph) => textOf.get(glyph) ?? '')
      const last = letters.findLastIndex((letter) => letter.trim() !== '')
      const advances = glyphs.slice(0, last + 1).map((glyph) => widths[Number.parseInt(glyph, 16)] ?? 0)
      const width = (advances.reduce((sum, advance) => sum + advance, 0) * Number(size)) / 1000
      return { text: letters.join(''), size: Number(size), width, letters: letters.slice(0, last + 1) }
    }),
  )
}

/** The lines of a PDF, as a reader copies them. */
export const linesOfPdf = (pdf: Buffer): string[] => setLinesOfPdf(pdf).map(({ text }) => text)

/** What a voice reads of a PDF, by its tags: role, language and text of each element, in the order of its tree. */
export function readAloud(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  const bodyOf = (number: string) => new RegExp(`\\n${number} 0 obj\\n([^]*?)\\nendobj`).exec(file)?.[1] ?? ''
  const refs = (text: string) => [...text.matchAll(/(\d+) 0 R/g)].map(([, number = '']) => number)
  const [, root = ''] = /\/MarkInfo<<\/Marked true>>\/StructTreeRoot (\d+) 0 R/.exec(file) ?? []
  const [, document = ''] = /\/K (\d+) 0 R/.exec(bodyOf(root)) ?? []
  const pages = refs(/\/Kids\[([^\]]*)\]/.exec(file)?.[1] ?? '')
  const texts = linesByMark(pdf)
  return refs(/\/K\[([^\]]*)\]/.exec(bodyOf(document))?.[1] ?? '').map((element) => {
    const body = bodyOf(element)
    const [, role = '', language = ''] = /\/S\/(\w+)\/P \d+ 0 R\/Lang\(([^)]*)\)/.exec(body) ?? []
    const lines = [...body.matchAll(/\/Pg (\d+) 0 R\/MCID (\d+)/g)].map(
      ([, page = '', mark = '']) => texts[pages.indexOf(page)]?.get(mark) ?? '?',
    )
    return `${role} ${language}: ${lines.join(' ')}`
  })
}

/** The marked lines of each page, by their numbers. */
function linesByMark(pdf: Buffer): Map<string, string>[] {
  const [, , ...contents] = streamsOf(pdf).map((stream) => stream.toString('latin1'))
  const texts = linesOfPdf(pdf)
  let at = 0
  return contents.map((content) => {
    const lines = [...content.matchAll(/(?:MCID (\d+)>> BDC|Artifact BMC) BT/g)]
    return new Map(lines.map(([, mark = 'artifact']) => [mark, texts[at++] ?? '']))
  })
}
