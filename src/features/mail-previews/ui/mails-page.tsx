import en from '@messages/staff/en/mails.json'
import th from '@messages/staff/th/mails.json'
import '@/design/desk.css'
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
      <table>
        <thead>
          <tr>
            {Object.values(t.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mails.map(({ id, subject }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{subject}</td>
              <td>
                <ul className="desk-links">
                  {LOCALES.map((locale) => (
                    <li key={locale}>
                      <a
                        className="desk-button"
                        href={`/api/mails?id=${id}&locale=${locale}`}
                        aria-label={`${id} ${NAMES[locale]}`}
                      >
                        {NAMES[locale]}
                      </a>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
