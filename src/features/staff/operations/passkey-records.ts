import { and, eq, lt, or } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { staff_passkeys } from '@/payload-tables'
import type { Queries } from '@/platform/database/database'
import type { PasskeyKey } from '@/platform/sign-in/passkeys'

/** A passkey as it is stored. */
export interface PasskeyRecord extends PasskeyKey {
  id: number
  name: string
  since: Date
  usedAt: Date | null
}

const TRANSPORTS = z.array(z.string())

/** The passkeys of an account, oldest first. */
export async function findPasskeys(database: Queries, staff: number): Promise<PasskeyRecord[]> {
  const rows = await database
    .select({
      id: staff_passkeys.id,
      name: staff_passkeys.name,
      credential: staff_passkeys.credential,
      publicKey: staff_passkeys.publicKey,
      counter: staff_passkeys.counter,
      transports: staff_passkeys.transports,
      since: staff_passkeys.since,
      usedAt: staff_passkeys.usedAt,
    })
    .from(staff_passkeys)
    .where(eq(staff_passkeys.staff, staff))
    .orderBy(staff_passkeys.id)
  return rows.map(({ transports, ...row }) => ({ ...row, transports: TRANSPORTS.parse(transports) }))
}

interface NewPasskey {
  staff: number
  name: string
  session: string
  key: PasskeyKey
  now: Date
}

/** Stores a passkey; false when the same one is there already, of this account or another. */
export async function storePasskey(database: Queries, { staff, name, session, key, now }: NewPasskey) {
  const rows = await database
    .insert(staff_passkeys)
    .values({
      staff,
      name,
      credential: key.credential,
      publicKey: key.publicKey,
      counter: key.counter,
      transports: key.transports,
      since: now,
      session,
    })
    .onConflictDoNothing({ target: staff_passkeys.credential })
    .returning({ id: staff_passkeys.id })
  return rows.length === 1
}

/** Writes down that a passkey signed; false when another request with the same or a higher count was first. */
export async function takeCount(database: Queries, id: number, counter: number, now: Date): Promise<boolean> {
  const rows = await database
    .update(staff_passkeys)
    .set({ counter, usedAt: now })
    .where(
      and(
        eq(staff_passkeys.id, id),
        or(lt(staff_passkeys.counter, counter), counter === 0 ? eq(staff_passkeys.counter, 0) : undefined),
      ),
    )
    .returning({ id: staff_passkeys.id })
  return rows.length === 1
}

/** Removes one passkey of an account; false when it has no such one. */
export async function deletePasskey(database: Queries, staff: number, id: number): Promise<boolean> {
  return (
    (
      await database
        .delete(staff_passkeys)
        .where(and(eq(staff_passkeys.staff, staff), eq(staff_passkeys.id, id)))
        .returning({ id: staff_passkeys.id })
    ).length === 1
  )
}

/** Removes all passkeys of an account; false when there were none. */
export async function deletePasskeys(database: Queries, staff: number): Promise<boolean> {
  return (
    (await database.delete(staff_passkeys).where(eq(staff_passkeys.staff, staff)).returning({ id: staff_passkeys.id }))
      .length > 0
  )
}
