import { and, eq, inArray, ne } from '@payloadcms/db-postgres/drizzle'
import type { SecondPersonFault } from '@/features/staff'
import { checkSecondPerson } from '@/features/staff/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, run } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { paymentTask } from '../domain/payment'
import { may } from '../domain/permissions'
import { bankLine, isSlipOpen, MEND_MINUTES, type SlipReason } from '../domain/slip'
import { paymentSlips, payments } from '../tables'
import { movePayment } from './apply-charge'
import { findPayment } from './payment-record'
import { keepPaymentOpen } from './send-slip'
import { addSlipEvent, lockSlip, type StoredSlip } from './slip-record'

/**
 * Why a decision changed nothing: no such slip, decided already, by no second person, without the line of the bank
 * statement, or with one that another payment has.
 */
export type SlipDecisionRefusal = 'unknown' | 'notNow' | SecondPersonFault | 'line' | 'lineTaken'

async function lockOpen(ctx: TransactionContext, number: string): Promise<Result<StoredSlip, 'unknown' | 'notNow'>> {
  const slip = await lockSlip(ctx, number)
  if (!slip) return refuse('unknown')
  return isSlipOpen(slip) ? ok(slip) : refuse('notNow')
}

/** Two slips cannot name one line of the bank statement; the unique index says so too. */
export async function isLineTaken(ctx: TransactionContext, line: string, slip = 0): Promise<boolean> {
  await run(ctx, sql`select pg_advisory_xact_lock(hashtext(${`bank line ${line}`}))`)
  const { bankReference, state, id } = paymentSlips
  const isOther = and(eq(bankReference, line), inArray(state, ['agreed', 'approved']), ne(id, slip))
  return (await (await queriesOf(ctx)).$count(paymentSlips, isOther)) > 0
}

/** The first of two people has found exactly this money on the bank statement, and names its line. */
export function agreeSlip(ctx: Context, number: string, typedLine: string): Promise<Result<null, SlipDecisionRefusal>> {
  requireActor(ctx, may.agreeSlip)

  return inTransaction(ctx, async (inside): Promise<Result<null, SlipDecisionRefusal>> => {
    const line = bankLine(typedLine)
    if (line === null) return refuse('line')
    const open = await lockOpen(inside, number)
    if (!open.ok) return open
    const slip = open.value
    if (slip.state !== 'waiting') return refuse('notNow')
    if (await isLineTaken(inside, line, slip.id)) return refuse('lineTaken')
    const db = await queriesOf(inside)
    const agreed = { state: 'agreed', agreedBy: staffOf(inside), bankReference: line } as const
    await db.update(paymentSlips).set(agreed).where(eq(paymentSlips.id, slip.id))
    await addSlipEvent(inside, slip.id, 'agree', line)
    return ok(null)
  })
}

/**
 * The second person has found it too: the money counts, and everything follows as after the message of a provider. In
 * time it books; after the end the rule of late payments decides.
 */
export function approveSlip(ctx: Context, number: string): Promise<Result<null, SlipDecisionRefusal>> {
  requireActor(ctx, may.approveSlip)

  return inTransaction(ctx, async (inside): Promise<Result<null, SlipDecisionRefusal>> => {
    const open = await lockOpen(inside, number)
    if (!open.ok) return open
    const slip = open.value
    if (slip.state !== 'agreed') return refuse('notNow')
    // The database refuses the same person too (`payment_slips_four_eyes`).
    const fault = await checkSecondPerson(inside, slip.agreedBy)
    if (fault) return refuse(fault)
    const db = await queriesOf(inside)
    const approved = { state: 'approved', decidedBy: staffOf(inside), decidedAt: inside.now } as const
    await db.update(paymentSlips).set(approved).where(eq(paymentSlips.id, slip.id))
    await addSlipEvent(inside, slip.id, 'approve')
    const payment = await findPayment(inside, eq(payments.id, slip.payment), true)
    if (!payment) throw new Error(`The slip ${number} has no payment`)
    await movePayment(inside, payment, 'pay')
    return ok(null)
  })
}

/** What is done about a payment whose slip was refused: it stays open for another one, and its payer is told. */
async function giveTimeToMend(ctx: TransactionContext, slip: StoredSlip, reason: SlipReason): Promise<void> {
  const payment = await findPayment(ctx, eq(payments.id, slip.payment), true)
  if (!payment) return
  const until = new Date(ctx.now.getTime() + MEND_MINUTES * 60_000)
  // What sales took at the counter and finance did not find is no payment.
  if (slip.way === 'counter') await movePayment(ctx, payment, 'fail')
  else await keepPaymentOpen(ctx, payment, until)
  const { kind, reference, amount } = payment
  await enqueue(ctx, paymentTask(kind, 'slip-refused'), {
    ...{ kind, reference, amount, reason, way: slip.way, until: until.toISOString() },
  })
}

/** Refuses a slip, by the first or the second person, with the reason and the note that its payer reads. */
export function refuseSlip(
  ctx: Context,
  number: string,
  { reason, note }: { reason: SlipReason; note: string },
): Promise<Result<null, SlipDecisionRefusal>> {
  requireActor(ctx, may.refuseSlip)

  return inTransaction(ctx, async (inside): Promise<Result<null, SlipDecisionRefusal>> => {
    const open = await lockOpen(inside, number)
    if (!open.ok) return open
    const db = await queriesOf(inside)
    const refused = { state: 'refused', reason, decidedBy: staffOf(inside), decidedAt: inside.now } as const
    await db.update(paymentSlips).set(refused).where(eq(paymentSlips.id, open.value.id))
    await addSlipEvent(inside, open.value.id, 'refuse', note.replaceAll('\0', '').trim().slice(0, 300))
    await giveTimeToMend(inside, open.value, reason)
    return ok(null)
  })
}
