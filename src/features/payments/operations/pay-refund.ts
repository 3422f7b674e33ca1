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
import { payments, refunds } from '../tables'
import { providerNamed } from './current-provider'
import { SEND_REFUND_TASK } from './decide-refund'
import { findPayment } from './payment-record'
import { postRefund } from './post-refund'
import { accountMark } from './refund-account'
import { addRefundEvent, lockRefund, type StoredRefund, takeRefundStep } from './refund-record'

const MAX_BANK_REFERENCE = 60

/** What finance transferred, as its form showed it. */
export interface TransferNote {
  bankReference: string
  /** The mark of the account that the form showed: money that went to another one is not noted. */
  account: string
}

/** Why no transfer was noted. `accountChanged`: the payer named another account since the form was opened. */
export type TransferRefusal = 'unknown' | 'notNow' | 'reference' | 'account' | 'accountChanged' | SecondPersonFault

/** Why a refund cannot be noted as transferred to the account that the form showed; null when it can. */
async function transferFault(
  ctx: TransactionContext,
  refund: StoredRefund,
  account: string,
): Promise<TransferRefusal | null> {
  if (refund.state !== 'approved') return 'notNow'
  if (refund.account === null) return 'account'
  if (accountMark(refund.account) !== account) return 'accountChanged'
  // The database refuses the same person too (`refunds_payer_four_eyes`).
  return checkSecondPerson(ctx, refund.decidedBy)
}

/**
 * Notes that finance has transferred an approved refund to the payer's account, with the reference of the bank. Whoever
 * agreed to the refund does not pay it.
 */
export function recordTransfer(
  ctx: Context,
  number: string,
  { bankReference, account }: TransferNote,
): Promise<Result<null, TransferRefusal>> {
  requireActor(ctx, may.recordTransfer)

  return inTransaction(ctx, async (inside): Promise<Result<null, TransferRefusal>> => {
    const reference = bankReference.trim().slice(0, MAX_BANK_REFERENCE)
    if (reference === '') return refuse('reference')
    const refund = await lockRefund(inside, eq(refunds.number, number))
    const fault = refund ? await transferFault(inside, refund, account) : 'unknown'
    if (!refund || fault) return refuse(fault ?? 'unknown')
    if (!(await takeRefundStep(inside, refund, 'transfer', `${reference}, …${refund.accountEnd}`)))
      return refuse('notNow')
    const db = await queriesOf(inside)
    const paid = { bankReference: reference, doneAt: inside.now, paidBy: staffOf(inside) }
    await db.update(refunds).set(paid).where(eq(refunds.id, refund.id))
    await postRefund(inside, refund)
    return ok(null)
  })
}

/** Asks the provider again for an approved refund that was not sent: it was away, or its keys were missing. */
export function retryRefund(ctx: Context, number: string): Promise<Result<null, 'unknown' | 'notNow' | 'noProvider'>> {
  requireActor(ctx, may.retryRefund)

  return inTransaction(ctx, async (inside): Promise<Result<null, 'unknown' | 'notNow' | 'noProvider'>> => {
    const refund = await lockRefund(inside, eq(refunds.number, number))
    if (!refund) return refuse('unknown')
    if (refund.state !== 'approved' || refund.way !== 'provider') return refuse('notNow')
    const payment = await findPayment(inside, eq(payments.id, refund.payment))
    if (!payment || !providerNamed(payment.provider)) return refuse('noProvider')
    await enqueue(inside, SEND_REFUND_TASK, { number })
    await addRefundEvent(inside, refund.id, { step: 'retry', from: refund.state, to: refund.state })
    return ok(null)
  })
}

/**
 * Sends a refund by transfer instead of through its provider, with the reason; somebody else agrees to it again. One that
 * the provider may have carried out is redirected only once the provider cannot be asked any more.
 */
export function redirectRefund(
  ctx: Context,
  number: string,
  reason: string,
): Promise<Result<null, 'unknown' | 'notNow' | 'reason'>> {
  requireActor(ctx, may.redirectRefund)

  return inTransaction(ctx, async (inside): Promise<Result<null, 'unknown' | 'notNow' | 'reason'>> => {
    const why = reason.replaceAll('\0', '').trim().slice(0, 500)
    if (why === '') return refuse('reason')
    const refund = await lockRefund(inside, eq(refunds.number, number))
    if (!refund) return refuse('unknown')
    const payment = await findPayment(inside, eq(payments.id, refund.payment))
    if (refund.state === 'unknown' && (!payment || providerNamed(payment.provider))) return refuse('notNow')
    if (!(await takeRefundStep(inside, refund, 'redirect', why))) return refuse('notNow')
    const db = await queriesOf(inside)
    const redirected = { way: 'transfer', askedBy: staffOf(inside), decidedBy: null } as const
    await db.update(refunds).set(redirected).where(eq(refunds.id, refund.id))
    return ok(null)
  })
}
