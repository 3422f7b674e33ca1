import '@/design/desk.css'
import { type StaffLanguage, staffMoney, staffTime } from '@/i18n/staff-formats'
import { BOOKING_STATES, type BookingState } from '../domain/booking-states'
import type { DeskBooking } from '../domain/desk'
import { type DeskWords, deskWords, minutesUntil } from './desk-words'

interface BookingsDeskProps {
  language: StaffLanguage
  search: string
  state: BookingState | null
  now: Date
  counts: Partial<Record<BookingState, number>>
  bookings: readonly DeskBooking[]
  boards: readonly { id: number; title: string }[]
  mayExport: boolean
}

/** The bookings at the sales desk: boards of launches, the states with their numbers, and the list. */
export function BookingsDesk(props: BookingsDeskProps) {
  const { language, search, state, now, counts, bookings, boards, mayExport } = props
  const t = deskWords(language)
  return (
    <div className="desk">
      <h1>{t.title}</h1>
      {boards.length > 0 ? (
        <nav aria-label={t.boards}>
          <h2>{t.boards}</h2>
          <ul className="desk-links">
            {boards.map(({ id, title }) => (
              <li key={id}>
                <a className="desk-button" href={`/admin/bookings?board=${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <h2>{t.title}</h2>
      <ul className="desk-links">
        <li>
          <a className="desk-button" href="/admin/bookings" aria-current={state === null ? 'page' : undefined}>
            {t.all}
          </a>
        </li>
        {BOOKING_STATES.filter((one) => counts[one]).map((one) => (
          <li key={one}>
            <a
              className="desk-button"
              href={`/admin/bookings?state=${one}`}
              aria-current={state === one ? 'page' : undefined}
            >
              {t.states[one]} {counts[one]}
            </a>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/useSemanticElements: search elements are unknown to the browsers of the back office */}
      <form method="get" role="search">
        {state ? <input type="hidden" name="state" value={state} /> : null}
        <label>
          {t.search}
          <input type="search" name="search" defaultValue={search} maxLength={60} size={32} />
        </label>
        <button type="submit">{t.find}</button>
      </form>
      {bookings.length === 0 ? (
        <p role="status">{t.none}</p>
      ) : (
        <>
          <BookingTable t={t} language={language} bookings={bookings} now={now} />
          <p>{t.most}</p>
        </>
      )}
      {mayExport ? (
        <p>
          <a className="desk-button" href={`/api/bookings/export${state ? `?state=${state}` : ''}`} download>
            {t.download}
          </a>
        </p>
      ) : null}
    </div>
  )
}

/** The time left of a hold: `8 min`, or that it is over. */
export function leftOf(t: DeskWords, end: Date | null, now: Date): string {
  const minutes = minutesUntil(end, now)
  if (minutes === null) return '–'
  return minutes === 0 ? t.over : `${minutes} ${t.minutes}`
}

function BookingTable({
  t,
  language,
  bookings,
  now,
}: { t: DeskWords } & Pick<BookingsDeskProps, 'language' | 'bookings' | 'now'>) {
  return (
    <table>
      <thead>
        <tr>
          {Object.values(t.columns).map((column, at) => (
            <th key={column} scope="col" data-number={at === 5 || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((one) => (
          <tr key={one.reference}>
            <th scope="row">
              <a href={`/admin/bookings?booking=${one.reference}`}>{one.reference.toUpperCase()}</a>
            </th>
            <td>
              {one.project} · {one.unit}
            </td>
            <td>{one.buyer ?? '–'}</td>
            <td>{t.states[one.state]}</td>
            <td>{leftOf(t, one.holdEndsAt, now)}</td>
            <td data-number>{staffMoney(one.price)}</td>
            <td>{staffTime(language, one.heldAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
