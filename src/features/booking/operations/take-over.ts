import { sellsProject } from '@/features/leads/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { hashOf } from '@/platform/token-hash'
import { inTransaction } from '@/platform/transaction'
import { isOpen } from '../domain/booking-states'
import { mayTakeOver } from '../domain/desk'
import { may } from '../domain/permissions'
import { lockBooking } from './booking-record'
import { newToken } from './booking-secrets'
import { lapseIfOver } from './lapse-holds'
import { addEvent, staffOf } from './take-step'

/** Why a hold was not taken over. `paying`: the buyer is paying online just now. */
export type TakeOverRefusal = 'gone' | 'noReason' | 'notNow' | 'paying' | 'notYourProject'

/**
 * Takes over a hold from its buyer or from another seller, to go on with it at the counter, with the reason that its
 * history keeps. The browser of the buyer loses it: its token opens nothing any more. The hold ends when it would have.
 */
export function takeOverBooking(
  ctx: Context,
  reference: string,
  reason: string,
): Promise<Result<null, TakeOverRefusal>> {
  requireActor(ctx, may.takeOverBooking)

  return inTransaction(ctx, async (inside): Promise<Result<null, TakeOverRefusal>> => {
    const note = reason.replaceAll('\0', '').trim().slice(0, 500)
    if (note === '') return refuse('noReason')
    const locked = await lockBooking(inside, sql`reference = ${reference}`)
    if (!locked) return refuse('gone')
    if (!(await sellsProject(inside, locked.project))) return refuse('notYourProject')
    const booking = await lapseIfOver(inside, locked)
    if (!isOpen(booking.state) || booking.seller === staffOf(inside)) return refuse('notNow')
    if (!mayTakeOver(booking.state, booking.seller !== null)) return refuse('paying')
    const database = await databaseOf(inside.payload, inside.req)
    // The new token is given to nobody: the counter goes on by the reference.
    await database.execute(sql`
      update bookings set seller = ${staffOf(inside)}, token_hash = ${hashOf(newToken())},
        former_token_hash = coalesce(former_token_hash, token_hash)
      where id = ${booking.id}`)
    await addEvent(inside, booking.id, { name: 'takeOver', by: 'staff', note, from: booking.state, to: booking.state })
    return ok(null)
  })
}

/** Whether the counter has taken over the booking that a token opened once. It says nothing else of it. */
export async function isTakenOver(ctx: Context, token: string): Promise<boolean> {
  requireActor(ctx, may.isTakenOver)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select 1 from bookings where former_token_hash = ${hashOf(token)} limit 1`,
  )
  return rows.length > 0
}
