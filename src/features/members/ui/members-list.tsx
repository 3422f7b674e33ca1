import { changeBlock } from '../actions/block-member'
import type { ListedMember } from '../domain/listed-member'
import '@/design/desk.css'

/** The languages of the back office. */
type StaffLanguage = 'en' | 'th'

const WORDS = {
  en: {
    title: 'Members',
    search: 'Name, email, phone or member number',
    find: 'Search',
    none: 'No member matches.',
    columns: ['Name', 'Email', 'Phone', 'Number', 'Since', 'Last seen', 'Status'],
    active: 'Active',
    blocked: 'Blocked',
    merged: 'Merged into another account',
    see: 'See what this member sees',
    reason: 'Reason',
    block: 'Block',
    unblock: 'Unblock',
    most: 'The newest 50 that match are shown.',
  },
  th: {
    title: 'สมาชิก',
    search: 'ชื่อ อีเมล โทรศัพท์ หรือเลขสมาชิก',
    find: 'ค้นหา',
    none: 'ไม่พบสมาชิก',
    columns: ['ชื่อ', 'อีเมล', 'โทรศัพท์', 'เลขสมาชิก', 'ตั้งแต่', 'ใช้ล่าสุด', 'สถานะ'],
    active: 'ใช้งานได้',
    blocked: 'ถูกระงับ',
    merged: 'รวมเข้ากับอีกบัญชีแล้ว',
    see: 'ดูบัญชีอย่างที่สมาชิกเห็น',
    reason: 'เหตุผล',
    block: 'ระงับ',
    unblock: 'ยกเลิกการระงับ',
    most: 'แสดงสมาชิกล่าสุดที่ตรงกันไม่เกิน 50 ราย',
  },
} as const satisfies Record<StaffLanguage, object>

interface MembersListProps {
  language: StaffLanguage
  search: string
  members: readonly ListedMember[]
  mayBlock: boolean
}

const dayOf = (language: StaffLanguage, date: Date | null) =>
  date === null ? '–' : date.toLocaleDateString(language === 'th' ? 'th-TH' : 'en-GB', { timeZone: 'Asia/Bangkok' })

/** The members in the back office: found by name, email, phone or number, and blocked with a reason. */
export function MembersList({ language, search, members, mayBlock }: MembersListProps) {
  const words = WORDS[language]
  return (
    <div className="desk">
      <h1>{words.title}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: search elements are unknown to the browsers of the back office */}
      <form method="get" role="search">
        <label htmlFor="member-search">{words.search}</label>
        <input id="member-search" type="search" name="search" defaultValue={search} maxLength={100} />
        <button type="submit">{words.find}</button>
      </form>
      {members.length === 0 ? <p role="status">{words.none}</p> : null}
      {members.length > 0 ? (
        <table>
          <thead>
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.id}>
                <th scope="row">
                  <a href={`/admin/members?member=${member.id}`} title={words.see}>
                    {member.name || member.number}
                  </a>
                </th>
                <td>{member.email}</td>
                <td>{member.phone ?? '–'}</td>
                <td>{member.number}</td>
                <td>{dayOf(language, member.since)}</td>
                <td>{dayOf(language, member.seenAt)}</td>
                <td>
                  {member.standing === 'blocked' ? `${words.blocked}: ${member.blockedReason}` : words[member.standing]}
                  {mayBlock && member.standing !== 'merged' ? (
                    <BlockForm language={language} member={member} search={search} />
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {members.length > 0 ? <p>{words.most}</p> : null}
    </div>
  )
}

function BlockForm({ language, member, search }: { language: StaffLanguage; member: ListedMember; search: string }) {
  const words = WORDS[language]
  const isBlocked = member.standing === 'blocked'
  return (
    <form action={changeBlock}>
      <input type="hidden" name="member" value={member.id} />
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="what" value={isBlocked ? 'unblock' : 'block'} />
      {isBlocked ? null : (
        <input name="reason" required maxLength={500} placeholder={words.reason} aria-label={words.reason} />
      )}
      <button type="submit" aria-label={`${isBlocked ? words.unblock : words.block}: ${member.name}`}>
        {isBlocked ? words.unblock : words.block}
      </button>
    </form>
  )
}
