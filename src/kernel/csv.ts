import { ok, type Result, refuse } from '@/kernel/result'

/** Where a text stops being valid CSV. */
export interface CsvFault {
  kind: 'open-quote' | 'stray-quote'
  /** Starts at 1. */
  line: number
}

interface Reading {
  separator: string
  rows: string[][]
  row: string[]
  line: number
  at: number
}

/** The separators of office programs: a comma, a semicolon where the comma is the decimal mark, a tab when copied. */
const SEPARATORS = [',', ';', '\t'] as const

/** The separator that occurs most in the heading outside quotes; a comma when none does. */
function separatorOf(text: string): string {
  const heading = (text.split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (separator: string) => heading.split(separator).length
  return SEPARATORS.reduce<string>((best, one) => (count(one) > count(best) ? one : best), ',')
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
  const separator = named?.[1] ?? separatorOf(text)
  const reading: Reading = { separator, rows: [], row: [], line: named ? 2 : 1, at: 0 }
  while (reading.at <= text.length) {
    const fault = text[reading.at] === '"' ? readQuoted(text, reading) : readBare(text, reading)
    if (fault) return refuse(fault)
    const end = text[reading.at]
    if (end !== separator) {
      reading.rows.push(reading.row)
      reading.row = []
      reading.line += 1
    }
    reading.at += 1
  }
  return ok(reading.rows.filter((row) => row.length > 1 || row[0] !== ''))
}

function readQuoted(text: string, reading: Reading): CsvFault | null {
  const { line } = reading
  let cell = ''
  let from = reading.at + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return { kind: 'open-quote', line }
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') {
      reading.at = quote + 1
      break
    }
    cell += '"'
    from = quote + 2
  }
  const after = text[reading.at]
  if (after !== undefined && after !== reading.separator && after !== '\n') return { kind: 'stray-quote', line }
  reading.line += cell.split('\n').length - 1
  reading.row.push(cell)
  return null
}

function readBare(text: string, reading: Reading): CsvFault | null {
  let end = reading.at
  while (end < text.length && text[end] !== reading.separator && text[end] !== '\n') end += 1
  const cell = text.slice(reading.at, end)
  if (cell.includes('"')) return { kind: 'stray-quote', line: reading.line }
  reading.at = end
  reading.row.push(cell)
  return null
}

/** Writes RFC 4180 with CRLF, so that `readCsv` reads the same rows. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

const writeCell = (cell: string) => (/[",;\t\r\n\ufeff]|^sep=/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

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
