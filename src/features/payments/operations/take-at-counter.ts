import { createHash, randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import type { Payable } from '../domain/provider'
import { bankLine, isSlipOpen } from '../domain/slip'
import { currentProvider } from './current-provider'
import { toPayment } from './payment-record'
import { staffOf } from './refund-record'
import { addSlip } from './send-slip'
import { slipsFor } from './slip-record'

/** Money taken in the sales gallery. `line` is the number of the cash voucher, or the line of the bank statement. */
export interface CounterMoney {
  payable: Payable
  method: 'cash' | 'transfer'
  line: string
  note: string
}

/** Why nothing was recorded: no number, one that another payment has, or a payment that waits for finance already. */
export type CounterRefusal = 'line' | 'lineTaken' | 'waits'

/**
 * Records money that sales took at the counter, as the first of two people: it counts once somebody else, of finance,
 * has found it too. Where the site only tries payments out, the counter does too.
 */
export function takeAtCounter(
  ctx: Context,
  { payable, method, line: typed, note }: CounterMoney,
): Promise<Result<string, CounterRefusal>> {
  requireActor(ctx, may.takeAtCounter)

  return inTransaction(ctx, async (inside): Promise<Result<string, CounterRefusal>> => {
    const line = bankLine(typed)
    if (line === null) return refuse('line')
    const database = await databaseOf(inside.payload, inside.req)
    await database.execute(sql`select pg_advisory_xact_lock(hashtext(${`bank line ${line}`}))`)
    const taken = await database.execute(sql`
      select 1 from payment_slips where bank_reference = ${line} and state in ('agreed', 'approved')`)
    if (taken.rows.length > 0) return refuse('lineTaken')
    if ((await slipsFor(inside, payable)).some(isSlipOpen)) return refuse('waits')
    const invoice = randomBytes(10).toString('hex').toUpperCase()
    const at = sql`${inside.now.toISOString()}::timestamptz`
    const isLive = currentProvider()?.isLive ?? true
    const { rows } = await database.execute(sql`
      insert into payments (invoice, idempotency_key, request_hash, kind, reference, amount, currency, description,
        method, provider, is_live, state, expires_at, created_at, changed_at)
      values (${invoice}, ${`counter-${invoice}`}, ${createHash('sha256').update(invoice).digest('hex')},
        ${payable.kind}, ${payable.reference}, ${payable.amount}, ${payable.currency}, ${payable.description}, ${method},
        'counter', ${isLive}, 'pending', ${payable.expiresAt.toISOString()}::timestamptz, ${at}, ${at})
      returning *`)
    const payment = toPayment(rows[0] ?? {})
    const agreed = { by: staffOf(inside), line }
    return ok(await addSlip(inside, payment, { way: 'counter', note: note.trim().slice(0, 300), agreed }))
  })
}
