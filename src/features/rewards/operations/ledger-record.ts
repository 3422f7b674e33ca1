import { and, eq, getTableColumns, inArray } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { queriesOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import type { Entry, Share } from '../domain/ledger'
import { pointsEntries } from '../tables'

/** The time of the context, for a statement. */
export const nowOf = ({ now }: Readonly<Context>): SQL => sql`${now.toISOString()}::timestamptz`

/** What of an entry is read again: all but who of staff wrote it. */
const { staff: _, ...ENTRY } = getTableColumns(pointsEntries)

/** The ledger of a person, in the order it was written: of the account, and of those merged into it. */
export async function ledgerOf(ctx: Readonly<Context>, accounts: readonly string[]): Promise<Entry[]> {
  const db = await queriesOf(ctx)
  return db.select(ENTRY).from(pointsEntries).where(inArray(pointsEntries.member, accounts)).orderBy(pointsEntries.id)
}

/** Points that come to an account. */
export interface Credit {
  member: string
  kind: 'visit' | 'contract' | 'given' | 'returned'
  points: number
  expiresAt: Date
  reference: string
  reason?: string
  staff?: number
}

/** Adds points. Resolves to the row; null when the same thing was credited before. */
export async function addCredit(ctx: TransactionContext, credit: Credit): Promise<number | null> {
  const { member, kind, points, expiresAt, reference, reason = '', staff = null } = credit
  const db = await queriesOf(ctx)
  const [row] = await db
    .insert(pointsEntries)
    .values({ member, kind, points, expiresAt, reference, reason, staff, at: nowOf(ctx) })
    .onConflictDoNothing()
    .returning({ id: pointsEntries.id })
  return row?.id ?? null
}

/** What points are used for. */
export interface Use {
  kind: 'taken' | 'spent'
  reference: string
  reason?: string
  staff?: number
}

/** Takes points off their lots. The accounts are locked and the shares were made of what is left. */
export async function addDebits(ctx: TransactionContext, shares: readonly Share[], use: Use): Promise<void> {
  const { kind, reference, reason = '', staff = null } = use
  const db = await queriesOf(ctx)
  for (const { lot, member, points } of shares)
    await db
      .insert(pointsEntries)
      .values({ member, kind, points: -points, lot, reference, reason, staff, at: nowOf(ctx) })
}

/** Whether a use was written down already: the same form that arrives again. */
export async function isWritten(ctx: Readonly<Context>, kind: Entry['kind'], reference: string): Promise<boolean> {
  const db = await queriesOf(ctx)
  const rows = await db
    .select({ id: pointsEntries.id })
    .from(pointsEntries)
    .where(and(eq(pointsEntries.kind, kind), eq(pointsEntries.reference, reference)))
    .limit(1)
  return rows.length > 0
}
