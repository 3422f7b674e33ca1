import { createHash, randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import type { CounterMethod, Payable } from '../domain/provider'
import { counterLine, isSlipOpen, mayHoldCard } from '../domain/slip'
import { payments } from '../tables'
import { currentProvider } from './current-provider'
import { isLineTaken } from './decide-slip'
import { PAYMENT, type StoredPayment } from './payment-record'
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
  const invoice = randomBytes(10).toString('hex').toUpperCase()
  const isLive = currentProvider()?.isLive ?? true
  const { kind, reference, amount, currency, description, expiresAt } = payable
  const db = await queriesOf(ctx)
  const [stored] = await db
    .insert(payments)
    .values({
      ...{ kind, reference, amount, currency, description, expiresAt, method, invoice, isLive },
      idempotencyKey: `counter-${invoice}`,
      requestHash: createHash('sha256').update(invoice).digest('hex'),
      ...{ provider: 'counter', state: 'pending', createdAt: ctx.now, changedAt: ctx.now },
    })
    .returning(PAYMENT)
  if (!stored) throw new Error('a payment that was recorded has a number')
  return stored
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
