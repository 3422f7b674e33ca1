import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
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
