import { and, eq, gt, lt } from '@payloadcms/db-postgres/drizzle'
import { staff_sessions } from '@/payload-tables'
import type { Queries } from '@/platform/database/database'
import { excluded } from '@/platform/database/rows'
import { CONFIRMED_MINUTES } from '../domain/confirmation'
import { staffConfirmations } from '../tables'

/** A session of an account. */
export interface StaffSession {
  staff: number
  session: string
}

/** Keeps that the person of a session has just shown who they are; until when that counts. */
export async function storeConfirmation(database: Queries, { staff, session }: StaffSession, now: Date): Promise<Date> {
  const until = new Date(now.getTime() + CONFIRMED_MINUTES * 60_000)
  await database.delete(staffConfirmations).where(lt(staffConfirmations.until, now))
  await database
    .insert(staffConfirmations)
    .values({ session, staff, until })
    .onConflictDoUpdate({
      target: staffConfirmations.session,
      set: { staff: excluded(staffConfirmations.staff), until: excluded(staffConfirmations.until) },
    })
  return until
}

/** Until when the person of a session counts as confirmed; null when they do not. It ends with the session. */
export async function findConfirmation(
  database: Queries,
  { staff, session }: StaffSession,
  now: Date,
): Promise<Date | null> {
  const rows = await database
    .select({ until: staffConfirmations.until })
    .from(staffConfirmations)
    .innerJoin(
      staff_sessions,
      and(eq(staff_sessions.id, staffConfirmations.session), eq(staff_sessions._parentID, staffConfirmations.staff)),
    )
    .where(
      and(
        eq(staffConfirmations.session, session),
        eq(staffConfirmations.staff, staff),
        gt(staffConfirmations.until, now),
      ),
    )
  return rows[0] ? new Date(String(rows[0].until)) : null
}
