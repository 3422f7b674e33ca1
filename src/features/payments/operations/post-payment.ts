import { databaseOf, sql } from '@/platform/database'
import { enqueue } from '@/platform/queue'
import type { TransactionContext } from '@/platform/transaction'
import { paymentTask } from '../domain/payment'
import { moneyAccount } from '../domain/provider'
import { receiptNumber } from '../domain/receipt-number'
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
  const database = await databaseOf(ctx.payload, ctx.req)
  const [entity, year] = [entityOf(payment), yearOf(ctx.now)]
  const { rows } = await database.execute(sql`
    insert into receipt_counters (entity, year, last) values (${entity}, ${year}, 1)
    on conflict (entity, year) do update set last = receipt_counters.last + 1 returning last`)
  const number = Number(rows[0]?.last)
  await database.execute(sql`
    insert into receipts (payment_id, entity, year, number, issued_at)
    values (${payment.id}, ${entity}, ${year}, ${number}, ${ctx.now.toISOString()}::timestamptz)`)
  return receiptNumber(entity, year, number)
}

/** Writes a payment into the ledger, numbers its receipt and announces it, all in the transaction that makes it paid. */
export async function postPayment(ctx: TransactionContext, payment: StoredPayment, isLate: boolean): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const [posting, at] = [`paid-${payment.id}`, ctx.now.toISOString()]
  await database.execute(sql`
    insert into ledger_entries (payment_id, posting, account, amount, posted_at) values
      (${payment.id}, ${posting}, ${moneyAccount(payment.method)}, ${payment.amount}, ${at}::timestamptz),
      (${payment.id}, ${posting}, 'customer', ${-payment.amount}, ${at}::timestamptz)`)
  const { invoice, kind, reference, amount } = payment
  await enqueue(ctx, paymentTask(kind, 'settled'), {
    invoice,
    kind,
    reference,
    amount,
    paidAt: at,
    receiptNumber: await issueReceipt(ctx, payment),
    isLate,
  })
}
