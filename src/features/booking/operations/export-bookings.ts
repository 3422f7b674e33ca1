import { writeSheet } from '@/formats/sheet'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { BookingState } from '../domain/booking-states'
import { may } from '../domain/permissions'
import { toBooking } from './booking-record'
import { openIdentity } from './booking-secrets'

const HEAD = [
  ...['reference', 'state', 'project', 'building', 'floor', 'unit', 'price_thb', 'fee_thb', 'paid_thb', 'receipt'],
  ...['held_at', 'signed_at', 'paid_at', 'foreign_quota', 'nationalities', 'terms', 'sold'],
]

const baht = (satang: number | null) => (satang === null ? '' : (satang / 100).toFixed(2))
const instant = (at: Date | null) => at?.toISOString() ?? ''

/** The bookings of a state, or all, as CSV, oldest first and free of formulas. Nobody is named in it. */
export async function exportBookings(ctx: Context, state: BookingState | null): Promise<string> {
  requireActor(ctx, may.exportBookings)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select * from bookings where ${state}::text is null or state = ${state} order by id`,
  )
  const lines = rows.map(toBooking).map((one) => [
    ...[one.reference, one.state, one.snapshot.project.slug, one.building, String(one.snapshot.unit.floor)],
    ...[one.snapshot.unit.number, baht(one.price), baht(one.fee), baht(one.paidAmount), one.receiptNumber ?? ''],
    ...[
      instant(one.heldAt),
      instant(one.signedAt),
      instant(one.paidAt),
      one.isForeign ? 'yes' : 'no',
      openIdentity(one.reference, one.identity)
        ?.buyers.map(({ nationality }) => nationality)
        .join(' ') ?? '',
      one.termsVersion,
      one.seller === null ? 'online' : 'counter',
    ],
  ])
  return writeSheet([HEAD, ...lines], '')
}
