import { finance_rates } from '@/payload-tables'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { invalidateTags } from '@/platform/invalidation'
import { requireActor } from '@/platform/require-actor'
import { queriesOf, timeIn } from '@/platform/rows'
import { may } from '../domain/permissions'

/** Makes the pages and the search anew after midnight in Bangkok when a rate begins that day; tells whether. */
export async function renewRates(ctx: Context): Promise<boolean> {
  requireActor(ctx, may.renewRates)

  const beginsToday = sql`(${finance_rates.from} at time zone 'Asia/Bangkok')::date
    = (${timeIn(ctx.now)} at time zone 'Asia/Bangkok')::date`
  const beginning = await (await queriesOf(ctx)).$count(finance_rates, beginsToday)
  if (beginning > 0) await invalidateTags(ctx, ['site'])
  return beginning > 0
}
