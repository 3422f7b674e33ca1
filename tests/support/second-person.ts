import { sql } from '@/platform/database/database'
import { rowsOf } from './bookings'

let last = 970_000

export const hoursBefore = (time: Date, hours: number): Date => new Date(time.getTime() - hours * 3_600_000)

/** The number of a new account of staff that somebody else made long ago. */
export async function accountMadeBy(maker: number): Promise<number> {
  last += 1
  await rowsOf(sql`insert into staff_account_changes (staff, change, by, at)
    values (${last}, 'made', ${maker}, '2026-01-02T00:00:00Z')`)
  return last
}

/** The number of a new account of staff that was made at a time by the installation. */
export async function accountMadeAt(at: Date): Promise<number> {
  last += 1
  await rowsOf(
    sql`insert into staff_account_changes (staff, change, at) values (${last}, 'made', ${at.toISOString()}::timestamptz)`,
  )
  return last
}
