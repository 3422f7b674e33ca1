import type { ReactNode } from 'react'
import './desk.css'
import './desk-stacked.css'

/** A column of a list at a desk. */
export interface DeskColumn<Row> {
  key: string
  /** What stands above it; in a list of cards it stands before every cell. */
  head: string
  cell: (row: Row) => ReactNode
  /** Its cell names the row: `title` says what its link does. */
  isName?: boolean
  /** Figures, which stand at the end of their column. */
  isNumber?: boolean
}

interface DeskTableProps<Row> {
  columns: readonly DeskColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The name of the table where no heading gives it one. */
  label?: string
  /** `cards`: on a phone a row is a card. `board`: floors of units, without heads. */
  kind?: 'rows' | 'cards' | 'board'
  isLate?: (row: Row) => boolean
}

const CLASS = { rows: undefined, cards: 'desk-stacked', board: 'desk-board' } as const

/** A table of the back office, described by its columns. No desk has a table of its own. */
export function DeskTable<Row>({ columns, rows, keyOf, label, kind = 'rows', isLate }: DeskTableProps<Row>) {
  return (
    <table aria-label={label} className={CLASS[kind]}>
      {kind === 'board' ? null : (
        <thead>
          <tr>
            {columns.map(({ key, head, isNumber }) => (
              <th key={key} scope="col" data-number={isNumber}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-late={isLate?.(row) ? '' : undefined}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} isCard={kind === 'cards'} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row, isCard }: { column: DeskColumn<Row>; row: Row; isCard: boolean }) {
  const { head, cell, isName, isNumber } = column
  if (isName) return <th scope="row">{cell(row)}</th>
  return (
    <td data-number={isNumber} data-label={isCard ? head : undefined}>
      {cell(row)}
    </td>
  )
}
