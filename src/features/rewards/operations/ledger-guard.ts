import { lockPerson } from '@/features/members/server'
import type { TransactionContext } from '@/platform/database/transaction'

/**
 * Those who want the points of a person wait for one another on the rows of the accounts. A test takes the guard away to
 * show that the race is real.
 */
export const ledgerGuard = {
  lock: (ctx: TransactionContext, member: string): Promise<string[] | null> => lockPerson(ctx, member),
}
