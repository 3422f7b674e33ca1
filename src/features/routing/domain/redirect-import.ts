import { guardCell, unguardCell } from '@/formats/csv'
import { isLocale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import { type RedirectDraft, type RedirectFaultKind, redirectFault, tidyRedirect } from './redirect-faults'

/** A redirect with all columns of the import file. */
export interface FullDraft extends RedirectDraft {
  note: string
}

/** A saved redirect. */
export type StoredRedirect = FullDraft & { id: number }

/** Why a whole file is refused. */
export type FileFault = 'no-rows' | 'no-columns' | 'too-many'

/** Why a row is refused. */
export type RowFaultKind = RedirectFaultKind | 'row-locale' | 'row-kind' | 'row-active' | 'row-twice' | 'row-note'

/** What an import would do with one row. */
export interface PlannedRow {
  /** Row number in the file; the heading is row 1. */
  row: number
  draft: FullDraft
  fate: 'new' | 'changed' | 'same' | 'refused'
  fault: { kind: RowFaultKind; value: string } | null
}

const COLUMNS = ['from', 'locale', 'kind', 'to', 'isActive', 'note'] as const
type Column = (typeof COLUMNS)[number]

/** As many as can be checked against each other within a second. */
export const MOST_ROWS = 2_000
const LONGEST_NOTE = 300

const YES = new Set(['', 'yes', 'true', '1', 'y'])
const NO = new Set(['no', 'false', '0', 'n'])

/** The rows of an export, heading first, safe from CSV injection. */
export function writeRedirects(redirects: readonly FullDraft[]): string[][] {
  const rows = redirects.map(({ from, locale, kind, to, isActive, note }) =>
    [from, locale, kind, to ?? '', isActive ? 'yes' : 'no', note].map(guardCell),
  )
  return [[...COLUMNS], ...rows]
}

/**
 * The preview of an import: each row is checked against all others as they would be afterwards, so that one file may
 * change both ends of a chain. Writes nothing.
 */
export function planImport(
  file: readonly (readonly string[])[],
  stored: readonly StoredRedirect[],
  hosts: ReadonlySet<string>,
): Result<PlannedRow[], FileFault> {
  const [heading, ...rows] = file
  if (!heading || rows.length === 0) return refuse('no-rows')
  if (rows.length > MOST_ROWS) return refuse('too-many')
  const names = heading.map((name) => name.trim().toLowerCase())
  const columns = new Map(COLUMNS.map((column) => [column, names.indexOf(column.toLowerCase())]))
  if (columns.get('from') === -1 || columns.get('to') === -1) return refuse('no-columns')
  const cellsOf = (row: readonly string[]) => (column: Column) =>
    unguardCell(row[columns.get(column) ?? -1] ?? '').trim()
  const read = rows.map((row, index) => readRow(cellsOf(row), index + 2))
  return ok(judge(read, stored, hosts))
}

function readRow(cell: (column: Column) => string, row: number): PlannedRow {
  const locale = cell('locale').toLowerCase() || 'all'
  const kind = cell('kind').toLowerCase() || 'redirect'
  const active = cell('isActive').toLowerCase()
  const draft = tidyRedirect({
    id: null,
    from: cell('from'),
    locale: isLocale(locale) ? locale : 'all',
    kind: kind === 'removed' ? 'removed' : 'redirect',
    to: cell('to') || null,
    isActive: YES.has(active),
  })
  const whole = { ...draft, note: cell('note') }
  const refused = (fault: RowFaultKind, value: string): PlannedRow => ({
    row,
    draft: whole,
    fate: 'refused',
    fault: { kind: fault, value },
  })
  if (locale !== 'all' && !isLocale(locale)) return refused('row-locale', locale)
  if (kind !== 'redirect' && kind !== 'removed') return refused('row-kind', kind)
  if (!YES.has(active) && !NO.has(active)) return refused('row-active', active)
  if (whole.note.length > LONGEST_NOTE) return refused('row-note', '')
  return { row, draft: whole, fate: 'new', fault: null }
}

const nameOf = ({ from, locale }: RedirectDraft) => `${locale} ${from}`

function judge(
  read: readonly PlannedRow[],
  stored: readonly StoredRedirect[],
  hosts: ReadonlySet<string>,
): PlannedRow[] {
  const known = new Map(stored.map((redirect) => [nameOf(redirect), redirect]))
  const named = new Set<string>()
  const planned = read.map((plan): PlannedRow => {
    if (plan.fault) return plan
    const name = nameOf(plan.draft)
    if (named.has(name)) return { ...plan, fate: 'refused', fault: { kind: 'row-twice', value: plan.draft.from } }
    named.add(name)
    return meet(plan, known.get(name))
  })
  const coming = planned.filter(({ fault }) => fault === null).map(({ draft }) => draft)
  const staying = stored.filter((redirect) => !named.has(nameOf(redirect)))
  const after = [...staying, ...coming].map((draft) => ({ ...draft, id: draft.id ?? 0, draft }))
  return planned.map((plan): PlannedRow => {
    if (plan.fault || plan.fate === 'same') return plan
    const others = after.filter(({ draft }) => draft !== plan.draft)
    const fault = redirectFault(plan.draft, { others, hosts })
    return fault ? { ...plan, fate: 'refused', fault } : plan
  })
}

function meet(plan: PlannedRow, existing: StoredRedirect | undefined): PlannedRow {
  if (!existing) return plan
  const draft = { ...plan.draft, id: existing.id }
  const isSame = (['kind', 'to', 'isActive', 'note'] as const).every((field) => draft[field] === existing[field])
  return { ...plan, draft, fate: isSame ? 'same' : 'changed' }
}
