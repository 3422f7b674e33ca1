import '@/design/desk.css'
import { DeskTimeLeft } from '@/design/desk-time-left'
import type { StaffLanguage } from '@/i18n/staff-formats'
import type { DeskCase } from '../domain/case'
import { deskWords } from './desk-words'

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
      <ul className="desk-links">
        <li>
          <a className="desk-button" href="/admin/care" aria-current={isDone ? undefined : 'page'}>
            {t.open}
          </a>
        </li>
        <li>
          <a className="desk-button" href="/admin/care?list=done" aria-current={isDone ? 'page' : undefined}>
            {t.done}
          </a>
        </li>
      </ul>
      {cases.length === 0 ? (
        <p role="status">{isDone ? t.noneDone : t.none}</p>
      ) : (
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
            {cases.map((one) => (
              <tr key={one.reference}>
                <th scope="row">
                  <a href={`/admin/care?case=${one.reference}`}>{one.reference}</a>
                </th>
                <td>{t.subjects[one.subject]}</td>
                <td>{one.name}</td>
                <td>{one.home || '–'}</td>
                <td>
                  {t.states[one.state]}
                  {one.score === null ? '' : ` · ${one.score}/5`}
                </td>
                <td>
                  <DeskTimeLeft language={language} left={one.left} />
                </td>
                <td>{one.owner ?? t.nobody}</td>
                <td>{one.locale}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
