import type { OwnBooking } from '@/features/booking'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { type Row, rowsOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import type { AppointmentKind, AppointmentState } from '../domain/appointment'
import type { Appointment, HomeMessage, HomePayment } from '../domain/home'
import type { PaymentKind } from '../domain/plan'

/** The time of the context, for a statement. */
export const nowOf = (ctx: Readonly<Context>): SQL => sql`${ctx.now.toISOString()}::timestamptz`

const timeOf = (value: unknown): Date | null => (value === null ? null : new Date(value as string))

/** A payment of a home as it is stored. */
export interface StoredPayment extends HomePayment {
  id: number
  invoice: string | null
  round: number
  payUntil: Date | null
  isReplaced: boolean
}

const PAYMENT = sql`select *, due_on::text as due_day from home_payments`

const toPayment = (row: Row): StoredPayment => ({
  id: Number(row.id),
  number: Number(row.number),
  kind: row.kind as PaymentKind,
  dueOn: String(row.due_day),
  amount: Number(row.amount),
  paidAt: timeOf(row.paid_at),
  receiptNumber: row.receipt_number === null ? null : String(row.receipt_number),
  isRefunded: false,
  invoice: row.invoice === null ? null : String(row.invoice),
  round: Number(row.round),
  payUntil: timeOf(row.pay_until),
  isReplaced: row.replaced_at !== null,
})

/** The payments of the plan that stands, in the order of their days. */
export async function paymentsOf(ctx: Readonly<Context>, booking: number): Promise<StoredPayment[]> {
  const rows = await rowsOf(
    ctx,
    sql`${PAYMENT} where booking_id = ${booking} and replaced_at is null order by due_on, number`,
  )
  return rows.map(toPayment)
}

/** Locks one payment until the transaction ends; null when there is none. Also one that a newer plan replaced. */
export async function lockPayment(
  ctx: TransactionContext,
  booking: number,
  number: number,
): Promise<StoredPayment | null> {
  const [row] = await rowsOf(
    ctx,
    sql`${PAYMENT} where booking_id = ${booking} and number = ${number} limit 1 for update`,
  )
  return row ? toPayment(row) : null
}

/** The appointments of a home by time, also those called off. */
export async function appointmentsOf(ctx: Readonly<Context>, booking: number): Promise<Appointment[]> {
  const rows = await rowsOf(
    ctx,
    sql`select * from home_appointments where booking_id = ${booking} order by starts_at, id`,
  )
  return rows.map((row) => ({
    kind: row.kind as AppointmentKind,
    state: row.state as AppointmentState,
    at: new Date(row.starts_at as string),
    place: String(row.place),
    wish: String(row.wish),
  }))
}

/** The name of a buyer by number, 1 to 4; empty when there is none. */
export const buyerName = ({ buyers }: Pick<OwnBooking, 'buyers'>, number: number): string =>
  buyers?.buyers[number - 1]?.name ?? ''

/** What was written about a home, oldest first. */
export async function messagesOf(ctx: Readonly<Context>, booking: OwnBooking): Promise<HomeMessage[]> {
  const rows = await rowsOf(
    ctx,
    sql`select m.*, s.name as staff_name from home_messages m left join staff s on s.id = m.staff_id
      where m.booking_id = ${booking.id} order by m.id`,
  )
  return rows.map((row) => ({
    author: row.author as HomeMessage['author'],
    by: row.author === 'staff' ? String(row.staff_name ?? '') : buyerName(booking, Number(row.buyer)),
    body: String(row.body),
    at: new Date(row.at as string),
  }))
}

/** Who looks after a home; null before anybody does. */
export async function keeperOf(
  ctx: Readonly<Context>,
  booking: number,
): Promise<{ id: number; name: string; email: string } | null> {
  const [row] = await rowsOf(
    ctx,
    sql`select s.id, s.name, s.email from home_keepers k join staff s on s.id = k.staff_id where k.booking_id = ${booking}`,
  )
  return row ? { id: Number(row.id), name: String(row.name), email: String(row.email) } : null
}

/** The staff member who acts first for a home looks after it. */
export async function assignKeeper(ctx: TransactionContext, booking: number): Promise<void> {
  if (ctx.actor.kind !== 'staff') return
  await rowsOf(
    ctx,
    sql`insert into home_keepers (booking_id, staff_id, since) values (${booking}, ${ctx.actor.id}, ${nowOf(ctx)})
      on conflict (booking_id) do nothing`,
  )
}

/** The further buyers who have a link, by number. */
export async function invitedOf(
  ctx: Readonly<Context>,
  booking: number,
): Promise<Map<number, { email: string; round: number; invitedAt: Date }>> {
  const rows = await rowsOf(ctx, sql`select * from home_co_buyers where booking_id = ${booking}`)
  return new Map(
    rows.map((row) => [
      Number(row.number),
      { email: String(row.email), round: Number(row.round), invitedAt: new Date(row.invited_at as string) },
    ]),
  )
}
