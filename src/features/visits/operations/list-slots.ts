import { and, count, eq, gte, isNotNull, lt } from '@payloadcms/db-postgres/drizzle'
import { appointments } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { Gallery } from '../domain/appointment'
import { may } from '../domain/permissions'
import { type Slot, slotsOf } from '../domain/slots'

/** The slots of a day in a gallery that can be booked now, full ones included. */
export async function listSlots(ctx: Context, gallery: Gallery, day: string): Promise<Slot[]> {
  requireActor(ctx, may.listSlots)

  const database = await databaseOf(ctx.payload, ctx.req)
  const start = new Date(`${day}T00:00:00+07:00`)
  const end = new Date(start.getTime() + 24 * 3_600_000)
  const rows = await database
    .select({ startsAt: appointments.startsAt, parties: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.gallery, gallery.id),
        isNotNull(appointments.seat),
        gte(appointments.startsAt, start),
        lt(appointments.startsAt, end),
      ),
    )
    .groupBy(appointments.startsAt)
  const taken = new Map(rows.map(({ startsAt, parties }) => [startsAt.toISOString(), parties] as const))
  return slotsOf(gallery, day, taken, ctx.now)
}
