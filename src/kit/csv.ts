import { ok, type Result, refuse } from './result'

/** Where a text stops being CSV. */
export interface CsvFault {
  kind: 'open-quote' | 'stray-quote'
  /** Counted from 1. */
  line: number
}

interface Reading {
  rows: string[][]
  row: string[]
  line: number
  at: number
}

/**
 * Reads RFC 4180: commas, CRLF or LF, cells in double quotes with inner ones doubled. A byte order mark is left
 * out, and so are rows without any text. Strict: a quote in the middle of a bare cell, or one that is never
 * closed, is a fault and not a guess.
 */
export function readCsv(source: string): Result<string[][], CsvFault> {
  const text = source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const reading: Reading = { rows: [], row: [], line: 1, at: 0 }
  while (reading.at <= text.length) {
    const fault = text[reading.at] === '"' ? readQuoted(text, reading) : readBare(text, reading)
    if (fault) return refuse(fault)
    const end = text[reading.at]
    if (end !== ',') {
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
  if (after !== undefined && after !== ',' && after !== '\n') return { kind: 'stray-quote', line }
  reading.line += cell.split('\n').length - 1
  reading.row.push(cell)
  return null
}

function readBare(text: string, reading: Reading): CsvFault | null {
  let end = reading.at
  while (end < text.length && text[end] !== ',' && text[end] !== '\n') end += 1
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

const writeCell = (cell: string) => (/[",\r\n\ufeff]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

// What spreadsheets take for a formula, also behind apostrophes that stood there before.
const FORMULA = /^'*[=+\-@\t\r]/

/** A cell that no spreadsheet takes for a formula: an apostrophe stands before what looks like one. */
export const guardCell = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** The cell as it was before it was guarded. */
export const unguardCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
