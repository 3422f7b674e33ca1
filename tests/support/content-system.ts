import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { type Actor, type StaffRole, type TokenPurpose, VISITOR } from '@/kernel/actor'
import type { Staff } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'

/** Payload on the test's own database. */
export const contentSystem = (): Promise<Payload> => getPayload({ config, disableOnInit: true })

/**
 * Puts it on record that a number of staff was made long ago by the installation, where nothing is on record: only such
 * people count as second ones.
 */
async function onRecord(payload: Payload, staff: number): Promise<void> {
  await (await databaseOf(payload)).execute(sql`
    insert into staff_account_changes (staff, change, at) values (${staff}, 'made', '2026-01-01T00:00:00Z')
    on conflict do nothing`)
}

/** A context of a visitor, or of another actor, now or at a given time. */
export async function someContext(now = new Date(), actor: Actor = VISITOR): Promise<Context> {
  const payload = await contentSystem()
  if (actor.kind === 'staff') await onRecord(payload, actor.id)
  return { payload, actor, now }
}

/** The same for the system actor. */
export const jobContext = (now?: Date): Promise<Context> => someContext(now, { kind: 'system', name: 'test' })

/** The same for an actor with a token. */
export const holderOf = (purpose: TokenPurpose, now?: Date): Promise<Context> =>
  someContext(now, { kind: 'holder', purpose, opens: 'test' })

/** The password of every staff member of the tests. */
export const STAFF_PASSWORD = 'only-in-tests-1234'

let made = 0

/** A staff member with a role, signed in as far as Payload is concerned. */
export async function staffMember(payload: Payload, role: StaffRole): Promise<Staff & { collection: 'staff' }> {
  made += 1
  const data = {
    email: `${role}-${made}-${Date.now()}@test.example`,
    password: STAFF_PASSWORD,
    name: `${role} ${made}`,
    role,
  }
  return { ...(await payload.create({ collection: 'staff', data })), collection: 'staff' }
}

/** A staff member in a session whose person has just shown who they are, as Payload hands them to its hooks. */
export async function confirmedMember(payload: Payload, role: StaffRole) {
  const person = await staffMember(payload, role)
  const _sid = crypto.randomUUID()
  const database = await databaseOf(payload)
  await database.execute(sql`
    insert into staff_sessions (_order, _parent_id, id, created_at, expires_at)
      values (1, ${person.id}, ${_sid}, now(), now() + interval '1 hour')`)
  await database.execute(sql`
    insert into staff_confirmations (session, staff, until) values (${_sid}, ${person.id}, now() + interval '5 minutes')`)
  return { ...person, _sid }
}

/** The token of a new session of a staff member, which answers over HTTP no longer carry. */
export async function sessionOf(payload: Payload, email: string, code = ''): Promise<string> {
  let token = ''
  const takeToken = (taken: string) => {
    token = taken
  }
  const data = { email, password: STAFF_PASSWORD }
  await payload.login({ collection: 'staff', data, context: { code, takeToken } })
  return token
}
