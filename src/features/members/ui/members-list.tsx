import { TableHead } from '@/design/table-head'
import { type StaffLanguage, staffDay } from '@/i18n/staff-formats'
import { countText, fillText } from '@/i18n/staff-texts'
import { dayIn } from '@/kernel/calendar-day'
import { changeBlock } from '../actions/block-member'
import type { ListedMember } from '../domain/listed-member'
import { type MemberFilter, memberListPath, memberQuery } from '../domain/member-list'
import { memberColumns, standingWords } from '../domain/members-file'
import { type MembersWords, membersWords } from './members-words'
import '@/design/desk.css'
import '@/design/desk-stacked.css'
import { MembersFilter } from './members-filter'

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
  const { language, filter, members, total, projects } = props
  const t = membersWords(language)
  const file = memberQuery({ ...filter, page: 1 })
  file.set('language', language)
  return (
    <div className="desk">
      <h1>{t.title}</h1>
      <MembersFilter t={t} language={language} filter={filter} projects={projects} />
      <p role="status">{total === 0 ? t.none : countText(t.total, total)}</p>
      {total > 0 ? (
        <>
          <MembersTable {...props} t={t} />
          <Pages {...props} t={t} />
          <p>
            <a className="desk-button" href={`/api/members/export?${file}`} download>
              {t.download}
            </a>{' '}
            {t.logged}
          </p>
        </>
      ) : null}
      {members.length === 0 && total > 0 ? <p>{t.none}</p> : null}
    </div>
  )
}

function MembersTable({ t, language, filter, members, mayBlock }: MembersListProps & { t: MembersWords }) {
  const columns = Object.values(memberColumns(language))
  const list = String(memberQuery(filter))
  return (
    <table className="desk-stacked">
      <TableHead columns={columns} />
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <th scope="row">
              <a href={`/admin/members?member=${member.id}`} title={t.see}>
                {member.name || member.number}
              </a>
            </th>
            <td data-label={columns[1]}>{member.email}</td>
            <td data-label={columns[2]}>{member.phone ?? '–'}</td>
            <td data-label={columns[3]}>{member.number}</td>
            <td data-label={columns[4]}>{dayOf(language, member.since)}</td>
            <td data-label={columns[5]}>{dayOf(language, member.seenAt)}</td>
            <td data-label={columns[6]}>
              {standingWords(language)[member.standing]}
              {member.standing === 'blocked' ? `: ${member.blockedReason}` : null}
              {mayBlock && member.standing !== 'merged' ? <BlockForm t={t} member={member} list={list} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Pages({ t, filter, page, pages }: MembersListProps & { t: MembersWords }) {
  if (pages === 1) return null
  return (
    <nav aria-label={t.pages}>
      <ul className="desk-links">
        {page > 1 ? (
          <li>
            <a className="desk-button" rel="prev" href={memberListPath({ ...filter, page: page - 1 })}>
              {t.previous}
            </a>
          </li>
        ) : null}
        <li className="desk-place">{fillText(t.pageOf, { page, pages })}</li>
        {page < pages ? (
          <li>
            <a className="desk-button" rel="next" href={memberListPath({ ...filter, page: page + 1 })}>
              {t.next}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
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
