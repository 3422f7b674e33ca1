import type { Outcome } from './ledger'
import type { Seen } from './visitors'

/** What one fault did. */
export interface Row extends Outcome {
  what: string
  /** Answers to the leads that were sent while it happened, and to those sent again after a refusal. */
  first: readonly Seen[]
  again: readonly Seen[]
  keptPage: { asked: number; answered: number }
  secondsToHealthy: number
  /** From the fault to the arrival of the last mail that is owed. */
  secondsToMails: number
  /** Why it could not be judged, or not be run. */
  failure?: string
  skipped?: string
}

const WORDS: Partial<Record<Seen, string>> = { 303: 'kept', 200: 'form back', 503: '503' }

/** `kept 34, 503 12, cut 4`. */
export function countedAnswers(seen: readonly Seen[]): string {
  const counts = new Map<string, number>()
  for (const one of seen) {
    const word = WORDS[one] ?? String(one)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].map(([word, count]) => `${word} ${count}`).join(', ') || '–'
}

const HEAD = [
  'Fault',
  'Answers in flight',
  'Sent again',
  'Cached page',
  'Ready after, s',
  'Mails after, s',
  'Kept unsaid',
  'Lost',
  'Doubled',
  'Copies',
]

function cellsOf(row: Row): string[] {
  if (row.failure ?? row.skipped) return [row.what, `${row.failure ?? row.skipped}`, ...Array(8).fill('')]
  const { answered, asked } = row.keptPage
  return [
    row.what,
    countedAnswers(row.first),
    countedAnswers(row.again),
    `${answered} of ${asked}`,
    row.secondsToHealthy.toFixed(1),
    row.secondsToMails.toFixed(1),
    ...[row.keptUnsaid, row.lost, row.doubled, row.copies].map(String),
  ]
}

/** The results as a table of Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...rest] = cells
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n')
}

/** Whether every promise held: nothing acknowledged lost, nothing doubled, and every refused lead taken in the end. */
export const isKept = (row: Row) =>
  row.failure === undefined && row.lost === 0 && row.doubled === 0 && row.again.every((seen) => seen === 303)
