import { eq, or } from '@payloadcms/db-postgres/drizzle'
import { staffOf } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'
import { type AccountChangeKind, type SecondPersonFault, secondPersonFault } from '../domain/second-person'
import { staffAccountChanges } from '../tables'

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
  const rows = await database
    .select({
      staff: staffAccountChanges.staff,
      change: staffAccountChanges.change,
      by: staffAccountChanges.by,
      at: staffAccountChanges.at,
    })
    .from(staffAccountChanges)
    .where(or(eq(staffAccountChanges.change, 'made'), eq(staffAccountChanges.staff, second)))
    .orderBy(staffAccountChanges.id)
  return secondPersonFault({ first, second }, rows, ctx.now)
}

/** Keeps on record that an account was made, or given a new key. Changes of one's own account are nobody else's. */
export async function recordAccountChange(
  ctx: TransactionContext,
  staff: number,
  change: AccountChangeKind,
): Promise<void> {
  const by = staffOf(ctx)
  if (change !== 'made' && (by === null || by === staff)) return
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.insert(staffAccountChanges).values({ staff, change, by, at: ctx.now })
}
