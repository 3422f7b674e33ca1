import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import type { Gallery } from '../domain/appointment'
import { may } from '../domain/permissions'
import { type Slot, slotsOf } from '../domain/slots'

/** The slots of a day in a gallery that can be booked now, full ones included. */
export async function listSlots(ctx: Context, gallery: Gallery, day: string): Promise<Slot[]> {
  requireActor(ctx, may.listSlots)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select starts_at, count(*) as parties from appointments
    where gallery_id = ${gallery.id} and seat is not null
      and starts_at >= ${`${day}T00:00:00+07:00`}::timestamptz
      and starts_at < ${`${day}T00:00:00+07:00`}::timestamptz + interval '1 day'
    group by starts_at`)
  const taken = new Map(
    rows.map(({ starts_at: at, parties }) => [new Date(String(at)).toISOString(), Number(parties)] as const),
  )
  return slotsOf(gallery, day, taken, ctx.now)
}
