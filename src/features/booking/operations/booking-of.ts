import { sellsInSql } from '@/features/leads/server'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { TransactionContext } from '@/platform/database/transaction'
import type { OwnBooking } from '../domain/booking'
import { may } from '../domain/permissions'
import { lockBooking, readBooking } from './booking-record'
import { withBuyers } from './find-booking'

/** Sales find the bookings of the projects that are theirs to sell. */
const named = (ctx: Readonly<Context>, reference: string): SQL =>
  sql`reference = ${reference} and ${sellsInSql(ctx, sql`project_id`)}`

/** The booking with a reference, for features that go on from it and know who asks; null when there is none. */
export async function findBookingOf(ctx: Context, reference: string): Promise<OwnBooking | null> {
  requireActor(ctx, may.findBookingOf)

  const found = await readBooking(ctx, named(ctx, reference))
  return found && withBuyers(found)
}

/** As {@link findBookingOf}, with the row locked until the transaction ends. */
export async function lockBookingOf(ctx: TransactionContext, reference: string): Promise<OwnBooking | null> {
  requireActor(ctx, may.findBookingOf)

  const locked = await lockBooking(ctx, named(ctx, reference))
  return locked && withBuyers(locked)
}

/** The condition that a booking, which is `b`, is of a project that is the actor's to sell. */
export const isOwnInSql = (ctx: Readonly<Context>): SQL => sellsInSql(ctx, sql`b.project_id`)
