import { addDays, type IsoDay } from '@/kernel/calendar-day'
import { readPostedDay } from '@/kernel/typed-date'
import { STANDINGS, type Standing } from './standing'

/** How the members are ordered. */
export const MEMBER_SORTS = ['newest', 'oldest', 'name', 'seen'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

/** How many members a page shows. */
export const MEMBERS_PER_PAGE = 50

/** What the list of members is narrowed to; empty values narrow nothing. */
export interface MemberFilter {
  /** Part of a name, an address, a phone number or a member number. */
  search: string
  standing: Standing | null
  /** Members who asked about this project. */
  project: number | null
  /** The first and last day of joining in Thailand, both included. */
  from: IsoDay | null
  to: IsoDay | null
  sort: MemberSort
  /** Starts at 1. */
  page: number
}

const numberOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** The filter of an address; what is not understood narrows nothing. */
export function readMemberFilter(read: (name: string) => string): MemberFilter {
  return {
    search: read('search').replaceAll('\0', '').trim().slice(0, 100),
    standing: STANDINGS.find((one) => one === read('standing')) ?? null,
    project: numberOf(read('project')),
    from: readPostedDay(read('from')),
    to: readPostedDay(read('to')),
    sort: MEMBER_SORTS.find((one) => one === read('sort')) ?? 'newest',
    page: numberOf(read('page')) ?? 1,
  }
}

/** The query of a filter, as `readMemberFilter` reads it. */
export function memberQuery(filter: Partial<MemberFilter>): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of ['search', 'standing', 'project', 'from', 'to'] as const)
    if (filter[name]) query.set(name, String(filter[name]))
  if (filter.sort && filter.sort !== 'newest') query.set('sort', filter.sort)
  if (filter.page && filter.page > 1) query.set('page', String(filter.page))
  return query
}

/** The address of a list of members. */
export function memberListPath(filter: Partial<MemberFilter>): string {
  const query = memberQuery(filter)
  return query.size > 0 ? `/admin/members?${query}` : '/admin/members'
}

/** The moments between which somebody joined: from the beginning of the first day to the end of the last, in Thailand. */
export const joinedBetween = ({
  from,
  to,
}: Pick<MemberFilter, 'from' | 'to'>): { after: string | null; before: string | null } => ({
  after: from && `${from}T00:00:00+07:00`,
  before: to && `${addDays(to, 1)}T00:00:00+07:00`,
})
