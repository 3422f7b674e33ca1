import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { harmlessCell, readCsv } from '@/formats/csv'
import { writeSheet } from '@/formats/sheet'
import { type SheetLead, sheetOf } from './lead-sheet'

const LEAD: SheetLead = {
  reference: 'A-1',
  createdAt: '2026-11-22T18:05:00Z',
  name: 'Mei Lin',
  phone: '+66812345678',
  email: 'mei@example.com',
  project: 'Nue District R9',
  wish: 'visit',
  unitPrice: 4_590_000,
  locale: 'cht',
  state: 'new',
  owner: null,
  timesAsked: 2,
  consents: ['answer', 'news'],
  message: 'Weekend',
  page: '/cht/home',
}

const cellUnder = (heading: string, language: 'en' | 'th' = 'en') => {
  const [headings = [], row = []] = sheetOf([LEAD], language)
  return row[headings.indexOf(heading)]
}

describe('the sheet of leads', () => {
  test('tells the time of Bangkok, where the day may be the next', () =>
    expect(cellUnder('Received (Bangkok time)')).toBe('2026-11-23 01:05'))
  test('keeps figures as figures', () => expect(cellUnder('Its price when asked (baht)')).toBe(4_590_000))
  test('says in words what a code means, in the language of the staff member', () => {
    expect(cellUnder('Enquiry')).toBe('Visit the project')
    expect(cellUnder('สถานะ', 'th')).toBe('ใหม่')
  })
  test('says what the person agreed to', () => expect(cellUnder('Consents given')).toBe('answer, news'))
  test('has headings alone where nobody asked', () => expect(sheetOf([], 'en')).toHaveLength(1))
})

describe('a cell of the CSV', () => {
  test.each([
    ['=1+1', "'=1+1"],
    [' =1+1', "' =1+1"],
    ['＝1+1', "'＝1+1"],
    ['+66812345678', "'+66812345678"],
    ['a;=1+1', "a;'=1+1"],
    ['a\n @x', "a\n '@x"],
    ['a-b = c', 'a-b = c'],
  ])('never begins a formula: %j', (text, cell) => expect(harmlessCell(text)).toBe(cell))

  test('begins none however a spreadsheet divides the line', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', ';', '\t', '|', '\r', '\n', ' ', "'", '"', 'a'),
    })
    const property = fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (row) => {
      const text = writeSheet([row]).slice(1)
      const parts = [...text.split(/[;|\t\r\n]/), ...(readCsv(text).ok ? row.map(harmlessCell) : [])]
      for (const part of parts) expect(part.trimStart()).not.toMatch(/^[=+\-@]/)
    })
    fc.assert(property, { numRuns: 3_000 })
  })
})
