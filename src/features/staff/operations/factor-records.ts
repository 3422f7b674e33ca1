import { type Database, sql } from '@/platform/database'

/** A code app as it is stored: the seed is sealed. */
export interface FactorRecord {
  sealedSeed: string
  since: Date
  codesLeft: number
}

/** The code app of an account; null without one. */
export async function findFactor(database: Database, staff: number): Promise<FactorRecord | null> {
  const { rows } = await database.execute(
    sql`select sealed_seed, since, jsonb_array_length(recovery_codes) as codes
      from staff_second_factors where staff = ${staff}`,
  )
  const [row] = rows
  if (!row) return null
  return {
    sealedSeed: String(row.sealed_seed),
    since: new Date(String(row.since)),
    codesLeft: Number(row.codes),
  }
}

/** When each second factor of an account, code app or passkey, was set up, and by which session. */
export async function findProofs(
  database: Database,
  staff: number,
): Promise<{ since: Date; session: string | null }[]> {
  const { rows } = await database.execute(
    sql`select since, session from staff_second_factors where staff = ${staff}
      union all select since, session from staff_passkeys where staff = ${staff}`,
  )
  return rows.map(({ since, session }) => ({
    since: new Date(String(since)),
    session: session === null ? null : String(session),
  }))
}

/** Whether an account has a second factor of either kind. */
export const hasFactor = async (database: Database, staff: number): Promise<boolean> =>
  (await findProofs(database, staff)).length > 0

interface NewFactor {
  staff: number
  sealedSeed: string
  session: string
  step: number
  codes: readonly string[]
  now: Date
}

/** Stores the code app of an account in place of an earlier one. */
export async function storeFactor(database: Database, factor: NewFactor): Promise<void> {
  const { staff, sealedSeed, session, step, codes, now } = factor
  const at = now.toISOString()
  await database.execute(
    sql`insert into staff_second_factors (staff, sealed_seed, since, session, last_step, recovery_codes)
      values (${staff}, ${sealedSeed}, ${at}, ${session}, ${step}, ${JSON.stringify(codes)}::jsonb)
      on conflict (staff) do update set sealed_seed = excluded.sealed_seed, since = excluded.since,
        session = excluded.session, last_step = excluded.last_step, recovery_codes = excluded.recovery_codes,
        updated_at = excluded.since`,
  )
}

const changesOne = async (database: Database, statement: ReturnType<typeof sql>): Promise<boolean> =>
  (await database.execute(statement)).rows.length === 1

/** Uses up a step of the code app, and all before it: of two requests with one code, one gets it. */
export const takeStep = (database: Database, staff: number, step: number): Promise<boolean> =>
  changesOne(
    database,
    sql`update staff_second_factors set last_step = ${step} where staff = ${staff} and last_step < ${step} returning 1`,
  )

/** Uses up a recovery code: of two requests with one code, one gets it. */
export const takeRecoveryCode = (database: Database, staff: number, hash: string): Promise<boolean> =>
  changesOne(
    database,
    sql`update staff_second_factors set recovery_codes = recovery_codes - ${hash}::text
      where staff = ${staff} and recovery_codes @> to_jsonb(${hash}::text) returning 1`,
  )

/** Replaces all recovery codes. */
export async function storeRecoveryCodes(database: Database, staff: number, codes: readonly string[]): Promise<void> {
  await database.execute(
    sql`update staff_second_factors set recovery_codes = ${JSON.stringify(codes)}::jsonb where staff = ${staff}`,
  )
}

/** Removes the code app of an account; false when there was none. */
export const removeFactor = (database: Database, staff: number): Promise<boolean> =>
  changesOne(database, sql`delete from staff_second_factors where staff = ${staff} returning 1`)

/** Waits for other sign-ins of the account and keeps new ones out until the transaction ends. */
export async function lockAccount(database: Database, staff: number): Promise<void> {
  await database.execute(sql`select 1 from staff where id = ${staff} for update`)
}

/** Whether the account has this session. */
export async function hasSession(database: Database, staff: number, session: string): Promise<boolean> {
  const found = sql`select 1 from staff_sessions where _parent_id = ${staff} and id = ${session} and expires_at > now()`
  return (await database.execute(found)).rows.length === 1
}

/** Ends all sessions of an account, but for one when it is named. */
export async function endSessions(database: Database, staff: number, except = ''): Promise<void> {
  await database.execute(sql`delete from staff_sessions where _parent_id = ${staff} and id <> ${except}`)
}
