import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import type { TransactionContext } from '@/platform/transaction'
import type { OwnBooking } from '../domain/booking'
import { may } from '../domain/permissions'
import { lockBooking, readBooking } from './booking-record'
import { withBuyers } from './find-booking'

/** The booking with a reference, for features that go on from it and know who asks; null when there is none. */
export async function findBookingOf(ctx: Context, reference: string): Promise<OwnBooking | null> {
  requireActor(ctx, may.findBookingOf)

  const found = await readBooking(ctx, sql`reference = ${reference}`)
  return found && withBuyers(found)
}

/** As {@link findBookingOf}, with the row locked until the transaction ends. */
export async function lockBookingOf(ctx: TransactionContext, reference: string): Promise<OwnBooking | null> {
  requireActor(ctx, may.findBookingOf)

  const locked = await lockBooking(ctx, sql`reference = ${reference}`)
  return locked && withBuyers(locked)
}
