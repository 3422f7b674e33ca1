import { addDays, dayIn } from '@/kernel/calendar-day'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { nowOf } from './home-record'
import { BANGKOK } from './plan-home'
import { tellBuyers } from './tell'

const REMINDERS = ['week', 'day', 'late'] as const
/** An overdue payment is reminded of again after so many days. */
const EACH_DAYS = 7

/**
 * Mails the buyers of each payment that is due within seven days, and again when it is due tomorrow or today, each once
 * (S2§2.4); once its day is over, every week until it is paid. A day without a run is made up for; a payment that was
 * planned within the week gets both in their time. What is paid at the Land Office is not asked for. Resolves to the
 * number of payments.
 */
export function remindOfPayments(ctx: Context): Promise<number> {
  requireActor(ctx, may.remindOfPayments)

  return inTransaction(ctx, async (inside) => {
    const today = dayIn(BANGKOK, inside.now)
    const due = await rowsOf(
      inside,
      sql`select p.id, p.number, p.booking_id, b.reference,
          case when p.due_on < ${today}::date then 'late' when p.due_on <= ${addDays(today, 1)}::date then 'day' else 'week' end as news
        from home_payments p join bookings b on b.id = p.booking_id
        where p.paid_at is null and p.replaced_at is null and p.kind <> 'transfer'
          and b.state in ('booked', 'contract_appointed', 'contracted')
          and p.due_on <= ${addDays(today, 7)}::date
          and case when p.due_on < ${today}::date
              then coalesce(p.late_mail_at <= ${nowOf(inside)} - ${EACH_DAYS}::int * interval '1 day', true)
            when p.due_on <= ${addDays(today, 1)}::date then p.day_mail_at is null
            else p.week_mail_at is null end
        order by p.id for update of p skip locked`,
    )
    for (const { id, number, booking_id: booking, reference, news: said } of due) {
      const news = REMINDERS.find((one) => one === said) ?? 'day'
      const column = sql.raw(`${news}_mail_at`)
      await rowsOf(inside, sql`update home_payments set ${column} = ${nowOf(inside)} where id = ${Number(id)}`)
      const of = { id: Number(booking), reference: String(reference) }
      await tellBuyers(inside, of, news, { payment: Number(number) })
    }
    return due.length
  })
}
