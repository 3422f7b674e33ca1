import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { queriesOf, rowsOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import type { SlipReason, SlipState, SlipWay } from '../domain/slip'
import { paymentSlipEvents, paymentSlips } from '../tables'

/** A slip as it is stored. */
export interface StoredSlip {
  id: number
  number: string
  payment: number
  state: SlipState
  way: SlipWay
  note: string
  sentAt: Date
  agreedBy: number | null
  bankReference: string | null
  reason: SlipReason | null
}

/** The columns of a slip that are read. */
export const SLIP = {
  id: paymentSlips.id,
  number: paymentSlips.number,
  payment: paymentSlips.paymentId,
  state: paymentSlips.state,
  way: paymentSlips.way,
  note: paymentSlips.note,
  sentAt: paymentSlips.sentAt,
  agreedBy: paymentSlips.agreedBy,
  bankReference: paymentSlips.bankReference,
  reason: paymentSlips.reason,
}

/** The owner of the file of a slip. */
export const slipOwner = (number: string): string => `slip:${number}`

/** Locks a slip until the transaction ends; null without one. */
export async function lockSlip(ctx: TransactionContext, number: string): Promise<StoredSlip | null> {
  const db = await queriesOf(ctx)
  const [slip] = await db.select(SLIP).from(paymentSlips).where(eq(paymentSlips.number, number)).for('update')
  return slip ?? null
}

/** The slips for one thing that fit, the newest first. */
export async function slipsFor(
  ctx: Readonly<Context>,
  { kind, reference }: { kind: string; reference: string },
  where: SQL = sql`true`,
): Promise<StoredSlip[]> {
  return rowsOf(
    ctx,
    sql`select s.*, s.payment_id as payment from payment_slips s join payments p on p.id = s.payment_id
      where p.kind = ${kind} and p.reference = ${reference} and ${where} order by s.id desc`,
    SLIP,
  )
}

/** Adds a line to the history of a slip. */
export async function addSlipEvent(
  ctx: TransactionContext,
  slip: number,
  step: 'send' | 'take' | 'agree' | 'approve' | 'refuse',
  note = '',
): Promise<void> {
  const db = await queriesOf(ctx)
  await db.insert(paymentSlipEvents).values({ slipId: slip, step, staff: staffOf(ctx), note, at: ctx.now })
}
