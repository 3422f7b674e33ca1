import type { RefundAccount, RefundsOf } from '@/features/payments'
import { nameRefundAccount } from '@/features/payments/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { CodeRefusal, SendRefusal } from '@/kernel/sign-in/mailed-code'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'
import { startRound, tryCode } from './booking-codes'
import { byToken, lockBooking } from './booking-record'
import { openIdentity } from './booking-secrets'
import { BOOKING_NEWS_TASK } from './booking-tasks'

/** Mails the buyer the code without which no account is named or changed: a link alone moves no money. */
export function requestAccountCode(ctx: Context, token: string): Promise<Result<null, SendRefusal | 'gone'>> {
  requireActor(ctx, may.requestAccountCode)

  return inTransaction(ctx, async (inside): Promise<Result<null, SendRefusal | 'gone'>> => {
    const booking = await lockBooking(inside, byToken(token))
    return booking && booking.identity !== null ? startRound(inside, booking, 'refund') : refuse('gone')
  })
}

/**
 * Names the account for what goes back of a booking, and of other things of the same home, for the code from the buyer's
 * mail; five tries a code. The buyer is mailed each change.
 */
export function nameAccountByCode(
  ctx: Context,
  token: string,
  { account, code }: { account: RefundAccount; code: string },
  others: readonly RefundsOf[] = [],
): Promise<Result<null, CodeRefusal | 'gone'>> {
  requireActor(ctx, may.nameAccountByCode)

  return inTransaction(ctx, async (inside): Promise<Result<null, CodeRefusal | 'gone'>> => {
    const booking = await lockBooking(inside, byToken(token))
    const identity = booking && openIdentity(booking.reference, booking.identity)
    if (!booking || !identity) return refuse('gone')
    const tried = await tryCode(inside, booking, 'refund', code)
    if (!tried.ok) return tried
    const things = [{ kind: 'booking', references: [booking.reference] }, ...others]
    const buyers = identity.buyers.map(({ name }) => name)
    await nameRefundAccount(inside, things, { ...account, buyers })
    await enqueue(inside, BOOKING_NEWS_TASK, {
      ...{ booking: booking.id, news: 'account_named', end: account.number.slice(-4) },
    })
    return ok(null)
  })
}
