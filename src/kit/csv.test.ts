import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guardCell, readCsv, unguardCell, writeCsv } from './csv'

const rowsOf = (text: string) => {
  const read = readCsv(text)
  return read.ok ? read.value : read.refusal
}

describe('what is read', () => {
  test.each([
    ['a row', 'a,b', [['a', 'b']]],
    ['two rows, either way of ending one', 'a\r\nb\nc', [['a'], ['b'], ['c']]],
    ['an end of the last row', 'a,b\r\n', [['a', 'b']]],
    ['empty cells', ',a,', [['', 'a', '']]],
    ['a byte order mark', '\ufeffa,b', [['a', 'b']]],
    ['quotes, commas and lines in quotes', '"a ""b"", c","d\ne"\nf', [['a "b", c', 'd\ne'], ['f']]],
    ['rows without text left out', 'a\n\n\nb', [['a'], ['b']]],
    ['nothing', '', []],
    ['a quote that is never closed', 'a\n"b', { kind: 'open-quote', line: 2 }],
    ['a quote in the middle', 'a\n\nb"c', { kind: 'stray-quote', line: 3 }],
    ['text behind a quoted cell', '"a"b', { kind: 'stray-quote', line: 1 }],
    ['a fault behind a cell of three lines', '"a\nb\nc",d\n"e', { kind: 'open-quote', line: 4 }],
  ])('%s', (_, text, rows) => expect(rowsOf(text)).toEqual(rows))
})

// A carriage return before a line feed reads as one end of line, also inside a cell.
const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', '\n', "'", '=', 'a', 'ก', ' ') }))
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 })
const withText = (rows: string[][]) => rows.filter((row) => row.length > 1 || row[0] !== '')

test('what is written is read again', () => {
  const property = fc.property(table, (rows) => {
    const kept = withText(rows).map((row) => row.map((text) => text.replaceAll('\r', '')))
    expect(rowsOf(writeCsv(withText(kept)))).toEqual(withText(kept))
  })
  fc.assert(property, { numRuns: 3_000 })
})

test('any text is read or refused, in one pass', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void readCsv(text)))
  const long = '"",'.repeat(300_000)
  const start = performance.now()
  readCsv(long)
  readCsv(long.replaceAll(',', '\n'))
  expect(performance.now() - start).toBeLessThan(3_000)
})

describe('a formula', () => {
  test.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx', "'=1"])('%j begins with an apostrophe', (text) => {
    expect(guardCell(text)).toBe(`'${text}`)
  })

  test.each(['', 'a=1', "'a", '/x', 'ก'])('is not %j', (text) => expect(guardCell(text)).toBe(text))

  test('comes back as it was', () => {
    fc.assert(fc.property(cell, (text) => void expect(unguardCell(guardCell(text))).toBe(text)))
  })
})
