import { findBookingOf, isOwnInSql, lockBookingOf } from '@/features/booking/server'
import { isSlipOpen } from '@/features/payments'
import { latestSlip } from '@/features/payments/server'
import { rolesFor } from '@/features/staff'
import { dayIn } from '@/kernel/calendar-day'
import { isMadeFrom } from '@/kernel/form/form-version'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import type { HomeDeskPage } from '../domain/desk'
import { keeperVersion } from '../domain/form-versions'
import { type HomePayment, hasHomePage, payableReference, type WaitingHome } from '../domain/home'
import { may } from '../domain/permissions'
import type { PlanTerms } from '../domain/plan'
import { appointmentsOf, invitedOf, keeperOf, messagesOf, nowOf, paymentsOf } from './home-record'
import { PAYMENT_KIND } from './home-tasks'
import { BANGKOK, restOf } from './plan-home'

const idsOf = (names: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`

async function salesStaff(ctx: Context): Promise<{ id: number; name: string }[]> {
  const roles = rolesFor('bookings', 'update')
  const rows = await rowsOf(ctx, sql`select id, name from staff where role::text in ${idsOf(roles)} order by name, id`)
  return rows.map(({ id, name }) => ({ id: Number(id), name: String(name) }))
}

async function plansOf(ctx: Context, booking: number): Promise<HomeDeskPage['plans']> {
  const rows = await rowsOf(
    ctx,
    sql`select p.*, s.name from home_plans p left join staff s on s.id = p.made_by where p.booking_id = ${booking}
      order by p.id desc limit 20`,
  )
  return rows.map(({ terms, reason, name, made_at: at }) => ({
    terms: terms as PlanTerms,
    reason: String(reason),
    by: String(name ?? '–'),
    at: new Date(at as string),
  }))
}

/** The payments with a slip that finance has not decided. */
async function lookingFor(ctx: Context, booking: string, payments: readonly HomePayment[]): Promise<number[]> {
  const numbers: number[] = []
  for (const { number, paidAt } of payments)
    if (!paidAt && isSlipOpen(await latestSlip(ctx, PAYMENT_KIND, payableReference(booking, number))))
      numbers.push(number)
  return numbers
}

/** What follows a booking, for staff; null before the fee is paid, and without such a booking. */
export async function readHomeDesk(ctx: Context, reference: string): Promise<HomeDeskPage | null> {
  requireActor(ctx, may.readHomeDesk)

  const booking = await findBookingOf(ctx, reference)
  if (!booking || !hasHomePage(booking.state)) return null
  const { id, state } = booking
  const payments = await paymentsOf(ctx, id)
  const invited = await invitedOf(ctx, id)
  return {
    ...{ looking: await lookingFor(ctx, reference, payments) },
    ...{ reference, state, payments, rest: restOf(booking, payments), today: dayIn(BANGKOK, ctx.now) },
    keeper: (await keeperOf(ctx, id))?.id ?? null,
    staff: await salesStaff(ctx),
    plans: await plansOf(ctx, id),
    appointments: await appointmentsOf(ctx, id),
    messages: await messagesOf(ctx, booking),
    coBuyers: (booking.buyers?.buyers ?? [])
      .map(({ name }, at) => ({ number: at + 1, name, invitedAt: invited.get(at + 1)?.invitedAt ?? null }))
      .slice(1),
  }
}

/**
 * Who looks after a home from now on. Refused where this is nobody who may, and with `changed` where a colleague chose
 * since the form was opened: `madeFrom` is the `keeperVersion` it carries.
 */
export function chooseKeeper(
  ctx: Context,
  reference: string,
  staff: number,
  madeFrom = '',
): Promise<Result<null, 'gone' | 'changed'>> {
  requireActor(ctx, may.chooseKeeper)

  return inTransaction(ctx, async (inside): Promise<Result<null, 'gone' | 'changed'>> => {
    const booking = await lockBookingOf(inside, reference)
    if (!booking || !(await salesStaff(inside)).some(({ id }) => id === staff)) return refuse('gone')
    const keeper = (await keeperOf(inside, booking.id))?.id ?? null
    if (!isMadeFrom(madeFrom, keeperVersion(keeper))) return refuse('changed')
    await rowsOf(
      inside,
      sql`insert into home_keepers (booking_id, staff_id, since) values (${booking.id}, ${staff}, ${nowOf(inside)})
        on conflict (booking_id) do update set staff_id = excluded.staff_id, since = excluded.since`,
    )
    return ok(null)
  })
}

/** The homes with something that waits, the longest wait first; of sales those of their projects. */
export async function listWaitingHomes(ctx: Context): Promise<{ reference: string; kind: WaitingHome; since: Date }[]> {
  requireActor(ctx, may.listWaitingHomes)

  const isOwn = isOwnInSql(ctx)
  const rows = await rowsOf(
    ctx,
    sql`select b.reference, 'question' as kind, m.at as since from home_messages m join bookings b on b.id = m.booking_id
        where m.author = 'buyer' and ${isOwn} and m.id = (select max(id) from home_messages l where l.booking_id = m.booking_id)
      union all select b.reference, 'otherTime', a.changed_at from home_appointments a
        join bookings b on b.id = a.booking_id where a.state = 'declined' and ${isOwn}
      union all select b.reference, 'overdue', p.due_on::timestamptz from home_payments p
        join bookings b on b.id = p.booking_id
        where ${isOwn} and p.paid_at is null and p.replaced_at is null and p.kind <> 'transfer'
          and b.state in ('booked', 'contract_appointed', 'contracted')
          and p.due_on < ${dayIn(BANGKOK, ctx.now)}::date
      order by since limit 100`,
  )
  return rows.map(({ reference, kind, since }) => ({
    reference: String(reference),
    kind: kind as WaitingHome,
    since: new Date(since as string),
  }))
}
