import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { HoldEnd } from '../domain/hold'
import { may } from '../domain/permissions'

/** How the hold of a booking ended, as its history says; `time` while it has not ended. */
export async function endOfHold(ctx: Context, booking: number): Promise<HoldEnd> {
  requireActor(ctx, may.endOfHold)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select step, doer from booking_events
    where booking_id = ${booking} and to_state = 'lapsed' order by id desc limit 1`)
  if (rows[0]?.step !== 'release') return 'time'
  return rows[0].doer === 'staff' ? 'staff' : 'buyer'
}
