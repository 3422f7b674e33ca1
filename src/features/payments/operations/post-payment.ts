import { sql } from '@/platform/database/database'
import { queriesOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { paymentTask } from '../domain/payment'
import { moneyAccount } from '../domain/provider'
import { receiptNumber } from '../domain/receipt-number'
import { ledgerEntries, receiptCounters, receipts } from '../tables'
import type { StoredPayment } from './payment-record'

/** The legal entity that sells, as it stands in the numbers of its receipts; trials have numbers of their own. */
const entityOf = ({ isLive }: StoredPayment) => (isLive ? 'NN' : 'TRIAL')

/** The year in Thailand, where receipts are numbered. */
const yearOf = (now: Date) =>
  Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Bangkok', year: 'numeric' }).format(now))

/**
 * The next receipt number of the year, without gaps: the row of the counter is locked until the transaction ends, and
 * a rollback gives the number back.
 */
async function issueReceipt(ctx: TransactionContext, payment: StoredPayment): Promise<string> {
  const db = await queriesOf(ctx)
  const [entity, year] = [entityOf(payment), yearOf(ctx.now)]
  const [counter] = await db
    .insert(receiptCounters)
    .values({ entity, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptCounters.entity, receiptCounters.year],
      set: { last: sql`${receiptCounters.last} + 1` },
    })
    .returning({ last: receiptCounters.last })
  if (!counter) throw new Error('receipts are counted')
  const number = counter.last
  await db.insert(receipts).values({ paymentId: payment.id, entity, year, number, issuedAt: ctx.now })
  return receiptNumber(entity, year, number)
}

/** Writes a payment into the ledger, numbers its receipt and announces it, all in the transaction that makes it paid. */
export async function postPayment(ctx: TransactionContext, payment: StoredPayment, isLate: boolean): Promise<void> {
  const db = await queriesOf(ctx)
  const entry = { paymentId: payment.id, posting: `paid-${payment.id}`, postedAt: ctx.now }
  await db.insert(ledgerEntries).values([
    { ...entry, account: moneyAccount(payment.method), amount: payment.amount },
    { ...entry, account: 'customer', amount: -payment.amount },
  ])
  const { invoice, kind, reference, amount } = payment
  await enqueue(ctx, paymentTask(kind, 'settled'), {
    invoice,
    kind,
    reference,
    amount,
    paidAt: ctx.now.toISOString(),
    receiptNumber: await issueReceipt(ctx, payment),
    isLate,
  })
}
