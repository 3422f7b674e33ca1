import { and, eq, isNotNull } from '@payloadcms/db-postgres/drizzle'
import { appointments, sales_galleries } from '@/payload-tables'
import { databaseOf } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'
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
  await database
    .select({ id: sales_galleries.id })
    .from(sales_galleries)
    .where(eq(sales_galleries.id, gallery.id))
    .for('update')
  const rows = await database
    .select({ seat: appointments.seat })
    .from(appointments)
    .where(and(eq(appointments.gallery, gallery.id), eq(appointments.startsAt, startsAt), isNotNull(appointments.seat)))
  const taken = rows.flatMap(({ seat }) => seat ?? [])
  const seat = freeSeat(taken, gallery.id, startsAt.toISOString(), gallery.capacity)
  return seat === null ? 'taken' : { seat }
}
