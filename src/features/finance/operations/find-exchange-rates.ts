import { dayIn } from '@/kernel/calendar-day'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { type ExchangeRates, ratesOf } from '../domain/exchange-rates'
import { may } from '../domain/permissions'

/** The exchange rates of the editors; null while there are none. */
export async function findExchangeRates(ctx: Context): Promise<ExchangeRates | null> {
  requireActor(ctx, may.findExchangeRates)

  const { asOf, rates } = await localApi(ctx, 'everything').findGlobal({ slug: 'exchange-rates', depth: 0 })
  return ratesOf(rates ?? [], asOf ? dayIn('Asia/Bangkok', new Date(asOf)) : null)
}
