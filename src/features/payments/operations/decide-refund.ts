import { eq } from '@payloadcms/db-postgres/drizzle'
import type { SecondPersonFault } from '@/features/staff'
import { checkSecondPerson } from '@/features/staff/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'
import { refunds } from '../tables'
import { promiseRefund } from './post-refund'
import { lockRefund, type StoredRefund, takeRefundStep } from './refund-record'

/** The job that asks the provider for an approved refund, `{ number }`. */
export const SEND_REFUND_TASK = 'payments.send-refund'

/**
 * Why a decision changed nothing: no such refund, decided already, by somebody who is no second person, or promised to its
 * payer already.
 */
export type DecisionRefusal = 'unknown' | 'notNow' | 'promised' | SecondPersonFault

async function decide(
  ctx: TransactionContext,
  number: string,
  step: 'approve' | 'reject',
  note: string,
): Promise<Result<StoredRefund, DecisionRefusal>> {
  const refund = await lockRefund(ctx, eq(refunds.number, number))
  if (!refund) return refuse('unknown')
  if (refund.state !== 'asked') return refuse('notNow')
  if (step === 'reject' && refund.isPromised) return refuse('promised')
  // The database refuses the same person too (`refunds_four_eyes`).
  const fault = await checkSecondPerson(ctx, refund.askedBy)
  if (fault) return refuse(fault)
  const db = await queriesOf(ctx)
  await db
    .update(refunds)
    .set({ decidedBy: staffOf(ctx) })
    .where(eq(refunds.id, refund.id))
  const state = await takeRefundStep(ctx, refund, step, note)
  return state ? ok({ ...refund, state }) : refuse('notNow')
}

/** Agrees to a refund that somebody else asked for. What the provider can do is asked of it by a job. */
export function approveRefund(ctx: Context, number: string): Promise<Result<null, DecisionRefusal>> {
  requireActor(ctx, may.approveRefund)

  return inTransaction(ctx, async (inside): Promise<Result<null, DecisionRefusal>> => {
    const decided = await decide(inside, number, 'approve', '')
    if (!decided.ok) return decided
    await promiseRefund(inside, decided.value)
    if (decided.value.way === 'provider') await enqueue(inside, SEND_REFUND_TASK, { number })
    return ok(null)
  })
}

/** Turns down a refund that somebody else asked for, with the reason that its history keeps. */
export function rejectRefund(
  ctx: Context,
  number: string,
  reason: string,
): Promise<Result<null, DecisionRefusal | 'reason'>> {
  requireActor(ctx, may.rejectRefund)

  return inTransaction(ctx, async (inside): Promise<Result<null, DecisionRefusal | 'reason'>> => {
    const why = reason.trim().slice(0, 500)
    if (why === '') return refuse('reason')
    const decided = await decide(inside, number, 'reject', why)
    return decided.ok ? ok(null) : decided
  })
}
