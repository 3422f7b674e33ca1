import type { Locale } from '@/i18n/locales'
import { dayIn } from '@/kernel/calendar-day'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { ASSUMPTION_KEYS, type Assumption, type AssumptionKey, FOREIGN_LOAN_KEYS } from '../domain/assumptions'
import { may } from '../domain/permissions'
import { isRateKey, type PublishedRate } from '../domain/rates'

const ZONE = 'Asia/Bangkok'
const BAHT = 100

const dayOf = (moment: string | null | undefined) => (moment ? dayIn(ZONE, new Date(moment)) : null)

const satang = (baht: number | null | undefined) => (typeof baht === 'number' ? baht * BAHT : null)

const isAssumption = (key: string): key is AssumptionKey =>
  [...ASSUMPTION_KEYS, ...FOREIGN_LOAN_KEYS].some((one) => one === key)

/** All rates and assumptions that staff have entered, past and future ones too, with their sources in a language. */
export async function listRates(
  ctx: Context,
  locale: Locale,
): Promise<{ published: PublishedRate[]; assumptions: Assumption[] }> {
  requireActor(ctx, may.listRates)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'finance-rates',
    locale,
    depth: 0,
    pagination: false,
  })
  const published = docs.flatMap(({ key, value, from, until, ceiling, reducedUpTo, source }): PublishedRate[] =>
    isRateKey(key)
      ? [
          {
            key,
            rate: value / 100,
            from: dayOf(from),
            until: dayOf(until),
            ceiling: satang(ceiling),
            reducedUpTo: satang(reducedUpTo),
            source,
          },
        ]
      : [],
  )
  const assumptions = docs.flatMap(({ key, value, from, source }): Assumption[] =>
    isAssumption(key) ? [{ key, value, from: dayOf(from) ?? '0000-01-01', source }] : [],
  )
  return { published, assumptions }
}
