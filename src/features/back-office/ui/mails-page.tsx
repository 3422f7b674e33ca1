import en from '@messages/staff/en/mails.json'
import th from '@messages/staff/th/mails.json'
import { DeskTable } from '@/design/back-office/desk-table'
import { LOCALES } from '@/i18n/locales'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

const NAMES = { th: 'ไทย', en: 'English', cht: '繁體', chs: '简体' } as const

interface MailsPageProps {
  language: StaffLanguage
  mails: readonly { id: string; subject: string }[]
}

/** Every mail that the site sends about forms, to look at in each language. */
export function MailsPage({ language, mails }: MailsPageProps) {
  const t = staffTexts({ en, th }, language)
  return (
    <div className="desk">
      <h1>{t.title}</h1>
      <p>{t.lead}</p>
      <DeskTable
        columns={[
          { key: 'mail', head: t.columns.mail, isName: true, cell: ({ id }) => id },
          { key: 'subject', head: t.columns.subject, cell: ({ subject }) => subject },
          { key: 'languages', head: t.columns.languages, cell: ({ id }) => <Languages mail={id} /> },
        ]}
        rows={mails}
        keyOf={({ id }) => id}
      />
    </div>
  )
}

const Languages = ({ mail }: { mail: string }) => (
  <ul className="desk-links">
    {LOCALES.map((locale) => (
      <li key={locale}>
        <a
          className="desk-button"
          href={`/api/mails?id=${mail}&locale=${locale}`}
          aria-label={`${mail} ${NAMES[locale]}`}
        >
          {NAMES[locale]}
        </a>
      </li>
    ))}
  </ul>
)
