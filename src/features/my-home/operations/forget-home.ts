import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'

/** Erases what buyers and staff wrote about a home, and the addresses of further buyers, with the persons of its booking. */
export function forgetHome(ctx: Context, booking: number): Promise<void> {
  requireActor(ctx, may.forgetHome)

  return inTransaction(ctx, async (inside) => {
    await rowsOf(inside, sql`delete from home_messages where booking_id = ${booking}`)
    await rowsOf(inside, sql`delete from home_co_buyers where booking_id = ${booking}`)
    await rowsOf(inside, sql`update home_appointments set wish = '' where booking_id = ${booking}`)
  })
}
