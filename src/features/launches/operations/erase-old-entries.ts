import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, timeIn } from '@/platform/database/rows'
import { may } from '../domain/permissions'

const DAY = 86_400_000
/** Addresses are needed until the last turn, and for complaints about it. */
const KEPT_DAYS = 90
/** A code lives for minutes. */
const REQUEST_DAYS = 1

const daysBefore = (now: Date, days: number) => timeIn(new Date(now.getTime() - days * DAY))

/** Erases the addresses and the hashes of numbers of launches whose campaign closed long ago, and old requests. Tickets stay: they are public. */
export async function eraseOldEntries(ctx: Context): Promise<number> {
  requireActor(ctx, may.eraseOldEntries)

  await rowsOf(ctx, sql`delete from launch_attempts where sent_at < ${daysBefore(ctx.now, REQUEST_DAYS)}`)
  const erased = await rowsOf(
    ctx,
    sql`update launch_entries e set contact = null, person = null, identity = null from booking_campaigns c
      where c.id = e.campaign_id and e.contact is not null
        and coalesce(c.closes_at, c.opens_at + interval '1 year') < ${daysBefore(ctx.now, KEPT_DAYS)}
      returning e.id`,
  )
  return erased.length
}
