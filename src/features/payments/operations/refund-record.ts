import { eq } from '@payloadcms/db-postgres/drizzle'
import { staffOf } from '@/platform/database/context'
import type { SQL } from '@/platform/database/database'
import type { RowOf } from '@/platform/database/decoders'
import { queriesOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import {
  PROMISED_STATES,
  type RefundState,
  type RefundStep,
  type RefundWay,
  refundAfter,
} from '../domain/refund-states'
import { refundEvents, refunds } from '../tables'

/** A refund as it is stored. Money in whole satang. */
export interface StoredRefund {
  id: number
  number: string
  payment: number
  amount: number
  reason: string
  way: RefundWay
  state: RefundState
  account: string | null
  accountEnd: string | null
  askedBy: number | null
  decidedBy: number | null
  /** Agreed to once: its money is owed, whatever is looked at again. */
  isPromised: boolean
}

/** The columns of a refund that are read. */
export const REFUND = {
  id: refunds.id,
  number: refunds.number,
  payment: refunds.paymentId,
  amount: refunds.amount,
  reason: refunds.reason,
  way: refunds.way,
  state: refunds.state,
  account: refunds.account,
  accountEnd: refunds.accountEnd,
  askedBy: refunds.askedBy,
  decidedBy: refunds.decidedBy,
  promisedAt: refunds.promisedAt,
}

export const toRefund = ({ promisedAt, ...row }: RowOf<typeof REFUND>): StoredRefund => ({
  ...row,
  isPromised: promisedAt !== null,
})

/** Locks the first refund that fits until the transaction ends; null without one. */
export async function lockRefund(ctx: TransactionContext, where: SQL): Promise<StoredRefund | null> {
  const db = await queriesOf(ctx)
  const [row] = await db.select(REFUND).from(refunds).where(where).limit(1).for('update')
  return row ? toRefund(row) : null
}

/** The refunds of a payment, the oldest first. */
export async function refundsOfPayment(ctx: TransactionContext, payment: number): Promise<StoredRefund[]> {
  const db = await queriesOf(ctx)
  const rows = await db.select(REFUND).from(refunds).where(eq(refunds.paymentId, payment)).orderBy(refunds.id)
  return rows.map(toRefund)
}

/** How much of a payment its refunds promise, or have given back. */
export const promisedOf = (all: readonly StoredRefund[]): number =>
  all.reduce(
    (sum, { amount, state, isPromised }) =>
      isPromised || PROMISED_STATES.some((one) => one === state) ? sum + amount : sum,
    0,
  )

/** Adds a line to the history of a refund. */
export async function addRefundEvent(
  ctx: TransactionContext,
  refund: number,
  line: { step: RefundStep | 'ask' | 'account' | 'retry'; from: RefundState | null; to: RefundState; note?: string },
): Promise<void> {
  const { step, from, to, note = '' } = line
  const db = await queriesOf(ctx)
  await db
    .insert(refundEvents)
    .values({ refundId: refund, step, fromState: from, toState: to, staff: staffOf(ctx), note, at: ctx.now })
}

/** Takes a step of a locked refund, with its history; null when the table of steps does not allow it. */
export async function takeRefundStep(
  ctx: TransactionContext,
  refund: StoredRefund,
  step: RefundStep,
  note = '',
): Promise<RefundState | null> {
  const to = refundAfter(refund.state, refund.way, step)
  if (to === null) return null
  const db = await queriesOf(ctx)
  await db.update(refunds).set({ state: to, changedAt: ctx.now }).where(eq(refunds.id, refund.id))
  await addRefundEvent(ctx, refund.id, { step, from: refund.state, to, note })
  return to
}
