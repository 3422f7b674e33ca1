import { createHash, randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { staffOf } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { may } from '../domain/permissions'
import type { CounterMethod, Payable } from '../domain/provider'
import { counterLine, isSlipOpen, mayHoldCard } from '../domain/slip'
import { currentProvider } from './current-provider'
import { isLineTaken } from './decide-slip'
import { type StoredPayment, toPayment } from './payment-record'
import { addSlip } from './send-slip'
import { slipsFor } from './slip-record'

/** Money taken in the sales gallery. `line` is the number of the voucher or card slip, or the line of the bank statement. */
export interface CounterMoney {
  payable: Payable
  method: CounterMethod
  line: string
  note: string
}

/** Why nothing was recorded: no number, one that another payment has, a payment that waits already, a card number in the note. */
export type CounterRefusal = 'line' | 'lineTaken' | 'waits' | 'cardNumber'

const MAX_NOTE = 300

/** Stores the payment of money that is there already. Where the site only tries payments out, the counter does too. */
async function store(ctx: TransactionContext, { payable, method }: CounterMoney): Promise<StoredPayment> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const invoice = randomBytes(10).toString('hex').toUpperCase()
  const at = sql`${ctx.now.toISOString()}::timestamptz`
  const isLive = currentProvider()?.isLive ?? true
  const { rows } = await database.execute(sql`
    insert into payments (invoice, idempotency_key, request_hash, kind, reference, amount, currency, description, method,
      provider, is_live, state, expires_at, created_at, changed_at)
    values (${invoice}, ${`counter-${invoice}`}, ${createHash('sha256').update(invoice).digest('hex')}, ${payable.kind},
      ${payable.reference}, ${payable.amount}, ${payable.currency}, ${payable.description}, ${method}, 'counter',
      ${isLive}, 'pending', ${payable.expiresAt.toISOString()}::timestamptz, ${at}, ${at})
    returning *`)
  return toPayment(rows[0] ?? {})
}

/**
 * Records money that sales took at the counter, as the first of two people: it counts once somebody else, of finance,
 * has found it too. The caller has locked what it is for. Resolves to the number of the slip.
 */
export function takeAtCounter(ctx: Context, money: CounterMoney): Promise<Result<string, CounterRefusal>> {
  requireActor(ctx, may.takeAtCounter)

  return inTransaction(ctx, async (inside): Promise<Result<string, CounterRefusal>> => {
    const line = counterLine(money.method, money.line)
    if (line === null) return refuse('line')
    if (mayHoldCard(money.note)) return refuse('cardNumber')
    if ((await slipsFor(inside, money.payable)).some(isSlipOpen)) return refuse('waits')
    if (await isLineTaken(inside, line)) return refuse('lineTaken')
    const payment = await store(inside, money)
    const note = money.note.replaceAll('\0', '').trim().slice(0, MAX_NOTE)
    return ok(await addSlip(inside, payment, { way: 'counter', note, agreed: { by: staffOf(inside), line } }))
  })
}
