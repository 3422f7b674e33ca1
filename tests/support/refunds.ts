import { expect } from 'vitest'
import { accountMark } from '@/features/payments/operations/refund-account'
import {
  approveRefund,
  askRefund,
  nameRefundAccount,
  reconcileRefunds,
  recordTransfer,
  sendRefund,
} from '@/features/payments/server'
import type { Result } from '@/kernel/result'
import { sql } from '@/platform/database/database'
import { rowsOf } from './bookings'
import { holderOf, jobContext, someContext } from './content-system'
import { rowOf, someReference, withProvider } from './payments'

export const PAID = 5_000_000
export const ACCOUNT = { bank: '004', number: '1234567890', name: 'Somchai Jaidee' } as const

/** Two people of finance. */
export const ANN = 901
export const BOB = 902

/** The value of an operation that must not be refused. */
export const granted = <Value, Refusal>(result: Result<Value, Refusal>): Value => {
  if (!result.ok) throw new Error(String(result.refusal))
  return result.value
}

/** Payments with money in them, and everything about their refunds, on a stand-in and a clock of their own. */
export function withRefunds() {
  const { clock, hear, opn, start, stateOf } = withProvider()
  const finance = (id: number) => someContext(clock.now, { kind: 'staff', id, role: 'finance' })

  /** A payment with money in it. */
  async function paid(method: 'card' | 'promptpay' = 'card'): Promise<{ reference: string; invoice: string }> {
    const reference = someReference()
    await start(reference, { method, expiresAt: new Date(clock.now.getTime() + 840_000) })
    await hear(opn().decide(method === 'card' ? String((await rowOf(reference))?.invoice) : reference))
    expect(await stateOf(reference)).toBe('paid')
    return { reference, invoice: String((await rowOf(reference))?.invoice) }
  }

  const ask = async (invoice: string, amount = PAID, by = ANN) =>
    askRefund(await finance(by), { invoice, amount, reason: 'Sold by mistake' })

  /** A refund that two people have agreed on, not sent yet. */
  async function agreed(invoice: string, amount = PAID): Promise<string> {
    const number = granted(await ask(invoice, amount))
    granted(await approveRefund(await finance(BOB), number))
    return number
  }

  const send = async (number: string) => sendRefund(await jobContext(clock.now), opn().provider, number)
  const reconcile = async () => reconcileRefunds(await jobContext(clock.now), opn().provider)
  const refundRow = async (number: string) => (await rowsOf(sql`select * from refunds where number = ${number}`))[0]
  const refundState = async (number: string) => String((await refundRow(number))?.state)
  const atProvider = (number: string) => opn().chargesOf(number).length

  /** The payer names an account, after the code that the booking asks for. */
  const named = async (reference: string, account: Parameters<typeof nameRefundAccount>[2] = ACCOUNT) =>
    nameRefundAccount(await holderOf('booking', clock.now), [{ kind: 'test', references: [reference] }], account)
  /** What the form of finance carries: the mark of the account that it shows. */
  const markOf = async (number: string) => accountMark(((await refundRow(number))?.account ?? null) as string | null)
  const transfer = async (by: number, number: string, bankReference: string, mark?: string) =>
    recordTransfer(await finance(by), number, { bankReference, account: mark ?? (await markOf(number)) })

  /** The sums of the ledger's accounts for one thing. */
  async function accountsOf(reference: string): Promise<Record<string, number>> {
    const rows = await rowsOf(sql`select account, sum(e.amount) as sum from ledger_entries e
      join payments p on p.id = e.payment_id where p.reference = ${reference} group by account having sum(e.amount) <> 0`)
    return Object.fromEntries(rows.map((row) => [String(row.account), Number(row.sum)]))
  }

  return {
    accountsOf,
    agreed,
    ask,
    atProvider,
    clock,
    finance,
    hear,
    markOf,
    named,
    opn,
    paid,
    reconcile,
    refundRow,
    refundState,
    send,
    start,
    stateOf,
    transfer,
  }
}
