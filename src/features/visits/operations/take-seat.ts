import { databaseOf, sql } from '@/platform/database'
import type { TransactionContext } from '@/platform/transaction'
import { freeSeat, type Gallery } from '../domain/appointment'
import { isOffered } from '../domain/slots'

/** Why a time cannot be had: others were quicker, or it is not one of the gallery's. */
export type SeatRefusal = 'taken' | 'notOffered'

/**
 * The place for a visit at a time. Whoever wants the same gallery waits until this transaction ends, and the unique
 * index over places refuses what this missed.
 */
export async function takeSeat(
  ctx: TransactionContext,
  gallery: Gallery,
  startsAt: Date,
): Promise<{ seat: string } | SeatRefusal> {
  if (!isOffered(gallery, startsAt, ctx.now)) return 'notOffered'
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`select id from sales_galleries where id = ${gallery.id} for update`)
  const { rows } = await database.execute(sql`
    select seat from appointments
    where gallery_id = ${gallery.id} and starts_at = ${startsAt.toISOString()}::timestamptz and seat is not null`)
  const taken = rows.map(({ seat }) => String(seat))
  const seat = freeSeat(taken, gallery.id, startsAt.toISOString(), gallery.capacity)
  return seat === null ? 'taken' : { seat }
}
