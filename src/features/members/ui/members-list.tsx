import { DeskFile, type DeskFilter, DeskFilters, DeskPages } from '@/design/back-office/desk-list'
import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { type StaffLanguage, staffDay } from '@/i18n/staff-formats'
import { countText } from '@/i18n/staff-texts'
import { dayIn } from '@/kernel/calendar-day'
import { changeBlock } from '../actions/block-member'
import type { ListedMember } from '../domain/listed-member'
import { MEMBER_SORTS, type MemberFilter, memberListPath, memberQuery } from '../domain/member-list'
import { memberColumns, standingWords } from '../domain/members-file'
import { STANDINGS } from '../domain/standing'
import { type MemberColumn, type MembersWords, membersWords } from './members-words'

interface MembersListProps {
  language: StaffLanguage
  filter: MemberFilter
  members: readonly ListedMember[]
  total: number
  page: number
  pages: number
  projects: readonly { id: number; name: string }[]
  mayBlock: boolean
}

const dayOf = (language: StaffLanguage, date: Date | null) =>
  date === null ? '–' : staffDay(language, dayIn('Asia/Bangkok', date))

/** The members in the back office: filtered, ordered and page by page, taken as a file, and blocked with a reason. */
export function MembersList(props: MembersListProps) {
  const { language, filter, members, total, page, pages } = props
  const t = membersWords(language)
  const file = memberQuery({ ...filter, page: 1 })
  file.set('language', language)
  return (
    <div className="desk">
      <h1>{t.title}</h1>
      <DeskFilters
        action="/admin/members"
        filters={filtersOf(t, props)}
        submit={t.find}
        isMain
        reset={{ href: '/admin/members', text: t.reset }}
      />
      <p role="status">{total === 0 ? t.none : countText(t.total, total)}</p>
      {total > 0 ? (
        <>
          <DeskTable kind="cards" columns={columnsOf(t, props)} rows={members} keyOf={({ id }) => id} />
          <DeskPages
            language={language}
            page={page}
            pages={pages}
            hrefOf={(each) => memberListPath({ ...filter, page: each })}
          />
          <DeskFile href={`/api/members/export?${file}`} text={t.download} note={t.logged} />
        </>
      ) : null}
      {members.length === 0 && total > 0 ? <p>{t.none}</p> : null}
    </div>
  )
}

/** What the list is narrowed to, and how it is ordered. */
function filtersOf(t: MembersWords, { language, filter, projects }: MembersListProps): readonly DeskFilter[] {
  const standings = standingWords(language)
  return [
    { kind: 'search', name: 'search', label: t.search, value: filter.search, most: 100, size: 32 },
    {
      ...{ kind: 'choice', name: 'standing', label: t.standing, value: filter.standing, every: t.all },
      options: STANDINGS.map((one) => [one, standings[one]]),
    },
    {
      ...{ kind: 'choice', name: 'project', label: t.project, value: filter.project, every: t.all },
      options: projects.map(({ id, name }) => [id, name]),
    },
    { kind: 'day', name: 'from', label: t.from, value: filter.from },
    { kind: 'day', name: 'to', label: t.to, value: filter.to },
    {
      ...{ kind: 'choice', name: 'sort', label: t.sort, value: filter.sort },
      options: MEMBER_SORTS.map((one) => [one, t.sorts[one]]),
    },
  ]
}

/** The columns of the file, as the screen shows them. */
function columnsOf(
  t: MembersWords,
  { language, filter, mayBlock }: MembersListProps,
): readonly DeskColumn<ListedMember>[] {
  const list = String(memberQuery(filter))
  const standings = standingWords(language)
  const cells: Readonly<Record<MemberColumn, DeskColumn<ListedMember>['cell']>> = {
    name: ({ id, name, number }) => (
      <a href={`/admin/members?member=${id}`} title={t.see}>
        {name || number}
      </a>
    ),
    email: ({ email }) => email,
    phone: ({ phone }) => phone ?? '–',
    number: ({ number }) => number,
    since: ({ since }) => dayOf(language, since),
    seenAt: ({ seenAt }) => dayOf(language, seenAt),
    standing: (member) => (
      <>
        {standings[member.standing]}
        {member.standing === 'blocked' ? `: ${member.blockedReason}` : null}
        {mayBlock && member.standing !== 'merged' ? <BlockForm t={t} member={member} list={list} /> : null}
      </>
    ),
  }
  return memberColumns(language).map(({ key, head }) => ({ key, head, cell: cells[key], isName: key === 'name' }))
}

function BlockForm({ t, member, list }: { t: MembersWords; member: ListedMember; list: string }) {
  const isBlocked = member.standing === 'blocked'
  const form = (
    <form action={changeBlock}>
      <input type="hidden" name="member" value={member.id} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="what" value={isBlocked ? 'unblock' : 'block'} />
      {isBlocked ? null : <input name="reason" required maxLength={500} placeholder={t.reason} aria-label={t.reason} />}
      <button type="submit" aria-label={`${isBlocked ? t.unblock : t.block}: ${member.name}`}>
        {isBlocked ? t.unblock : t.block}
      </button>
    </form>
  )
  if (isBlocked) return form
  return (
    <details>
      <summary>{t.block}</summary>
      {form}
    </details>
  )
}
