import { DeskTable } from '@/design/back-office/desk-table'
import { PageRefresh } from '@/design/layer/page-refresh'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { fillText } from '@/i18n/staff-texts'
import type { BoardUnit } from '../domain/desk'
import { isCrowded, isUnnamed } from '../domain/unnamed-holds'
import { leftOf } from './bookings-desk'
import { counterWords } from './counter-words'
import { type DeskWords, deskWords } from './desk-words'
import { bookingTexts } from './staff-texts'

const REFRESH_SECONDS = 10

interface Floor {
  building: string
  floor: number
  units: BoardUnit[]
}

/** The units floor by floor, in their order: from the top down, building by building. */
function floorsOf(units: readonly BoardUnit[]): Floor[] {
  const floors: Floor[] = []
  for (const unit of units) {
    const last = floors.at(-1)
    if (last?.building === unit.building && last.floor === unit.floor) last.units.push(unit)
    else floors.push({ building: unit.building, floor: unit.floor, units: [unit] })
  }
  return floors
}

/** The board of a launch day: every unit by floor, who has it, and how long the hold lasts. It renews itself. */
export function LaunchBoard({
  language,
  campaign,
  units,
  now,
  maySell,
  mostUnnamed: most,
}: {
  language: StaffLanguage
  campaign: { id: number; title: string }
  units: readonly BoardUnit[]
  now: Date
  /** Free units lead to the counter. */
  maySell: boolean
  /** How many holds without a confirmed address there may be. */
  mostUnnamed: number
}) {
  const [t, say] = [deskWords(language), bookingTexts(language).unnamed]
  const sell = maySell
    ? { base: `/admin/bookings?board=${campaign.id}&sell=`, text: counterWords(language).sell }
    : null
  const unnamed = units.filter(({ booking }) => booking && isUnnamed(booking.state)).length
  const free = units.filter(({ state, booking }) => state === 'available' && booking === null).length
  return (
    <div className="desk">
      <PageRefresh seconds={REFRESH_SECONDS} />
      <p>
        <a href="/admin/bookings">{t.back}</a>
      </p>
      <h1>
        {t.board}: {campaign.title}
      </h1>
      <p>
        {t.free}: <b>{free}</b> · {t.taken}: <b>{units.length - free}</b> · {t.refreshes}
      </p>
      <p role="status">
        {fillText(say.count, { open: unnamed, most })}
        {isCrowded(unnamed, most) ? <b> {say.crowded}</b> : null}
      </p>
      <DeskTable
        kind="board"
        rows={floorsOf(units)}
        keyOf={({ building, floor }) => `${building} ${floor}`}
        columns={[
          {
            key: 'floor',
            head: t.floor,
            isName: true,
            cell: ({ building, floor }) => `${building} · ${t.floor} ${floor}`,
          },
          {
            key: 'units',
            head: t.unit,
            cell: (row) => (
              <ul>
                {row.units.map((unit) => (
                  <BoardCell key={unit.id} t={t} unit={unit} now={now} sell={sell} />
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  )
}

interface BoardCellProps {
  t: DeskWords
  unit: BoardUnit
  now: Date
  sell: { base: string; text: string } | null
}

function BoardCell({ t, unit, now, sell }: BoardCellProps) {
  const { booking, number, type, state } = unit
  return (
    <li data-state={booking ? 'reserved' : state}>
      <b>{number}</b> <small>{type}</small>
      <br />
      {booking ? (
        <a href={`/admin/bookings?booking=${booking.reference}`}>
          {t.states[booking.state]}
          {booking.holdEndsAt ? ` · ${leftOf(t, booking.holdEndsAt, now)}` : ''}
        </a>
      ) : (
        <>
          {t.unitStates[state]}
          {sell && state === 'available' ? (
            <>
              {' · '}
              <a href={sell.base + unit.id} aria-label={`${sell.text} ${number}`}>
                {sell.text}
              </a>
            </>
          ) : null}
        </>
      )}
    </li>
  )
}
