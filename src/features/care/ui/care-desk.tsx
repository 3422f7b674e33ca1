import { DeskTabs } from '@/design/back-office/desk-list'
import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { DeskTimeLeft } from '@/design/back-office/desk-time-left'
import type { StaffLanguage } from '@/i18n/staff-formats'
import type { DeskCase } from '../domain/case'
import { type DeskWords, deskWords } from './desk-words'

/** The care desk: the complaints that wait, what runs out first on top. */
export function CareDesk({
  language,
  cases,
  isDone,
}: {
  language: StaffLanguage
  cases: readonly DeskCase[]
  isDone: boolean
}) {
  const t = deskWords(language)
  return (
    <div className="desk">
      <h1>{t.title}</h1>
      <DeskTabs
        tabs={[
          { href: '/admin/care', text: t.open, isShown: !isDone },
          { href: '/admin/care?list=done', text: t.done, isShown: isDone },
        ]}
      />
      {cases.length === 0 ? (
        <p role="status">{isDone ? t.noneDone : t.none}</p>
      ) : (
        <DeskTable columns={caseColumns(t, language)} rows={cases} keyOf={({ reference }) => reference} />
      )}
    </div>
  )
}

const caseColumns = (t: DeskWords, language: StaffLanguage): readonly DeskColumn<DeskCase>[] => [
  {
    key: 'reference',
    head: t.columns.reference,
    isName: true,
    cell: ({ reference }) => <a href={`/admin/care?case=${reference}`}>{reference}</a>,
  },
  { key: 'subject', head: t.columns.subject, cell: ({ subject }) => t.subjects[subject] },
  { key: 'name', head: t.columns.name, cell: ({ name }) => name },
  { key: 'home', head: t.columns.home, cell: ({ home }) => home || '–' },
  {
    key: 'state',
    head: t.columns.state,
    cell: ({ state, score }) => `${t.states[state]}${score === null ? '' : ` · ${score}/5`}`,
  },
  { key: 'left', head: t.columns.left, cell: ({ left }) => <DeskTimeLeft language={language} left={left} /> },
  { key: 'owner', head: t.columns.owner, cell: ({ owner }) => owner ?? t.nobody },
  { key: 'locale', head: t.columns.locale, cell: ({ locale }) => locale },
]
