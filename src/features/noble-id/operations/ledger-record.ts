import type { Context } from '@/platform/context'
import { type SQL, sql } from '@/platform/database'
import { rowsOf } from '@/platform/rows'
import type { TransactionContext } from '@/platform/transaction'
import type { Entry, EntryKind, Share } from '../domain/ledger'

/** Accounts, for an `in` of a statement. */
export const accountList = (accounts: readonly string[]): SQL =>
  sql`(${sql.join(
    accounts.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`

/** The time of the context, for a statement. */
export const nowOf = ({ now }: Readonly<Context>): SQL => sql`${now.toISOString()}::timestamptz`

const toEntry = (row: Record<string, unknown>): Entry => ({
  id: Number(row.id),
  member: String(row.member),
  kind: row.kind as EntryKind,
  points: Number(row.points),
  lot: row.lot === null ? null : Number(row.lot),
  expiresAt: row.expires_at === null ? null : new Date(row.expires_at as string),
  reference: String(row.reference),
  reason: String(row.reason),
  at: new Date(row.at as string),
})

/** The ledger of a person, in the order it was written: of the account, and of those merged into it. */
export async function ledgerOf(ctx: Readonly<Context>, accounts: readonly string[]): Promise<Entry[]> {
  const rows = await rowsOf(ctx, sql`select * from points_entries where member in ${accountList(accounts)} order by id`)
  return rows.map(toEntry)
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
  const [row] = await rowsOf(
    ctx,
    sql`insert into points_entries (member, kind, points, expires_at, reference, reason, staff, at)
      values (${member}, ${kind}, ${points}, ${expiresAt.toISOString()}::timestamptz, ${reference}, ${reason}, ${staff},
        ${nowOf(ctx)})
      on conflict do nothing returning id`,
  )
  return row ? Number(row.id) : null
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
  for (const { lot, member, points } of shares)
    await rowsOf(
      ctx,
      sql`insert into points_entries (member, kind, points, lot, reference, reason, staff, at)
        values (${member}, ${kind}, ${-points}, ${lot}, ${reference}, ${reason}, ${staff}, ${nowOf(ctx)})`,
    )
}

/** Whether a use was written down already: the same form that arrives again. */
export async function isWritten(ctx: Readonly<Context>, kind: Entry['kind'], reference: string): Promise<boolean> {
  const rows = await rowsOf(
    ctx,
    sql`select 1 from points_entries where kind = ${kind} and reference = ${reference} limit 1`,
  )
  return rows.length > 0
}
