import writeXlsxFile from 'write-excel-file/node'

/** A text, a number, or nothing. */
export type Cell = string | number | null

/** The most characters of one cell, a limit of Excel. */
const LONGEST_CELL = 32_767

/** `@` is Excel's format "text": a cell that is edited does not become a formula either. */
const textCell = (text: string) => ({ value: text.slice(0, LONGEST_CELL), type: String, format: '@' })

const cellOf = (cell: Cell) => (typeof cell === 'string' ? (cell === '' ? null : textCell(cell)) : cell)

/** The rows as a workbook with one sheet, the first row as its fixed heading. Texts stay texts: nothing is a formula. */
export async function writeXlsx(sheet: string, rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const [heading = [], ...others] = rows
  const bold = heading.map((name) => ({ value: String(name ?? ''), type: String, fontWeight: 'bold' as const }))
  const columns = heading.map(() => ({ width: 22 }))
  return writeXlsxFile([bold, ...others.map((row) => row.map(cellOf))], {
    sheet,
    columns,
    stickyRowsCount: 1,
  }).toBuffer()
}
