import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import { changeMerge } from '../actions/merge-members'
import type { ViewedMember } from '../domain/viewed-member'
import { memberTexts } from './members-words'

interface MemberMergesProps {
  language: StaffLanguage
  member: ViewedMember & { mayMerge: boolean }
  refused: { fault: string; number: string }
}

/** The accounts that are merged with this one, and the form that merges another. */
export function MemberMerges({ language, member, refused }: MemberMergesProps) {
  const t = memberTexts(language).merges
  const faults: Readonly<Record<string, string>> = t.faults
  const isGone = member.merges.some(({ isKept }) => !isKept)
  return (
    <section aria-labelledby="member-merges">
      <h2 id="member-merges">{t.title}</h2>
      {refused.fault ? (
        <p className="desk-note desk-late" role="alert">
          {faults[refused.fault] ?? refused.fault}
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
