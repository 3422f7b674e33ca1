import { finance_rates } from '@/payload-tables'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, timeIn } from '@/platform/database/rows'
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
