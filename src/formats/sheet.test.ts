import { expect, it } from 'vitest'
import { readCsv } from './csv'
import { type SheetColumn, sheetOf, writeSheet } from './sheet'

interface Person {
  name: string
  points: number | null
}

const COLUMNS: readonly SheetColumn<Person>[] = [
  { key: 'name', head: 'Name', text: ({ name }) => name },
  { key: 'points', head: 'Points', text: ({ points }) => points },
]

const written = (rows: readonly Person[]) => readCsv(writeSheet(sheetOf(COLUMNS, rows)))

it('a file has the heads and the rows of the list, and opens with its letters whole', () => {
  expect(writeSheet(sheetOf(COLUMNS, [])).startsWith('\ufeff')).toBe(true)
  expect(written([{ name: 'มะลิ, “M”', points: 12 }])).toEqual({
    ok: true,
    value: [
      ['Name', 'Points'],
      ['มะลิ, “M”', '12'],
    ],
  })
})

it('a name that a spreadsheet would run stays a name, and a number below zero stays a number', () => {
  expect(written([{ name: '=HYPERLINK("x")', points: -5 }])).toMatchObject({
    value: [expect.anything(), [`'=HYPERLINK("x")`, '-5']],
  })
  expect(written([{ name: 'a;=1+1', points: null }])).toMatchObject({ value: [expect.anything(), ["a;'=1+1", '']] })
})

it('an amount below zero is no formula, and a file for other programs begins with its heads', () => {
  expect(writeSheet([['amount'], ['-50000.00'], ['-1+1']], '')).toBe("amount\r\n-50000.00\r\n'-1+1\r\n")
})
