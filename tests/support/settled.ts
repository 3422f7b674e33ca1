import { settleBooking } from '@/features/booking/server'
import type { PaymentFact } from '@/features/payments'
import { sql } from '@/platform/database/database'
import { rowsOf } from './bookings'
import { jobContext } from './content-system'

/** What a booking makes of each announcement that its fee is paid. */
export async function settledBooking(reference: string, now: Date): Promise<string[]> {
  const jobs = await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'booking.payment-settled' and j.payload->>'reference' = ${reference}`)
  const outcomes: string[] = []
  for (const { payload } of jobs) {
    const { paidAt, ...fact } = payload as PaymentFact
    outcomes.push(await settleBooking(await jobContext(now), { ...fact, paidAt: new Date(paidAt) }))
  }
  return outcomes
}
