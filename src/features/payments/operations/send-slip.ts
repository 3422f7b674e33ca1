import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { arrivedUploads, claimUploads } from '@/features/uploads/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { isSlipOpen, MOST_SLIPS, type SlipView, type SlipWay } from '../domain/slip'
import { paymentSlipEvents, paymentSlips, payments } from '../tables'
import { findPayment, type StoredPayment } from './payment-record'
import { addSlipEvent, slipOwner, slipsFor } from './slip-record'

/** What a slip is for. */
export interface SlipOf {
  kind: string
  reference: string
}

/** What the payer sends. */
export interface SentSlip {
  /** The id of the waiting file; null for whoever only says that it was paid. */
  upload: string | null
  note: string
  /** Until when the payment stays open for it, if its time is not over yet. */
  until: Date
}

/** Why no slip was taken: no transfer to be paid, one that waits already, too many, or a file that is gone. */
export type SlipRefusal = 'noTransfer' | 'waits' | 'tooManySlips' | 'fileGone'

const MAX_NOTE = 300
export const newSlipNumber = (): string => `SL${randomBytes(8).toString('hex').toUpperCase()}`

/** A payment that a slip can be for: also one whose time is over, as the money may have come. */
const transferOf = (ctx: TransactionContext, { kind, reference }: SlipOf): Promise<StoredPayment | null> =>
  findPayment(
    ctx,
    sql`kind = ${kind} and reference = ${reference} and method = 'transfer' and provider = 'transfer'
      and state in ('requested', 'pending', 'unknown', 'expired') order by state = 'expired', id desc`,
    true,
  )

/** Why a slip cannot be sent now; null when it can. */
async function faultOf(ctx: TransactionContext, of: SlipOf): Promise<SlipRefusal | null> {
  const slips = await slipsFor(ctx, of)
  if (slips.some(isSlipOpen)) return 'waits'
  return slips.filter(({ state }) => state === 'refused').length >= MOST_SLIPS ? 'tooManySlips' : null
}

/** Keeps an open payment open until then; what has ended stays ended. */
export async function keepPaymentOpen(ctx: TransactionContext, payment: StoredPayment, until: Date): Promise<void> {
  const db = await queriesOf(ctx)
  const isOpen = inArray(payments.state, ['requested', 'pending', 'unknown'])
  await db
    .update(payments)
    .set({ expiresAt: until })
    .where(and(eq(payments.id, payment.id), isOpen))
}

/** Adds a slip to a locked payment. Resolves to its number. */
export async function addSlip(
  ctx: TransactionContext,
  payment: StoredPayment,
  { way, note, agreed = null }: { way: SlipWay; note: string; agreed?: { by: number | null; line: string } | null },
): Promise<string> {
  const db = await queriesOf(ctx)
  const number = newSlipNumber()
  const [slip] = await db
    .insert(paymentSlips)
    .values({
      ...{ number, paymentId: payment.id, state: agreed ? 'agreed' : 'waiting', way, note, sentAt: ctx.now },
      ...{ agreedBy: agreed?.by ?? null, bankReference: agreed?.line ?? null },
    })
    .returning({ id: paymentSlips.id })
  if (!slip) throw new Error('a slip that was sent has a number')
  await addSlipEvent(ctx, slip.id, way === 'counter' ? 'take' : 'send', note)
  return number
}

/**
 * Takes the slip of a transfer, or the word of the payer that it was made. The caller knows whose payment it is. The
 * payment stays open while finance looks; nothing counts as paid before two people have said so.
 */
export function sendSlip(
  ctx: Context,
  of: SlipOf,
  { upload, note, until }: SentSlip,
): Promise<Result<string, SlipRefusal>> {
  requireActor(ctx, may.sendSlip)

  return inTransaction(ctx, async (inside): Promise<Result<string, SlipRefusal>> => {
    const payment = await transferOf(inside, of)
    if (!payment) return refuse('noTransfer')
    const fault = await faultOf(inside, of)
    if (fault) return refuse(fault)
    if (upload !== null && (await arrivedUploads(inside, [upload])).length === 0) return refuse('fileGone')
    const plain = note.replaceAll('\0', '').trim().slice(0, MAX_NOTE)
    const number = await addSlip(inside, payment, { way: upload === null ? 'said' : 'slip', note: plain })
    if (upload !== null && (await claimUploads(inside, [upload], slipOwner(number))).length === 0)
      throw new Error('The file of a slip was claimed for something else')
    await keepPaymentOpen(inside, payment, until)
    return ok(number)
  })
}

/** Whether a hold is kept for money that is looked for: not after it was not found three times. */
export async function mayKeepForSlip(ctx: Context, kind: string, reference: string): Promise<boolean> {
  requireActor(ctx, may.mayKeepForSlip)

  const slips = await slipsFor(ctx, { kind, reference })
  return slips.filter(({ state }) => state === 'refused').length < MOST_SLIPS
}

/** The newest slip for one thing, for its payer; null without one. */
export async function latestSlip(ctx: Context, kind: string, reference: string): Promise<SlipView | null> {
  requireActor(ctx, may.latestSlip)

  const slips = await slipsFor(ctx, { kind, reference })
  const [slip] = slips
  if (!slip) return null
  const refused = slips.filter(({ state }) => state === 'refused').length
  const { state, way, sentAt, reason } = slip
  const note = state === 'refused' ? await noteOf(ctx, slip.id) : ''
  return { state, way, sentAt, reason, note, mayResend: way !== 'counter' && refused < MOST_SLIPS }
}

/** What finance wrote to the payer when it refused. */
async function noteOf(ctx: Readonly<Context>, slip: number): Promise<string> {
  const db = await queriesOf(ctx)
  const { id, note, slipId, step } = paymentSlipEvents
  const isRefusal = and(eq(slipId, slip), eq(step, 'refuse'))
  const [line] = await db.select({ note }).from(paymentSlipEvents).where(isRefusal).orderBy(desc(id)).limit(1)
  return line?.note ?? ''
}
