/** The median of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The value below which such a part of the measurements lies. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

/** Prints a small table with a title. */
export function report(title: string, rows: readonly (readonly (string | number)[])[]): void {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(Math.round(cell * 100) / 100) : cell)),
  )
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length))) ?? []
  process.stdout.write(`\n${title}\n`)
  for (const row of cells)
    process.stdout.write(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
}
