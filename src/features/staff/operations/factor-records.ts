import { and, eq, gt, lt, ne } from '@payloadcms/db-postgres/drizzle'
import { staff as accounts, staff_passkeys, staff_second_factors, staff_sessions } from '@/payload-tables'
import { type Queries, sql } from '@/platform/database/database'
import { excluded } from '@/platform/database/rows'

/** A code app as it is stored: the seed is sealed. */
export interface FactorRecord {
  sealedSeed: string
  since: Date
  codesLeft: number
}

/** The code app of an account; null without one. */
export async function findFactor(database: Queries, staff: number): Promise<FactorRecord | null> {
  const rows = await database
    .select({
      sealedSeed: staff_second_factors.sealedSeed,
      since: staff_second_factors.since,
      codesLeft: sql<number>`jsonb_array_length(${staff_second_factors.recoveryCodes})`,
    })
    .from(staff_second_factors)
    .where(eq(staff_second_factors.staff, staff))
  const [row] = rows
  return row ?? null
}

/** When each second factor of an account, code app or passkey, was set up, and by which session. */
export async function findProofs(database: Queries, staff: number): Promise<{ since: Date; session: string | null }[]> {
  const { since, session } = staff_second_factors
  return database
    .select({ since, session })
    .from(staff_second_factors)
    .where(eq(staff_second_factors.staff, staff))
    .unionAll(
      database
        .select({ since: staff_passkeys.since, session: staff_passkeys.session })
        .from(staff_passkeys)
        .where(eq(staff_passkeys.staff, staff)),
    )
}

/** Whether an account has a second factor of either kind. */
export const hasFactor = async (database: Queries, staff: number): Promise<boolean> =>
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
export async function storeFactor(database: Queries, factor: NewFactor): Promise<void> {
  const { staff, sealedSeed, session, step, codes, now } = factor
  const at = now
  await database
    .insert(staff_second_factors)
    .values({ staff, sealedSeed, since: at, session, lastStep: step, recoveryCodes: codes })
    .onConflictDoUpdate({
      target: staff_second_factors.staff,
      set: {
        sealedSeed: excluded(staff_second_factors.sealedSeed),
        since: excluded(staff_second_factors.since),
        session: excluded(staff_second_factors.session),
        lastStep: excluded(staff_second_factors.lastStep),
        recoveryCodes: excluded(staff_second_factors.recoveryCodes),
        updatedAt: excluded(staff_second_factors.since),
      },
    })
}

const { lastStep, recoveryCodes } = staff_second_factors
const isOf = (account: number) => eq(staff_second_factors.staff, account)
const CHANGED = { id: staff_second_factors.id }

/** Uses up a step of the code app, and all before it: of two requests with one code, one gets it. */
export async function takeStep(database: Queries, account: number, step: number): Promise<boolean> {
  const rows = await database
    .update(staff_second_factors)
    .set({ lastStep: step })
    .where(and(isOf(account), lt(lastStep, step)))
    .returning(CHANGED)
  return rows.length === 1
}

/** Uses up a recovery code: of two requests with one code, one gets it. */
export async function takeRecoveryCode(database: Queries, account: number, hash: string): Promise<boolean> {
  const rows = await database
    .update(staff_second_factors)
    .set({ recoveryCodes: sql`${recoveryCodes} - ${hash}::text` })
    .where(and(isOf(account), sql`${recoveryCodes} @> to_jsonb(${hash}::text)`))
    .returning(CHANGED)
  return rows.length === 1
}

/** Replaces all recovery codes. */
export async function storeRecoveryCodes(database: Queries, staff: number, codes: readonly string[]): Promise<void> {
  await database.update(staff_second_factors).set({ recoveryCodes: codes }).where(eq(staff_second_factors.staff, staff))
}

/** Removes the code app of an account; false when there was none. */
export async function removeFactor(database: Queries, account: number): Promise<boolean> {
  return (await database.delete(staff_second_factors).where(isOf(account)).returning(CHANGED)).length === 1
}

/** Waits for other sign-ins of the account and keeps new ones out until the transaction ends. */
export async function lockAccount(database: Queries, staff: number): Promise<void> {
  await database.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, staff)).for('update')
}

/** Whether the account has this session. */
export async function hasSession(database: Queries, staff: number, session: string): Promise<boolean> {
  return (
    (
      await database
        .select({ _order: staff_sessions._order })
        .from(staff_sessions)
        .where(
          and(
            eq(staff_sessions._parentID, staff),
            eq(staff_sessions.id, session),
            gt(staff_sessions.expiresAt, sql`now()`),
          ),
        )
    ).length === 1
  )
}

/** Ends all sessions of an account, but for one when it is named. */
export async function endSessions(database: Queries, staff: number, except = ''): Promise<void> {
  await database.delete(staff_sessions).where(and(eq(staff_sessions._parentID, staff), ne(staff_sessions.id, except)))
}
