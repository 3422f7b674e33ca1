import '@/design/back-office/desk.css'
import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import type { WaitingHome } from '../domain/home'
import { deskWords } from './desk-words'

interface WaitingHomesProps {
  language: StaffLanguage
  homes: readonly { reference: string; kind: WaitingHome; since: Date }[]
}

/** The buyers who wait for sales, the longest wait first. */
export function WaitingHomes({ language, homes }: WaitingHomesProps) {
  if (homes.length === 0) return null
  const t = deskWords(language)
  return (
    <section className="desk" aria-labelledby="waiting-homes">
      <h2 id="waiting-homes">{t.waiting}</h2>
      <ul>
        {homes.map(({ reference, kind, since }) => (
          <li key={`${reference} ${kind} ${since.toISOString()}`}>
            {/* No hash: the steps of a booking come back without one, and would show the page of before. */}
            <a className="desk-button" href={`/admin/bookings?booking=${reference}`}>
              {reference.toUpperCase()}
            </a>{' '}
            {t.waitingKinds[kind]} · {t.since} {staffTime(language, since)}
          </li>
        ))}
      </ul>
    </section>
  )
}
