import { inflateSync } from 'node:zlib'

/** The unpacked streams of a PDF. */
function streamsOf(pdf: Buffer): Buffer[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)>>\nstream\n/g)].map(({ index, 0: head, 1: length }) =>
    inflateSync(pdf.subarray(index + head.length, index + head.length + Number(length))),
  )
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The lines of a PDF, as a reader copies them: each glyph by the text that the file says it is. */
export function linesOfPdf(pdf: Buffer): string[] {
  const [, map = '', ...contents] = streamsOf(pdf).map((stream) => stream.toString('latin1'))
  const textOf = new Map(
    [...map.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, glyph, text = '']) => [glyph, fromUtf16(text)]),
  )
  return contents.flatMap((content) =>
    [...content.matchAll(/<(\w*)> Tj/g)].map(([, glyphs = '']) =>
      (glyphs.match(/\w{4}/g) ?? []).map((glyph) => textOf.get(glyph)).join(''),
    ),
  )
}
