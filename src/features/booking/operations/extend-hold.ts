import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { isOpen } from '../domain/booking-states'
import { EXTENSIONS } from '../domain/desk'
import { may } from '../domain/permissions'
import { lockBooking } from './booking-record'
import { lapseIfOver } from './lapse-holds'
import { addEvent, setHoldEnd } from './take-step'

/** Lets a hold last longer, with the reason that its history keeps. A hold that is over stays over. */
export function extendHold(
  ctx: Context,
  reference: string,
  { minutes, reason }: { minutes: number; reason: string },
): Promise<Result<Date, 'gone' | 'noReason' | 'notNow'>> {
  requireActor(ctx, may.extendHold)

  return inTransaction(ctx, async (inside): Promise<Result<Date, 'gone' | 'noReason' | 'notNow'>> => {
    const why = reason.trim().slice(0, 500)
    if (why === '') return refuse('noReason')
    const locked = await lockBooking(inside, sql`reference = ${reference}`)
    if (!locked) return refuse('gone')
    const booking = await lapseIfOver(inside, locked)
    if (!isOpen(booking.state) || !booking.holdEndsAt || !EXTENSIONS.some((one) => one === minutes))
      return refuse('notNow')
    const end = new Date(booking.holdEndsAt.getTime() + minutes * 60_000)
    await setHoldEnd(inside, booking, end)
    const note = `+${minutes}: ${why}`
    await addEvent(inside, booking.id, { name: 'renew', by: 'staff', note, from: booking.state, to: booking.state })
    return ok(end)
  })
}
