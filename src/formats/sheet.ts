import { harmlessCell, writeCsv } from './csv'
import type { Cell } from './xlsx'

/** A column of such a file: the same head as in the list on the screen, and what a row says there. */
export interface SheetColumn<Row, Key extends string = string> {
  key: Key
  head: string
  text: (row: Row) => Cell
}

/** The rows of a list as a file shows them, heads first. */
export const sheetOf = <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Cell[][] => [
  columns.map(({ head }) => head),
  ...rows.map((row) => columns.map(({ text }) => text(row))),
]

const BYTE_ORDER_MARK = '\ufeff'
const AMOUNT = /^-?\d+(?:\.\d+)?$/

/** An amount below zero begins with a sign and is no formula. */
const writtenCell = (cell: Cell): string =>
  typeof cell === 'string' && !AMOUNT.test(cell) ? harmlessCell(cell) : String(cell ?? '')

/**
 * Rows as CSV for spreadsheets: UTF-8 with byte order mark, every text free of formulas wherever a program divides the
 * line. The one writer of files that colleagues take. Without `mark`, for files that programs of others read today.
 */
export const writeSheet = (rows: readonly (readonly Cell[])[], mark = BYTE_ORDER_MARK): string =>
  mark + writeCsv(rows.map((row) => row.map(writtenCell)))
