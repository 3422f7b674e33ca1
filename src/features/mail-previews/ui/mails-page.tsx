import '@/design/desk.css'
import { LOCALES } from '@/i18n/locales'
import type { StaffLanguage } from '@/i18n/staff-formats'

const WORDS = {
  en: {
    title: 'Mails',
    lead: 'Every mail about enquiries, forms, visits, complaints, bookings and points, with invented facts. Mails to staff are in Thai.',
    columns: ['Mail', 'Subject in Thai', 'Look at it in'],
  },
  th: {
    title: 'อีเมล',
    lead: 'อีเมลทุกฉบับเกี่ยวกับคำถาม แบบฟอร์ม การนัดหมาย เรื่องร้องเรียน การจอง และคะแนนสมาชิก พร้อมข้อมูลสมมติ อีเมลถึงพนักงานเป็นภาษาไทย',
    columns: ['อีเมล', 'หัวเรื่องภาษาไทย', 'ดูในภาษา'],
  },
} as const

const NAMES = { th: 'ไทย', en: 'English', cht: '繁體', chs: '简体' } as const

interface MailsPageProps {
  language: StaffLanguage
  mails: readonly { id: string; subject: string }[]
}

/** Every mail that the site sends about forms, to look at in each language. */
export function MailsPage({ language, mails }: MailsPageProps) {
  const t = WORDS[language]
  return (
    <div className="desk">
      <h1>{t.title}</h1>
      <p>{t.lead}</p>
      <table>
        <thead>
          <tr>
            {t.columns.map((column) => (
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
