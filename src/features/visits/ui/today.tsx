import type { DeskVisit } from '../domain/appointment'
import './today.css'

const WORDS = {
  en: {
    title: 'Today',
    nothing: 'No appointments today.',
    kinds: { visit: 'Visit', video: 'Video call', walk_in: 'Walk-in' },
    states: { booked: 'Booked', attended: 'Came', missed: 'Did not come', cancelled: 'Cancelled' },
    people: (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`,
    walkIn: 'Enter a walk-in',
  },
  th: {
    title: 'วันนี้',
    nothing: 'วันนี้ไม่มีนัดหมาย',
    kinds: { visit: 'มาที่สำนักงานขาย', video: 'วิดีโอคอล', walk_in: 'เข้ามาเอง' },
    states: { booked: 'นัดแล้ว', attended: 'มาแล้ว', missed: 'ไม่มาตามนัด', cancelled: 'ยกเลิก' },
    people: (count: number) => `${count} คน`,
    walkIn: 'บันทึกผู้ที่เข้ามาเอง',
  },
} as const

const timeOf = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Bangkok' }).format(
    new Date(at),
  )

/** The day of the desk over the list of all appointments: who comes when, and a way to enter who walks in. */
export function Today({ language, appointments }: { language: 'th' | 'en'; appointments: readonly DeskVisit[] }) {
  const t = WORDS[language]
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
              {[one.project, one.gallery, t.kinds[one.kind], t.people(one.people)].filter(Boolean).join(' · ')}
            </span>
            <span>{one.phone ? <a href={`tel:${one.phone}`}>{one.phone}</a> : null}</span>
            <span>{t.states[one.state]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
