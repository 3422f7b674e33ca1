import type { OwnBooking } from '@/features/booking'
import { lockBookingOf } from '@/features/booking/server'
import { dayIn } from '@/kernel/calendar-day'
import { isMadeFrom } from '@/kernel/form/form-version'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { planVersion } from '../domain/form-versions'
import { keptText, takesPayments } from '../domain/home'
import { may } from '../domain/permissions'
import { type PlanField, type PlannedPayment, type PlanTerms, planPayments } from '../domain/plan'
import { assignKeeper, nowOf, paymentsOf, type StoredPayment } from './home-record'
import { tellBuyers } from './tell'

/** The time zone of days on which something is due. */
export const BANGKOK = 'Asia/Bangkok'

/** What of the price is neither paid nor in the booking fee, in whole satang. */
export const restOf = ({ price, fee }: Pick<OwnBooking, 'price' | 'fee'>, payments: readonly StoredPayment[]): number =>
  price - fee - payments.reduce((sum, { paidAt, amount }) => sum + (paidAt ? amount : 0), 0)

/** Puts new payments in the place of those that are not made. Numbers go on, and are never used twice. */
async function replacePayments(ctx: TransactionContext, booking: number, planned: readonly PlannedPayment[]) {
  const now = nowOf(ctx)
  await rowsOf(
    ctx,
    sql`update home_payments set replaced_at = ${now}
      where booking_id = ${booking} and paid_at is null and replaced_at is null`,
  )
  await rowsOf(
    ctx,
    sql`insert into home_payments (booking_id, number, kind, due_on, amount)
      select ${booking}, p.at + coalesce((select max(number) from home_payments where booking_id = ${booking}), 0),
        p.value->>'kind', (p.value->>'dueOn')::date, (p.value->>'amount')::bigint
      from jsonb_array_elements(${JSON.stringify(planned)}::jsonb) with ordinality as p (value, at)`,
  )
}

/** The version of a form of the plan that is made now. */
async function newestPlan(ctx: TransactionContext, booking: number): Promise<string> {
  const [row] = await rowsOf(
    ctx,
    sql`select made_at from home_plans where booking_id = ${booking} order by id desc limit 1`,
  )
  return planVersion(row ? [{ at: new Date(row.made_at as string) }] : [])
}

export type PlanRefusal = 'gone' | 'notNow' | 'noReason' | 'changed' | readonly PlanField[]

/**
 * Makes the plan of payments of a booked home, or makes it anew: what is paid stays, and the new payments sum up to
 * what is left of the price exactly. Each plan is kept with who made it and why, and the buyers are told. Refused with
 * `changed` where a colleague made a plan since the form was opened: `madeFrom` is the `planVersion` it carries.
 */
export function planHome(
  ctx: Context,
  reference: string,
  terms: PlanTerms,
  why: string,
  madeFrom = '',
): Promise<Result<null, PlanRefusal>> {
  requireActor(ctx, may.planHome)

  return inTransaction(ctx, async (inside): Promise<Result<null, PlanRefusal>> => {
    const reason = keptText(why, 500)
    if (reason === '' || inside.actor.kind !== 'staff') return refuse('noReason')
    const booking = await lockBookingOf(inside, reference)
    if (!booking) return refuse('gone')
    if (!takesPayments(booking.state)) return refuse('notNow')
    if (!isMadeFrom(madeFrom, await newestPlan(inside, booking.id))) return refuse('changed')
    const rest = restOf(booking, await paymentsOf(inside, booking.id))
    const planned = planPayments(terms, rest, dayIn(BANGKOK, inside.now))
    if (!planned.ok) return refuse(planned.faults)
    await replacePayments(inside, booking.id, planned.payments)
    await rowsOf(
      inside,
      sql`insert into home_plans (booking_id, terms, reason, made_by, made_at)
        values (${booking.id}, ${JSON.stringify(terms)}::jsonb, ${reason}, ${inside.actor.id}, ${nowOf(inside)})`,
    )
    await assignKeeper(inside, booking.id)
    await tellBuyers(inside, booking, 'planned')
    return ok(null)
  })
}
