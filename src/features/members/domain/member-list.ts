import { addDays } from '@/kernel/calendar-day'
import { dayOfYear, listAddress, oneOf, pageNumber, recordNumber, sortedBy, typedText } from '@/kernel/desk/list-query'
import { STANDINGS } from './standing'

/** How the members are ordered. */
export const MEMBER_SORTS = ['newest', 'oldest', 'name', 'seen'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

/** How many members a page shows. */
export const MEMBERS_PER_PAGE = 50

/** The list in its address: a part of a name, an address, a phone or member number, and who asked about a project. */
const LIST = listAddress('/admin/members', {
  search: typedText(),
  standing: oneOf(STANDINGS),
  project: recordNumber,
  /** The first and last day of joining in Thailand, both included. */
  from: dayOfYear,
  to: dayOfYear,
  sort: sortedBy(MEMBER_SORTS, 'newest'),
  page: pageNumber,
})

/** What the list of members is narrowed to; empty values narrow nothing. */
export type MemberFilter = ReturnType<typeof LIST.read>

/** The filter of an address, its query and its path. */
export const { read: readMemberFilter, query: memberQuery, path: memberListPath } = LIST

/** The moments between which somebody joined: from the beginning of the first day to the end of the last, in Thailand. */
export const joinedBetween = ({
  from,
  to,
}: Pick<MemberFilter, 'from' | 'to'>): { after: string | null; before: string | null } => ({
  after: from && `${from}T00:00:00+07:00`,
  before: to && `${addDays(to, 1)}T00:00:00+07:00`,
})
