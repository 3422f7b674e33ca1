import type { ReactNode } from 'react'
import { classNames } from './class-names'

export interface TableColumn<Key extends string> {
  key: Key
  title: ReactNode
  /** Right-aligned, with tabular figures. */
  isNumeric?: boolean
  /** Holds a word or a number: as a row header it takes no more width than that. */
  isShort?: boolean
}

interface DataTableProps<Key extends string> {
  id: string
  caption: ReactNode
  /** The first column is the row header. */
  columns: readonly TableColumn<Key>[]
  rows: readonly (Record<Key, ReactNode> & { id: string })[]
}

const CELL = 'px-2 py-3 first:ps-0 last:pe-0 md:px-3'
const cellClass = (isNumeric?: boolean) =>
  classNames(CELL, isNumeric ? 'text-end tabular-nums whitespace-nowrap' : 'text-start')

/** A data table that scrolls sideways by touch and keyboard when it is wider than the window. */
export function DataTable<Key extends string>({ id, caption, columns, rows }: DataTableProps<Key>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-labelledby={id} tabIndex={0} className="scroll-hint overflow-x-auto overscroll-x-contain">
      <table className="w-full border-b border-stone-200">
        <caption id={id} className="pb-3 text-start font-medium">
          {caption}
        </caption>
        <thead className="border-b border-ink align-bottom text-small">
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classNames(cellClass(column.isNumeric), 'font-medium')}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-stone-200 align-top">
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={index === 0 ? 'row' : undefined}
                    className={classNames(
                      cellClass(column.isNumeric),
                      index === 0 && !column.isShort && 'min-w-[9ch] md:min-w-[14ch]',
                      'font-normal',
                    )}
                  >
                    {row[column.key]}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
