import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { ok, type Result, refuse } from '@/kernel/result'

/** Where a text stops being valid CSV. */
export interface CsvFault {
  kind: 'open-quote' | 'stray-quote'
  /** Starts at 1. */
  line: number
}

/** The separators of office programs: a comma, a semicolon where the comma is the decimal mark, a tab when copied. */
const SEPARATORS = [',', ';', '\t'] as const

/** The separator that occurs most in the heading outside quotes; a comma when none does. */
function separatorOf(text: string): string {
  const heading = (text.split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (separator: string) => heading.split(separator).length
  return SEPARATORS.reduce<string>((best, one) => (count(one) > count(best) ? one : best), ',')
}

/** The line on which the parser stopped, counted from 1 in the text as it was given. */
function faultOf(error: CsvError, skipped: number): CsvFault {
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
  return { kind: isOpen ? 'open-quote' : 'stray-quote', line: Number(error.lines) + skipped }
}

/**
 * Parses CSV as office programs write it: RFC 4180, or semicolons or tabs, which the heading or a line `sep=;` tells;
 * CRLF, LF or CR alone. Skips a byte order mark and empty rows. Strict: a quote inside a bare cell or an unclosed quote is
 * an error, not a guess.
 */
export function readCsv(source: string): Result<string[][], CsvFault> {
  const lines = source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const whole = lines.includes('\n') ? lines : lines.replaceAll('\r', '\n')
  const named = /^sep=(.)\n/.exec(whole)
  const text = named ? whole.slice(named[0].length) : whole
  try {
    const rows: string[][] = parse(text, {
      delimiter: named?.[1] ?? separatorOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return ok(rows.filter((row) => row.length > 1 || row[0] !== ''))
  } catch (error) {
    if (error instanceof CsvError) return refuse(faultOf(error, named ? 1 : 0))
    throw error
  }
}

/** What `readCsv` would take for the line that names the separator, or for a separator of its own. */
const NEEDS_QUOTES = /[;\t\r\n\ufeff]|^sep=/

/** Writes RFC 4180 with CRLF, so that `readCsv` reads the same rows. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(rows as string[][], { record_delimiter: '\r\n', quoted_match: NEEDS_QUOTES })

// The start of a formula, also after existing apostrophes.
const FORMULA = /^'*[=+\-@\t\r]/

/** Prefixes a cell that a spreadsheet would run as a formula with an apostrophe (CSV injection). */
export const guardCell = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** Undoes `guardCell`. */
export const unguardCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

// Where Excel separates by semicolon (its language decides), a cell is cut there and at its line ends, quoted or not.
const INNER_FORMULA = /([;|\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g
const OUTER_FORMULA = /^\s*[=+\-@＝＋－＠]/

/** A cell that no spreadsheet runs as a formula, wherever it divides the line. */
export function harmlessCell(text: string): string {
  const inside = text.replace(INNER_FORMULA, "$1'")
  return OUTER_FORMULA.test(inside) ? `'${inside}` : guardCell(inside)
}
