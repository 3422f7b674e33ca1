import type { Context } from '@/platform/context'
import type { PointsAccount } from '../domain/card'
import { balanceOf, levelPoints, nextExpiry, statementOf, usableLots } from '../domain/ledger'
import { standingOf } from '../domain/level'
import type { NobleId } from '../domain/noble-id'
import { ledgerOf } from './ledger-record'

/** Balance, level and statement of a person's accounts, all from the ledger. */
export async function pointsOf(
  ctx: Readonly<Context>,
  accounts: readonly string[],
  page: Pick<NobleId, 'levels'> | null,
): Promise<PointsAccount> {
  const entries = await ledgerOf(ctx, accounts)
  return {
    balance: balanceOf(entries, ctx.now),
    standing: standingOf(levelPoints(entries, ctx.now), page?.levels ?? []),
    next: nextExpiry(usableLots(entries, ctx.now)),
    lines: statementOf(entries, ctx.now),
  }
}
