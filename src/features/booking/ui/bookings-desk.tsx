import { DeskFile, DeskFilters, DeskTabs } from '@/design/back-office/desk-list'
import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
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
          <DeskTabs
            tabs={boards.map(({ id, title }) => ({ href: `/admin/bookings?board=${id}`, text: title, isShown: false }))}
          />
        </nav>
      ) : null}
      <h2>{t.title}</h2>
      <DeskTabs
        tabs={[
          { href: '/admin/bookings', text: t.all, isShown: state === null },
          ...BOOKING_STATES.filter((one) => counts[one]).map((one) => ({
            href: `/admin/bookings?state=${one}`,
            text: `${t.states[one]} ${counts[one]}`,
            isShown: state === one,
          })),
        ]}
      />
      <DeskFilters
        hidden={{ state }}
        filters={[{ kind: 'search', name: 'search', label: t.search, value: search, most: 60, size: 32 }]}
        submit={t.find}
      />
      {bookings.length === 0 ? (
        <p role="status">{t.none}</p>
      ) : (
        <>
          <DeskTable columns={bookingColumns(t, language, now)} rows={bookings} keyOf={({ reference }) => reference} />
          <p>{t.most}</p>
        </>
      )}
      {mayExport ? <DeskFile href={`/api/bookings/export${state ? `?state=${state}` : ''}`} text={t.download} /> : null}
    </div>
  )
}

/** The time left of a hold: `8 min`, or that it is over. */
export function leftOf(t: DeskWords, end: Date | null, now: Date): string {
  const minutes = minutesUntil(end, now)
  if (minutes === null) return '–'
  return minutes === 0 ? t.over : `${minutes} ${t.minutes}`
}

const bookingColumns = (t: DeskWords, language: StaffLanguage, now: Date): readonly DeskColumn<DeskBooking>[] => [
  {
    key: 'reference',
    head: t.columns.reference,
    isName: true,
    cell: ({ reference }) => <a href={`/admin/bookings?booking=${reference}`}>{reference.toUpperCase()}</a>,
  },
  { key: 'unit', head: t.columns.unit, cell: ({ project, unit }) => `${project} · ${unit}` },
  { key: 'buyer', head: t.columns.buyer, cell: ({ buyer }) => buyer ?? '–' },
  { key: 'state', head: t.columns.state, cell: ({ state }) => t.states[state] },
  { key: 'left', head: t.columns.left, cell: ({ holdEndsAt }) => leftOf(t, holdEndsAt, now) },
  { key: 'price', head: t.columns.price, isNumber: true, cell: ({ price }) => staffMoney(price) },
  { key: 'heldAt', head: t.columns.heldAt, cell: ({ heldAt }) => staffTime(language, heldAt) },
]
