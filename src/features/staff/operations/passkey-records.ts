import { type Database, sql } from '@/platform/database'
import type { PasskeyKey } from '@/platform/passkeys'
import { dateOrNull } from '@/platform/rows'

/** A passkey as it is stored. */
export interface PasskeyRecord extends PasskeyKey {
  id: number
  name: string
  since: Date
  usedAt: Date | null
}

/** The passkeys of an account, oldest first. */
export async function findPasskeys(database: Database, staff: number): Promise<PasskeyRecord[]> {
  const { rows } = await database.execute(
    sql`select id, name, credential, public_key, counter, transports, since, used_at from staff_passkeys
      where staff = ${staff} order by id`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    name: String(row.name),
    credential: String(row.credential),
    publicKey: String(row.public_key),
    counter: Number(row.counter),
    transports: row.transports as string[],
    since: new Date(String(row.since)),
    usedAt: dateOrNull(row.used_at),
  }))
}

interface NewPasskey {
  staff: number
  name: string
  session: string
  key: PasskeyKey
  now: Date
}

/** Stores a passkey; false when the same one is there already, of this account or another. */
export async function storePasskey(database: Database, { staff, name, session, key, now }: NewPasskey) {
  const { rows } = await database.execute(
    sql`insert into staff_passkeys (staff, name, credential, public_key, counter, transports, since, session)
      values (${staff}, ${name}, ${key.credential}, ${key.publicKey}, ${key.counter},
        ${JSON.stringify(key.transports)}::jsonb, ${now.toISOString()}, ${session})
      on conflict (credential) do nothing returning 1`,
  )
  return rows.length === 1
}

/** Writes down that a passkey signed; false when another request with the same or a higher count was first. */
export async function takeCount(database: Database, id: number, counter: number, now: Date): Promise<boolean> {
  const { rows } = await database.execute(
    sql`update staff_passkeys set counter = ${counter}, used_at = ${now.toISOString()}
      where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1`,
  )
  return rows.length === 1
}

/** Removes one passkey of an account; false when it has no such one. */
export async function deletePasskey(database: Database, staff: number, id: number): Promise<boolean> {
  const removed = sql`delete from staff_passkeys where staff = ${staff} and id = ${id} returning 1`
  return (await database.execute(removed)).rows.length === 1
}

/** Removes all passkeys of an account; false when there were none. */
export async function deletePasskeys(database: Database, staff: number): Promise<boolean> {
  return (await database.execute(sql`delete from staff_passkeys where staff = ${staff} returning 1`)).rows.length > 0
}
