import { findPerson } from '@/features/members/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import type { ChangeRefusal, PointsChange } from '../domain/desk'
import { sharesFor, usableLots } from '../domain/ledger'
import { expiryOf } from '../domain/noble-id'
import { may } from '../domain/permissions'
import { currentRules } from './earn-points'
import { ledgerGuard } from './ledger-guard'
import { addCredit, addDebits, isWritten, ledgerOf } from './ledger-record'
import { queueMail } from './tasks'

type Changed = Result<null, ChangeRefusal>

async function give(ctx: TransactionContext, member: string, { points, reason, once }: PointsChange) {
  const expiresAt = expiryOf(ctx.now, (await currentRules(ctx)).months)
  const staff = staffOf(ctx) ?? 0
  const entry = await addCredit(ctx, { member, kind: 'given', points, expiresAt, reference: once, reason, staff })
  if (entry !== null) await queueMail(ctx, { news: 'earned', entry })
}

async function take(
  ctx: TransactionContext,
  accounts: readonly string[],
  { points, reason, once }: PointsChange,
): Promise<Changed> {
  if (await isWritten(ctx, 'taken', once)) return ok(null)
  const shares = sharesFor(usableLots(await ledgerOf(ctx, accounts), ctx.now), points)
  if (!shares) return refuse('tooFew')
  await addDebits(ctx, shares, { kind: 'taken', reference: once, reason, staff: staffOf(ctx) ?? 0 })
  return ok(null)
}

/** Gives or takes points, with a reason that the member reads. The same form twice changes nothing twice. */
export async function changePoints(ctx: Context, member: string, change: PointsChange): Promise<Changed> {
  requireActor(ctx, may.changePoints)

  const person = await findPerson(ctx, member)
  if (!person) return refuse('unknown')
  return inTransaction(ctx, async (inside): Promise<Changed> => {
    const accounts = await ledgerGuard.lock(inside, person.id)
    if (!accounts) return refuse('again')
    if (change.step === 'take') return take(inside, accounts, change)
    await give(inside, person.id, change)
    return ok(null)
  })
}
