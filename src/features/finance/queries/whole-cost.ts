import type { Locale } from '@/i18n/locales'
import { dayIn, type IsoDay } from '@/kernel/calendar-day'
import { assumptionsOn, type HomeTerms, latestOf, withTerms } from '../domain/assumptions'
import { type FinancedHome, homeFinance, usualBuyer } from '../domain/home-finance'
import { foreignLoanOn } from '../domain/loan-terms'
import { readWishes } from '../domain/read-wishes'
import { readRates } from './rates'

type Query = Parameters<typeof readWishes>[0]

/**
 * The whole cost of a home today, for the wishes of an address. `ownPrice` is the price in baht without a wish for
 * another, `homeOf` makes the home at a price, `terms` are those of its project. No finance where no price is known.
 */
export async function readHomeFinance(
  locale: Locale,
  query: Query,
  ownPrice: number | null,
  homeOf: (price: number, today: IsoDay) => FinancedHome,
  terms: HomeTerms | null = null,
) {
  const { published, assumptions } = await readRates(locale)
  const now = new Date()
  const day = dayIn('Asia/Bangkok', now)
  const assumed = withTerms(assumptionsOn(assumptions, day), terms, day)
  const foreignLoan = foreignLoanOn(assumptions, day)
  const read = readWishes(query, assumed, ownPrice, { buyer: usualBuyer(locale), foreignLoan })
  const finance =
    read.price > 0
      ? homeFinance({ ...homeOf(read.price, day), instalments: terms?.instalments ?? null }, read.wishes, {
          published,
          assumed,
          day,
        })
      : null
  const foreignSource = latestOf(assumptions, 'foreign-loan-rate', day)?.source ?? null
  return { read, finance, assumed, foreignLoan, foreignSource, now }
}
