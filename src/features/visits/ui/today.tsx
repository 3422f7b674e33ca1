import en from '@messages/staff/en/visits.json'
import th from '@messages/staff/th/visits.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { countText, staffTexts } from '@/i18n/staff-texts'
import type { DeskVisit } from '../domain/appointment'
import './today.css'

const timeOf = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Bangkok' }).format(
    new Date(at),
  )

/** The day of the desk over the list of all appointments: who comes when, and a way to enter who walks in. */
export function Today({ language, appointments }: { language: StaffLanguage; appointments: readonly DeskVisit[] }) {
  const t = staffTexts({ en, th }, language)
  return (
    <section className="visits-today" aria-labelledby="visits-today-title">
      <header>
        <h2 id="visits-today-title">{t.title}</h2>
        <a href="/admin/collections/appointments/create">{t.walkIn}</a>
      </header>
      {appointments.length === 0 ? <p>{t.nothing}</p> : null}
      <ol>
        {appointments.map((one) => (
          <li key={one.id} data-state={one.state}>
            <a href={`/admin/collections/appointments/${one.id}`}>
              <span>{timeOf(one.startsAt)}</span>
              <strong>{one.name}</strong>
            </a>
            <span>
              {[one.project, one.gallery, t.kinds[one.kind], countText(t.people, one.people)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span>{one.phone ? <a href={`tel:${one.phone}`}>{one.phone}</a> : null}</span>
            <span>{t.states[one.state]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
