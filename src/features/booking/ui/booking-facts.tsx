import { formatArea, formatBaht } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type BookingState, isKept, isOpen } from '../domain/booking-states'
import type { LocalText } from '../domain/local-text'

/** The unit, what it costs and what is paid today. Money in whole satang. */
export interface UnitFacts {
  number: string
  floor: number
  typeName: LocalText
  area: number
  price: number
  fee: number
}

const ROW = 'flex flex-wrap justify-between gap-x-5 border-t border-stone-200 py-3'

/** Rows of a name and a value. */
export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name} className={ROW}>
          <dt className="text-stone-600">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The name of the booking fee: due before it is paid, paid afterwards, neither where a booking has ended. */
function feeName(state: BookingState) {
  if (isKept(state)) return 'facts.feePaid'
  return isOpen(state) && state !== 'paying' ? 'facts.fee' : 'campaign.fee'
}

interface UnitFactsListProps {
  locale: Locale
  facts: UnitFacts
  /** Of its booking. */
  state?: BookingState
}

/** A unit and its money as rows. */
export function UnitFactsList({ locale, facts, state = 'held' }: UnitFactsListProps) {
  const t = words(locale, 'booking')
  const isOnTheWay = isOpen(state) || isKept(state)
  return (
    <Facts
      rows={[
        [t('facts.unit'), facts.number],
        [t('facts.type'), facts.typeName[locale]],
        [t('facts.floor'), String(facts.floor)],
        [t('facts.area'), formatArea(locale, facts.area)],
        [t('facts.price'), formatBaht(facts.price / 100)],
        [t(feeName(state)), formatBaht(facts.fee / 100)],
        ...(isOnTheWay ? [[t('facts.rest'), formatBaht((facts.price - facts.fee) / 100)] as const] : []),
      ]}
    />
  )
}
