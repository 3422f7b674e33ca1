import { lockBookingOf } from '@/features/booking/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { hasHomePage, keptText } from '../domain/home'
import { may } from '../domain/permissions'
import { lockHome } from './home-link'
import { assignKeeper, nowOf } from './home-record'
import { tellBuyers, tellKeeper } from './tell'

export type MessageRefusal = 'gone' | 'empty'

/** A buyer asks the person who looks after the home. */
export function askAboutHome(ctx: Context, token: string, text: string): Promise<Result<null, MessageRefusal>> {
  requireActor(ctx, may.askAboutHome)

  return inTransaction(ctx, async (inside): Promise<Result<null, MessageRefusal>> => {
    const [link, body] = [await lockHome(inside, token), keptText(text)]
    if (!link) return refuse('gone')
    if (body === '') return refuse('empty')
    await rowsOf(
      inside,
      sql`insert into home_messages (booking_id, author, buyer, body, at)
        values (${link.booking.id}, 'buyer', ${link.buyer}, ${body}, ${nowOf(inside)})`,
    )
    await tellKeeper(inside, link.booking, 'asked')
    return ok(null)
  })
}

/** Staff answer; the buyers are told that there is an answer, which is on the page alone. */
export function answerBuyer(ctx: Context, reference: string, text: string): Promise<Result<null, MessageRefusal>> {
  requireActor(ctx, may.answerBuyer)

  return inTransaction(ctx, async (inside): Promise<Result<null, MessageRefusal>> => {
    const body = keptText(text)
    if (body === '') return refuse('empty')
    const booking = await lockBookingOf(inside, reference)
    if (!booking || !hasHomePage(booking.state) || inside.actor.kind !== 'staff') return refuse('gone')
    await rowsOf(
      inside,
      sql`insert into home_messages (booking_id, author, staff_id, body, at)
        values (${booking.id}, 'staff', ${inside.actor.id}, ${body}, ${nowOf(inside)})`,
    )
    await assignKeeper(inside, booking.id)
    await tellBuyers(inside, booking, 'answered')
    return ok(null)
  })
}
