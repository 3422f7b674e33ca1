import { dayIn } from '@/kernel/calendar-day'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import type { OverduePayment } from '../domain/desk'
import { may } from '../domain/permissions'
import { BANGKOK } from './plan-home'

/** The payments of homes whose day is over and whose money has not come, the oldest first. */
export async function listOverdueHomes(ctx: Context): Promise<OverduePayment[]> {
  requireActor(ctx, may.listOverdueHomes)

  const rows = await rowsOf(
    ctx,
    sql`select b.reference, p.number, p.kind, p.amount, p.due_on::text as due_on
      from home_payments p join bookings b on b.id = p.booking_id
      where p.paid_at is null and p.replaced_at is null and p.kind <> 'transfer'
        and b.state in ('booked', 'contract_appointed', 'contracted') and p.due_on < ${dayIn(BANGKOK, ctx.now)}::date
      order by p.due_on, p.id limit 200`,
  )
  return rows.map((row) => ({
    reference: String(row.reference),
    number: Number(row.number),
    kind: row.kind === 'contract' ? 'contract' : 'instalment',
    amount: Number(row.amount),
    dueOn: String(row.due_on),
  }))
}
