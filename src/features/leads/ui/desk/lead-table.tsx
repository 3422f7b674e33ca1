import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { DeskTimeLeft } from '@/design/back-office/desk-time-left'
import { OWN_NAME } from '@/i18n/locales'
import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import { VERSION_FIELD } from '@/kernel/form/form-version'
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
  const columns = leadColumns(t, today)
  return (
    <DeskTable
      columns={canChoose ? [chosenColumn(t), ...columns] : columns}
      rows={leads}
      keyOf={({ id }) => id}
      isLate={({ left }) => left !== null && left < 0}
    />
  )
}

const chosenColumn = (t: SalesWords): DeskColumn<DeskLead> => ({
  key: 'chosen',
  head: t.choose,
  cell: ({ id, name, ownerId }) => (
    <label>
      <input type="checkbox" name="leads" value={id} aria-label={`${t.choose}: ${name}`} />
      <input type="hidden" name={`${VERSION_FIELD}-${id}`} value={ownerVersion(ownerId)} />
    </label>
  ),
})

const leadColumns = (t: SalesWords, today: string): readonly DeskColumn<DeskLead>[] => [
  {
    key: 'name',
    head: t.columns.name,
    isName: true,
    cell: ({ id, name, reference }) => (
      <>
        <a href={leadPath(id)}>{name}</a>
        <small>{reference}</small>
      </>
    ),
  },
  { key: 'project', head: t.columns.project, cell: ({ project }) => project },
  { key: 'wish', head: t.columns.wish, cell: ({ wish }) => t.wishes[wish] },
  {
    key: 'state',
    head: t.columns.state,
    cell: ({ state, duplicateOf }) => (
      <>
        {t.states[state]}
        {duplicateOf === null ? null : (
          <small>
            <a href={leadPath(duplicateOf)}>{t.lists.duplicates}</a>
          </small>
        )}
      </>
    ),
  },
  {
    key: 'askedAt',
    head: t.columns.askedAt,
    cell: ({ askedAt, timesAsked }) => (
      <>
        {staffTime(t.language, askedAt)}
        {timesAsked > 1 ? (
          <small>
            {timesAsked} {t.askedTimes}
          </small>
        ) : null}
      </>
    ),
  },
  {
    key: 'left',
    head: t.columns.left,
    cell: ({ left }) => <DeskTimeLeft language={t.language} left={left} before={t.left} />,
  },
  { key: 'nextStep', head: t.columns.nextStep, cell: (lead) => <NextStep t={t} lead={lead} today={today} /> },
  { key: 'owner', head: t.columns.owner, cell: ({ owner }) => owner ?? t.nobody },
  { key: 'locale', head: t.columns.locale, cell: ({ locale }) => OWN_NAME[locale] },
]

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
