import type { WaitingAccount } from '@/features/members/server'
import type { Context } from '@/platform/database/context'
import type { PointsAccount } from '../domain/card'
import { balanceOf, type Lot, levelPoints, nextExpiry, spendableLots, statementOf, usableLots } from '../domain/ledger'
import { standingOf } from '../domain/level'
import type { NobleId } from '../domain/noble-id'
import { ledgerOf } from './ledger-record'

function waitingOf(lots: readonly Lot[], accounts: readonly WaitingAccount[]): PointsAccount['waiting'] {
  const points = (of: readonly Lot[]) => of.reduce((sum, { left }) => sum + left, 0)
  const waiting = points(lots) - points(spendableLots(lots, accounts))
  const until = Math.max(...accounts.map((account) => account.until.getTime()))
  return waiting > 0 ? { points: waiting, until: new Date(until) } : null
}

/** Balance, level and statement of a person's accounts, all from the ledger. */
export async function pointsOf(
  ctx: Readonly<Context>,
  accounts: readonly string[],
  page: Pick<NobleId, 'levels'> | null,
  waiting: readonly WaitingAccount[],
): Promise<PointsAccount> {
  const entries = await ledgerOf(ctx, accounts)
  const lots = usableLots(entries, ctx.now)
  return {
    balance: balanceOf(entries, ctx.now),
    standing: standingOf(levelPoints(entries, ctx.now), page?.levels ?? []),
    waiting: waitingOf(lots, waiting),
    next: nextExpiry(lots),
    lines: statementOf(entries, ctx.now),
  }
}
