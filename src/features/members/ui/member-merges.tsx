import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import { changeMerge } from '../actions/merge-members'
import type { ViewedMember } from '../domain/viewed-member'

const WORDS = {
  en: {
    title: 'Merged accounts',
    kept: 'was merged into this account',
    gone: 'This account was merged into',
    undo: 'Take back',
    lead: 'Its homes, enquiries, searches and bookings are shown here, and it can no longer sign in. For 30 days this can be taken back.',
    number: 'Number of the other account',
    reason: 'Reason',
    merge: 'Merge into this account',
    faults: {
      reason: 'Give a reason.',
      unknown: 'No account has this number.',
      same: 'This is the number of the account itself.',
      merged: 'One of the two accounts is merged already.',
      over: 'The thirty days are over.',
    } as Readonly<Record<string, string>>,
  },
  th: {
    title: 'บัญชีที่รวมกัน',
    kept: 'รวมเข้าบัญชีนี้แล้ว',
    gone: 'บัญชีนี้ถูกรวมเข้ากับ',
    undo: 'ยกเลิกการรวม',
    lead: 'โครงการที่บันทึก คำถาม การค้นหา และการจองจะแสดงในบัญชีนี้ และบัญชีนั้นจะเข้าสู่ระบบไม่ได้อีก ยกเลิกได้ภายใน 30 วัน',
    number: 'เลขสมาชิกของอีกบัญชี',
    reason: 'เหตุผล',
    merge: 'รวมเข้าบัญชีนี้',
    faults: {
      reason: 'ระบุเหตุผล',
      unknown: 'ไม่พบเลขสมาชิกนี้',
      same: 'เป็นเลขของบัญชีนี้เอง',
      merged: 'บัญชีใดบัญชีหนึ่งถูกรวมไปแล้ว',
      over: 'เกิน 30 วันแล้ว',
    } as Readonly<Record<string, string>>,
  },
} as const

interface MemberMergesProps {
  language: StaffLanguage
  member: ViewedMember & { mayMerge: boolean }
  refused: { fault: string; number: string }
}

/** The accounts that are merged with this one, and the form that merges another. */
export function MemberMerges({ language, member, refused }: MemberMergesProps) {
  const t = WORDS[language]
  const isGone = member.merges.some(({ isKept }) => !isKept)
  return (
    <section aria-labelledby="member-merges">
      <h2 id="member-merges">{t.title}</h2>
      {refused.fault ? (
        <p className="desk-note desk-late" role="alert">
          {t.faults[refused.fault] ?? refused.fault}
        </p>
      ) : null}
      {member.merges.map((one) => (
        <form key={one.id} action={changeMerge}>
          <input type="hidden" name="what" value="unmerge" />
          <input type="hidden" name="member" value={member.id} />
          <input type="hidden" name="merge" value={one.id} />
          <p>
            {one.isKept ? `${one.number} (${one.email}) ${t.kept}` : `${t.gone} ${one.number} (${one.email})`} ·{' '}
            {staffTime(language, one.at)} · {one.reason}
          </p>
          {member.mayMerge && one.mayUndo ? <button type="submit">{t.undo}</button> : null}
        </form>
      ))}
      {member.mayMerge && !isGone ? (
        <form action={changeMerge}>
          <input type="hidden" name="what" value="merge" />
          <input type="hidden" name="member" value={member.id} />
          <label>
            {t.number}
            <input name="number" required maxLength={40} defaultValue={refused.number} />
          </label>
          <label>
            {t.reason}
            <input name="reason" required maxLength={500} size={36} />
          </label>
          <button type="submit">{t.merge}</button>
          <p>{t.lead}</p>
        </form>
      ) : null}
    </section>
  )
}
