import { staffTime } from '@/i18n/staff-formats'
import type { DeskLeadPage, OtherLead } from '../../domain/desk/desk-lead'
import type { SalesWords } from './desk-words'
import { leadPath } from './lead-table'
import { StepForm } from './step-form'

interface PersonPartProps {
  t: SalesWords
  lead: DeskLeadPage
  canWork: boolean
}

function Other({ t, other }: { t: SalesWords; other: OtherLead }) {
  return (
    <>
      <a href={leadPath(other.id)}>{other.project || other.reference}</a> · {t.states[other.state]} ·{' '}
      {staffTime(t.language, other.at)}
    </>
  )
}

/** The other enquiries of the person, why they belong together, and the way to take that back. */
export function PersonPart({ t, lead, canWork }: PersonPartProps) {
  if (lead.same.length + lead.maybeSame.length + lead.matches.length === 0) return null
  return (
    <section className="sales-desk-card" aria-labelledby="person">
      <h2 id="person">{t.person}</h2>
      <ul>
        {lead.same.map((other) => (
          <li key={other.id}>
            <Other t={t} other={other} />
          </li>
        ))}
      </ul>
      {lead.matches.map((match) => (
        <StepForm key={match.id} lead={lead.id} step="undo">
          <input type="hidden" name="match" value={match.id} />
          <span>
            {t.reason[match.reason]}: {t.proof[match.proof]} {match.proof === 'staff' ? (match.by ?? t.nobody) : ''} ·{' '}
            {staffTime(t.language, match.at)}
          </span>
          {match.undoneAt ? <b>{t.undone}</b> : null}
          {canWork && !match.undoneAt ? <button type="submit">{t.undo}</button> : null}
        </StepForm>
      ))}
      <Maybe t={t} lead={lead} canWork={canWork} />
    </section>
  )
}

function Maybe({ t, lead, canWork }: PersonPartProps) {
  if (lead.maybeSame.length === 0) return null
  return (
    <>
      <h3>{t.maybe}</h3>
      <p>{t.maybeHint}</p>
      {lead.maybeSame.map((other) => (
        <StepForm key={other.id} lead={lead.id} step="join">
          <input type="hidden" name="other" value={other.id} />
          <span>
            <Other t={t} other={other} /> · {t.reason[other.by]}
          </span>
          {canWork ? <button type="submit">{t.join}</button> : null}
        </StepForm>
      ))}
    </>
  )
}
