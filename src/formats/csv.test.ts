import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guardCell, readCsv, unguardCell, writeCsv } from './csv'

const rowsOf = (text: string) => {
  const read = readCsv(text)
  return read.ok ? read.value : read.refusal
}

describe('parsing CSV', () => {
  test.each([
    ['reads a row', 'a,b', [['a', 'b']]],
    [
      'reads semicolons',
      'from;to\n/a;/b,c',
      [
        ['from', 'to'],
        ['/a', '/b,c'],
      ],
    ],
    [
      'reads tabs',
      'from\tto\n/a\t/b',
      [
        ['from', 'to'],
        ['/a', '/b'],
      ],
    ],
    ['reads the line in which Excel names the separator', 'sep=;\r\na;b\r\n', [['a', 'b']]],
    [
      'does not take a comma in quotes for a separator',
      '"a, b";c\nd;e',
      [
        ['a, b', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'accepts the line ending of old Macs',
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['accepts both line endings', 'a\r\nb\nc', [['a'], ['b'], ['c']]],
    ['accepts a final line ending', 'a,b\r\n', [['a', 'b']]],
    ['keeps empty cells', ',a,', [['', 'a', '']]],
    ['skips a byte order mark', '\ufeffa,b', [['a', 'b']]],
    ['reads quotes, commas and line breaks in quotes', '"a ""b"", c","d\ne"\nf', [['a "b", c', 'd\ne'], ['f']]],
    ['skips empty rows', 'a\n\n\nb', [['a'], ['b']]],
    ['reads no rows from an empty text', '', []],
    ['rejects a quote that is never closed', 'a\n"b', { kind: 'open-quote', line: 2 }],
    ['rejects a quote inside a bare cell', 'a\n\nb"c', { kind: 'stray-quote', line: 3 }],
    ['rejects text after a quoted cell', '"a"b', { kind: 'stray-quote', line: 1 }],
    ['reports the line of an error after a cell of three lines', '"a\nb\nc",d\n"e', { kind: 'open-quote', line: 4 }],
  ])('%s', (_, text, rows) => expect(rowsOf(text)).toEqual(rows))
})

// CR LF inside a cell is read as one line ending.
const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', '\n', "'", '=', 'a', 'ก', ' ') }))
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 })
const withText = (rows: string[][]) => rows.filter((row) => row.length > 1 || row[0] !== '')

test('written rows parse back to the same rows', () => {
  const property = fc.property(table, (rows) => {
    const kept = withText(rows).map((row) => row.map((text) => text.replaceAll('\r', '')))
    expect(rowsOf(writeCsv(withText(kept)))).toEqual(withText(kept))
  })
  fc.assert(property, { numRuns: 3_000 })
})

test('any text is parsed or rejected in linear time', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void readCsv(text)))
  const long = '"",'.repeat(300_000)
  const start = performance.now()
  readCsv(long)
  readCsv(long.replaceAll(',', '\n'))
  expect(performance.now() - start).toBeLessThan(3_000)
})

describe('a cell that spreadsheets would run as a formula', () => {
  test.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx', "'=1"])('gets an apostrophe: %j', (text) => {
    expect(guardCell(text)).toBe(`'${text}`)
  })

  test.each(['', 'a=1', "'a", '/x', 'ก'])('does not include %j', (text) => expect(guardCell(text)).toBe(text))

  test('loses its apostrophe again on import', () => {
    fc.assert(fc.property(cell, (text) => void expect(unguardCell(guardCell(text))).toBe(text)))
  })
})
