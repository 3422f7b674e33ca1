import { forgetUploads } from '@/features/uploads/server'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'
import { BOOKING_ERASED_TASK } from './booking-tasks'
import { paperOwner } from './paper-record'

/** Days after a hold ended unpaid: money that comes late is booked or given back well within them. */
const UNPAID_DAYS = 90

/**
 * Years after the last step of a paid booking: the general limitation of claims (Civil and Commercial Code §193/30).
 * The five years for books and their papers (Accounting Act B.E. 2543 §14, Revenue Code §87/3) end before.
 */
const PAID_YEARS = 10

/**
 * Erases who booked, as promised in the privacy policy (PDPA §37(3)): names, document numbers, nationality, email, phone,
 * the signed contract with its signatures, also on paper, and what staff noted, of holds that ended unpaid and of bookings that are over. Unit, price, steps
 * and payments stay: they name nobody. Resolves to the number of bookings.
 */
export async function eraseOldBookings(ctx: Context): Promise<number> {
  requireActor(ctx, may.eraseOldBookings)

  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const now = sql`${inside.now.toISOString()}::timestamptz`
    const { rows } = await database.execute(sql`
      update bookings set identity = null, document_end = null, proven_address = null
      where identity is not null and (
        (state = 'lapsed' and changed_at < ${now} - make_interval(days => ${UNPAID_DAYS}))
        or (state in ('transferred', 'cancelled_by_buyer', 'cancelled_by_company', 'paid_late', 'refunded')
          and changed_at < ${now} - make_interval(years => ${PAID_YEARS})))
      returning id, state`)
    const erased = sql`(select value::bigint from json_array_elements_text(${JSON.stringify(rows.map(({ id }) => Number(id)))}::json))`
    await database.execute(sql`delete from booking_people where booking_id in ${erased}`)
    await database.execute(sql`delete from booking_signatures where booking_id in ${erased}`)
    await database.execute(sql`delete from booking_signings where booking_id in ${erased}`)
    await database.execute(sql`delete from booking_signers where booking_id in ${erased}`)
    await database.execute(sql`delete from booking_contracts where booking_id in ${erased}`)
    const papers = await database.execute(sql`select id from booking_papers where booking_id in ${erased}`)
    await forgetUploads(
      inside,
      papers.rows.map(({ id }) => paperOwner(Number(id))),
    )
    await database.execute(sql`delete from booking_papers where booking_id in ${erased}`)
    await database.execute(sql`update booking_events set note = '' where booking_id in ${erased} and note <> ''`)
    for (const { id, state } of rows)
      if (state !== 'lapsed') await enqueue(inside, BOOKING_ERASED_TASK, { booking: Number(id) })
    return rows.length
  })
}
