import type { Locale } from '@/i18n/locales'
import { dayIn, type IsoDay } from '@/kernel/calendar-day'
import { assumptionsOn } from '../domain/assumptions'
import { type FinancedHome, homeFinance } from '../domain/home-finance'
import { readWishes } from '../domain/read-wishes'
import { readRates } from './rates'

type Query = Parameters<typeof readWishes>[0]

/**
 * The whole cost of a home today, for the wishes of an address. `ownPrice` is the price in baht without a wish for
 * another, `homeOf` makes the home at a price. No finance where no price is known.
 */
export async function readHomeFinance(
  locale: Locale,
  query: Query,
  ownPrice: number | null,
  homeOf: (price: number, today: IsoDay) => FinancedHome,
) {
  const { published, assumptions } = await readRates(locale)
  const now = new Date()
  const day = dayIn('Asia/Bangkok', now)
  const assumed = assumptionsOn(assumptions, day)
  const read = readWishes(query, assumed, ownPrice)
  const finance = read.price > 0 ? homeFinance(homeOf(read.price, day), read.wishes, { published, assumed, day }) : null
  return { read, finance, assumed, now }
}
