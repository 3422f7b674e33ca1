import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { invalidateTags } from '@/platform/invalidation'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'

/** Makes the pages and the search anew after midnight in Bangkok when a rate begins that day; tells whether. */
export async function renewRates(ctx: Context): Promise<boolean> {
  requireActor(ctx, may.renewRates)

  const now = ctx.now.toISOString()
  const { rows } = await (await databaseOf(ctx.payload, ctx.req)).execute(sql`
    select 1 from finance_rates where ("from" at time zone 'Asia/Bangkok')::date
      = (${now}::timestamptz at time zone 'Asia/Bangkok')::date limit 1`)
  if (rows.length > 0) await invalidateTags(ctx, ['site'])
  return rows.length > 0
}
