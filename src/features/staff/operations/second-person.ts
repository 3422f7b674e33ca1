import { staffOf } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import type { TransactionContext } from '@/platform/transaction'
import {
  ACCOUNT_CHANGES,
  type AccountChangeKind,
  type AccountChangeRecord,
  type SecondPersonFault,
  secondPersonFault,
} from '../domain/second-person'

const toChange = (row: Record<string, unknown>): AccountChangeRecord[] => {
  const change = ACCOUNT_CHANGES.find((one) => one === row.change)
  const by = row.by === null ? null : Number(row.by)
  return change ? [{ staff: Number(row.staff), change, by, at: new Date(String(row.at)) }] : []
}

/**
 * Whether whoever acts may agree to what `first` began (null: the system began it); null when they may. Every step that
 * needs two people asks this, in the transaction of the step (decision 0106).
 */
export async function checkSecondPerson(
  ctx: TransactionContext,
  first: number | null,
): Promise<SecondPersonFault | null> {
  if (ctx.actor.kind !== 'staff') return 'own'
  const second = ctx.actor.id
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select staff, change, by, at from staff_account_changes where change = 'made' or staff = ${second} order by id`)
  return secondPersonFault({ first, second }, rows.flatMap(toChange), ctx.now)
}

/** Keeps on record that an account was made, or given a new key. Changes of one's own account are nobody else's. */
export async function noteAccountChange(
  ctx: TransactionContext,
  staff: number,
  change: AccountChangeKind,
): Promise<void> {
  const by = staffOf(ctx)
  if (change !== 'made' && (by === null || by === staff)) return
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    insert into staff_account_changes (staff, change, by, at)
    values (${staff}, ${change}, ${by}, ${ctx.now.toISOString()}::timestamptz)`)
}
