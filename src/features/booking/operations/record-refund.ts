import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'
import { lockBooking } from './booking-record'
import { BOOKING_NEWS_TASK } from './booking-tasks'
import { takeStep } from './take-step'

/**
 * Takes note that money of a booking went back, and tells the buyer. A cancelled booking is refunded now; one that stands
 * (a fee paid twice) stays as it is.
 */
export function recordRefund(
  ctx: Context,
  { reference, number, amount }: { reference: string; number: string; amount: number },
): Promise<void> {
  requireActor(ctx, may.recordRefund)

  return inTransaction(ctx, async (inside) => {
    const booking = await lockBooking(inside, sql`reference = ${reference}`)
    if (!booking) return
    await takeStep(inside, booking, { name: 'refund', by: 'system', note: number })
    await enqueue(inside, BOOKING_NEWS_TASK, { booking: booking.id, news: 'refunded', amount })
  })
}
