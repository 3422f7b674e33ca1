import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BOOKING_STATES, type BookingState } from '../domain/booking-states'
import { UnitFactsList } from './booking-facts'

const typeName = { th: 'x', en: 'One bedroom', cht: 'x', chs: 'x' }
const facts = { number: '12-04', floor: 12, typeName, area: 34.5, price: 459_000_000, fee: 5_000_000 }

/** What is said of the booking fee, and whether a remainder is still to be paid. */
const SAID: Readonly<Record<BookingState, readonly [string, boolean]>> = {
  held: ['Booking fee, due today', true],
  identified: ['Booking fee, due today', true],
  verified: ['Booking fee, due today', true],
  on_paper: ['Booking fee, due today', true],
  co_signing: ['Booking fee, due today', true],
  signed: ['Booking fee, due today', true],
  paying: ['Booking fee', true],
  booked: ['Booking fee, paid', true],
  contract_appointed: ['Booking fee, paid', true],
  contracted: ['Booking fee, paid', true],
  transferred: ['Booking fee, paid', true],
  lapsed: ['Booking fee', false],
  cancelled_by_buyer: ['Booking fee', false],
  cancelled_by_company: ['Booking fee', false],
  paid_late: ['Booking fee', false],
  refunded: ['Booking fee', false],
}

test.each(BOOKING_STATES)('a booking that is %s says what is due, what is paid, and what is still to come', (state) => {
  const markup = renderToStaticMarkup(<UnitFactsList locale="en" facts={facts} state={state} />)
  const rows = new Map(
    [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, ...row]) => row as [string, string]),
  )
  const [fee, owesRest] = SAID[state]
  expect(rows.get(fee)).toContain('50,000')
  expect(rows.get('Remainder, paid under the purchase contract')).toBe(owesRest ? '฿4,540,000' : undefined)
})
