import { type Database, sql } from '@/platform/database'
import { CONFIRMED_MINUTES } from '../domain/confirmation'

/** A session of an account. */
export interface StaffSession {
  staff: number
  session: string
}

/** Keeps that the person of a session has just shown who they are; until when that counts. */
export async function storeConfirmation(
  database: Database,
  { staff, session }: StaffSession,
  now: Date,
): Promise<Date> {
  const until = new Date(now.getTime() + CONFIRMED_MINUTES * 60_000)
  await database.execute(sql`delete from staff_confirmations where until < ${now.toISOString()}::timestamptz`)
  await database.execute(
    sql`insert into staff_confirmations (session, staff, until)
      values (${session}, ${staff}, ${until.toISOString()}::timestamptz)
      on conflict (session) do update set staff = excluded.staff, until = excluded.until`,
  )
  return until
}

/** Until when the person of a session counts as confirmed; null when they do not. It ends with the session. */
export async function findConfirmation(
  database: Database,
  { staff, session }: StaffSession,
  now: Date,
): Promise<Date | null> {
  const { rows } = await database.execute(
    sql`select until from staff_confirmations c join staff_sessions s on s.id = c.session and s._parent_id = c.staff
      where c.session = ${session} and c.staff = ${staff} and c.until > ${now.toISOString()}::timestamptz`,
  )
  return rows[0] ? new Date(String(rows[0].until)) : null
}
