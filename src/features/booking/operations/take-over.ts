import { sellsProject } from '@/features/leads/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { hashOf } from '@/platform/sign-in/token-hash'
import { isOpen } from '../domain/booking-states'
import { mayTakeOver } from '../domain/desk'
import type { BookRefusal } from '../domain/may-book'
import { may } from '../domain/permissions'
import { askToBook, saleOf } from './ask-to-book'
import { lockBooking, type StoredBooking } from './booking-record'
import { newToken } from './booking-secrets'
import { TAKEN_OVER_TASK } from './booking-tasks'
import { lapseIfOver } from './lapse-holds'
import { addEvent } from './take-step'

/** Why a hold was not taken over. `paying`: the buyer is paying online just now. */
export type TakeOverRefusal = 'gone' | 'noReason' | 'notNow' | 'paying' | 'notYourProject' | BookRefusal

const refusalOf = ({ state, seller }: StoredBooking, who: number | null): 'notNow' | 'paying' | null => {
  if (!isOpen(state) || seller === who) return 'notNow'
  return mayTakeOver(state, seller !== null) ? null : 'paying'
}

/** Gives a locked booking to the member of staff who acts. The new token is given to nobody: the counter goes by the reference. */
async function take(ctx: TransactionContext, booking: StoredBooking, note: string): Promise<void> {
  const { id, state, identity, holdEndsAt } = booking
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    update bookings set seller = ${staffOf(ctx)}, token_hash = ${hashOf(newToken())},
      former_token_hash = coalesce(former_token_hash, token_hash)
    where id = ${id}`)
  // Before the buyers are named there is no address to write to.
  if (identity !== null) await enqueue(ctx, TAKEN_OVER_TASK, { booking: id, seller: staffOf(ctx), until: holdEndsAt })
  await addEvent(ctx, id, { name: 'takeOver', by: 'staff', note, from: state, to: state })
}

/**
 * Takes over a hold from its buyer or from another seller, to go on with it at the counter, with the reason that its
 * history keeps. Buyers who are named are asked about again. The browser of the buyer loses it: its token opens nothing any
 * more, and they are told by mail. The hold ends when it would have.
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
    const refusal = refusalOf(booking, staffOf(inside))
    if (refusal) return refuse(refusal)
    const granted = await askToBook(inside, 'takeOver', saleOf(booking))
    if (!granted.ok) return granted
    await take(inside, booking, note)
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
