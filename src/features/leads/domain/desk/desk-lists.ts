import { LOCALES, type Locale } from '@/i18n/locales'

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

const numberOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** The filter of an address; what is not understood narrows nothing. */
export function readFilter(read: (name: string) => string): DeskFilter {
  const list = DESK_LISTS.find((one) => one === read('list')) ?? 'open'
  const after = readCursor(read('after'))
  return {
    list,
    project: numberOf(read('project')),
    locale: LOCALES.find((one) => one === read('language')) ?? null,
    owner: numberOf(read('owner')),
    typed: read('q').replaceAll('\0', '').trim().slice(0, 100),
    after: after !== null && list in ORDERED_BY === (after.at !== null) ? after : null,
  }
}

/** The address of a list. */
export function deskPath(filter: Partial<DeskFilter>): string {
  const query = new URLSearchParams()
  if (filter.list) query.set('list', filter.list)
  if (filter.project) query.set('project', String(filter.project))
  if (filter.locale) query.set('language', filter.locale)
  if (filter.owner) query.set('owner', String(filter.owner))
  if (filter.typed) query.set('q', filter.typed)
  if (filter.after) query.set('after', writeCursor(filter.after))
  return query.size > 0 ? `/admin/sales?${query}` : '/admin/sales'
}
