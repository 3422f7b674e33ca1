import { type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import type { Launch } from '../domain/launch'
import { byCode, lockEntries, lockLaunch, readLaunch } from './launch-record'

/** Why a step of a launch was refused, apart from what is particular to it. */
export type StepRefusal = 'gone' | 'noReason'

/**
 * Takes a step of a launch in one transaction, for a reason that its history keeps: those who change a launch wait for
 * one another, and a closing also for all who are just entering.
 */
export function launchStep<Value, Refusal>(
  ctx: Readonly<Context>,
  { code, reason, isClosing = false }: { code: string; reason: string; isClosing?: boolean },
  work: (inside: TransactionContext, launch: Launch) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | StepRefusal>> {
  return inTransaction(ctx, async (inside): Promise<Result<Value, Refusal | StepRefusal>> => {
    if (reason.trim() === '') return refuse('noReason')
    const early = await readLaunch(inside, byCode(code))
    if (!early) return refuse('gone')
    await lockLaunch(inside, early.campaign)
    if (isClosing) await lockEntries(inside, early.campaign)
    const launch = await readLaunch(inside, sql`c.id = ${early.campaign}`)
    return launch ? work(inside, launch) : refuse('gone')
  })
}
