import { LOCALES, type Locale } from '@/i18n/locales'
import { called, listAddress, oneOf, recordNumber, typedText } from '@/kernel/desk/list-query'

/** The lists of the sales desk. `spam` and `duplicates` are shown apart from all others. */
export const DESK_LISTS = ['mine', 'new', 'late', 'due', 'nobody', 'open', 'all', 'duplicates', 'spam'] as const
export type DeskList = (typeof DESK_LISTS)[number]

/** What a list is narrowed to; empty values narrow nothing. */
export interface DeskFilter {
  list: DeskList
  project: number | null
  locale: Locale | null
  owner: number | null
  /** Part of a name, a phone number, an address or a reference. */
  typed: string
  /** Where the last page ended. */
  after: Cursor | null
}

/** The last row of a page: its place in the order of the list, and its number. */
export interface Cursor {
  /** The moment that the list is ordered by; null in lists that are ordered by number. */
  at: string | null
  id: number
}

/** The lists that are ordered by what runs out first; all others have the newest on top. */
export const ORDERED_BY = { late: 'due_at', due: 'next_on' } as const satisfies Partial<Record<DeskList, string>>

const CURSOR = /^(?:([0-9T:.Z-]{10,24})~)?(\d{1,9})$/

/** The cursor of an address; null when it has none. */
export function readCursor(text: string): Cursor | null {
  const found = CURSOR.exec(text)
  if (!found || (found[1] !== undefined && Number.isNaN(Date.parse(found[1])))) return null
  return { at: found[1] ?? null, id: Number(found[2]) }
}

export const writeCursor = ({ at, id }: Cursor): string => (at === null ? String(id) : `${at}~${id}`)

const LIST = listAddress('/admin/sales', {
  list: oneOf(DESK_LISTS),
  project: recordNumber,
  locale: called('language', oneOf(LOCALES)),
  owner: recordNumber,
  typed: called('q', typedText()),
  after: {
    read: readCursor,
    write: (cursor: Cursor | null) => (cursor === null ? '' : writeCursor(cursor)),
  },
})

/** The filter of an address; what is not understood narrows nothing. */
export function readFilter(read: (name: string) => unknown): DeskFilter {
  const asked = LIST.read(read)
  const list = asked.list ?? 'open'
  const fits = asked.after !== null && list in ORDERED_BY === (asked.after.at !== null)
  return { ...asked, list, after: fits ? asked.after : null }
}

/** The address of a list. */
export const deskPath = (filter: Partial<DeskFilter>): string => LIST.path(filter)
