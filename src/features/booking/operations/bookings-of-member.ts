import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { TransactionContext } from '@/platform/database/transaction'
import { env } from '@/platform/process/env'
import type { MemberBooking } from '../domain/booking'
import type { BookingState } from '../domain/booking-states'
import { may } from '../domain/permissions'
import type { StoredBooking } from './booking-record'
import { linkTokenOf, openIdentity, provenAddress } from './booking-secrets'

/** Writes down, unreadably, which address the mailed code has just proven. */
export async function storeProvenAddress(ctx: TransactionContext, booking: StoredBooking): Promise<void> {
  const email = openIdentity(booking.reference, booking.identity)?.email
  if (!email) return
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`update bookings set proven_address = ${provenAddress(email)} where id = ${booking.id}`)
}

const timeOf = (value: unknown) => (value ? new Date(value as string) : null)

/**
 * The bookings whose buyer proved the same address as the member, newest first, also those made before the account. An
 * address that was only typed finds nothing.
 */
export async function listBookingsOfMember(ctx: Context, email: string): Promise<MemberBooking[]> {
  requireActor(ctx, may.listBookingsOfMember)

  if (!env.BOOKING_KEY) return []
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select reference, state, snapshot, price, fee, paid_amount, held_at, hold_ends_at from bookings
    where proven_address = ${provenAddress(email)} order by held_at desc, id desc limit 50`)
  return rows.map((row) => {
    const snapshot = row.snapshot as StoredBooking['snapshot']
    const reference = String(row.reference)
    const paid = row.paid_amount === null ? null : Number(row.paid_amount)
    return {
      reference,
      state: row.state as BookingState,
      project: { slug: snapshot.project.slug, title: snapshot.project.title },
      unit: snapshot.unit.number,
      price: Number(row.price),
      fee: Number(row.fee),
      paid,
      heldAt: new Date(row.held_at as string),
      holdEndsAt: timeOf(row.hold_ends_at),
      link: paid === null ? null : linkTokenOf(reference),
    }
  })
}
