import { DeskTimeLeft } from '@/design/desk-time-left'
import { OWN_NAME } from '@/i18n/locales'
import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import { VERSION_FIELD } from '@/kernel/form-version'
import type { DeskLead } from '../../domain/desk/desk-lead'
import { deskPath } from '../../domain/desk/desk-lists'
import { ownerVersion } from '../../domain/desk/form-versions'
import type { SalesWords } from './desk-words'

/** A day of the back office: `8 Dec 2026`. */
export const staffDay = (language: StaffLanguage, day: string): string =>
  new Date(`${day}T12:00:00+07:00`).toLocaleDateString(language === 'th' ? 'th-TH' : 'en-GB', {
    timeZone: 'Asia/Bangkok',
    dateStyle: 'medium',
  })

export const leadPath = (id: number) => `/admin/sales?lead=${id}`

/** A next step and its day. */
export function NextStep({ t, lead, today }: { t: SalesWords; lead: DeskLead; today: string }) {
  if (lead.nextOn === null) return '–'
  return (
    <>
      {lead.nextStep}
      <small className={lead.nextOn < today ? 'desk-late' : undefined}>{staffDay(t.language, lead.nextOn)}</small>
    </>
  )
}

interface LeadTableProps {
  t: SalesWords
  leads: readonly DeskLead[]
  /** Today in Thailand, as `2026-12-08`. */
  today: string
  /** Whether leads are chosen for a step with all of them. */
  canChoose?: boolean
}

/** Leads with their age and what is overdue. */
export function LeadTable({ t, leads, today, canChoose = false }: LeadTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {canChoose ? <th scope="col">{t.choose}</th> : null}
          {Object.values(t.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <LeadRow key={lead.id} t={t} lead={lead} today={today} canChoose={canChoose} />
        ))}
      </tbody>
    </table>
  )
}

function LeadRow({ t, lead, today, canChoose }: { lead: DeskLead } & Omit<LeadTableProps, 'leads'>) {
  return (
    <tr data-late={lead.left !== null && lead.left < 0 ? '' : undefined}>
      {canChoose ? (
        <td>
          <label>
            <input type="checkbox" name="leads" value={lead.id} aria-label={`${t.choose}: ${lead.name}`} />
            <input type="hidden" name={`${VERSION_FIELD}-${lead.id}`} value={ownerVersion(lead.ownerId)} />
          </label>
        </td>
      ) : null}
      <th scope="row">
        <a href={leadPath(lead.id)}>{lead.name}</a>
        <small>{lead.reference}</small>
      </th>
      <td>{lead.project}</td>
      <td>{t.wishes[lead.wish]}</td>
      <td>
        {t.states[lead.state]}
        {lead.duplicateOf === null ? null : (
          <small>
            <a href={leadPath(lead.duplicateOf)}>{t.lists.duplicates}</a>
          </small>
        )}
      </td>
      <td>
        {staffTime(t.language, lead.askedAt)}
        {lead.timesAsked > 1 ? (
          <small>
            {lead.timesAsked} {t.askedTimes}
          </small>
        ) : null}
      </td>
      <td>
        <DeskTimeLeft language={t.language} left={lead.left} before={t.left} />
      </td>
      <td>
        <NextStep t={t} lead={lead} today={today} />
      </td>
      <td>{lead.owner ?? t.nobody}</td>
      <td>{OWN_NAME[lead.locale]}</td>
    </tr>
  )
}

/** The first page of a seller: what is late, what is due today, what is new. */
export function MyWork({
  t,
  sections,
  today,
}: {
  t: SalesWords
  sections: readonly { list: 'late' | 'due' | 'new'; leads: readonly DeskLead[] }[]
  today: string
}) {
  return (
    <>
      <h1>{t.home}</h1>
      {sections.map(({ list, leads }) => (
        <section key={list} aria-labelledby={`work-${list}`}>
          <h2 id={`work-${list}`}>
            {t.lists[list]} ({leads.length})
          </h2>
          {leads.length === 0 ? <p>{t.noneMine}</p> : <LeadTable t={t} leads={leads} today={today} />}
        </section>
      ))}
      <p>
        <a href={deskPath({ list: 'mine' })}>{t.lists.mine}</a>
      </p>
    </>
  )
}
