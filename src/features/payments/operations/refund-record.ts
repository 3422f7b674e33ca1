import { staffOf } from '@/platform/context'
import { databaseOf, type SQL, sql } from '@/platform/database'
import type { TransactionContext } from '@/platform/transaction'
import {
  PROMISED_STATES,
  type RefundState,
  type RefundStep,
  type RefundWay,
  refundAfter,
} from '../domain/refund-states'

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

export const toRefund = (row: Record<string, unknown>): StoredRefund => ({
  id: Number(row.id),
  number: String(row.number),
  payment: Number(row.payment_id),
  amount: Number(row.amount),
  reason: String(row.reason),
  way: row.way as RefundWay,
  state: row.state as RefundState,
  account: row.account === null ? null : String(row.account),
  accountEnd: row.account_end === null ? null : String(row.account_end),
  askedBy: row.asked_by === null ? null : Number(row.asked_by),
  decidedBy: row.decided_by === null ? null : Number(row.decided_by),
  isPromised: row.promised_at !== null,
})

/** Locks the first refund that fits until the transaction ends; null without one. */
export async function lockRefund(ctx: TransactionContext, where: SQL): Promise<StoredRefund | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select * from refunds where ${where} limit 1 for update`)
  return rows[0] ? toRefund(rows[0]) : null
}

/** The refunds of a payment, the oldest first. */
export async function refundsOfPayment(ctx: TransactionContext, payment: number): Promise<StoredRefund[]> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select * from refunds where payment_id = ${payment} order by id`)
  return rows.map(toRefund)
}

/** How much of a payment its refunds promise, or have given back. */
export const promisedOf = (refunds: readonly StoredRefund[]): number =>
  refunds.reduce(
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
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    insert into refund_events (refund_id, step, from_state, to_state, staff, note, at)
    values (${refund}, ${line.step}, ${line.from}, ${line.to}, ${staffOf(ctx)}, ${line.note ?? ''},
      ${ctx.now.toISOString()}::timestamptz)`)
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
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    update refunds set state = ${to}, changed_at = ${ctx.now.toISOString()}::timestamptz where id = ${refund.id}`)
  await addRefundEvent(ctx, refund.id, { step, from: refund.state, to, note })
  return to
}
