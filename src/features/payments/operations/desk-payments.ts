import type { Context } from '@/platform/context'
import { type SQL, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { dateOrNull, type Row, rowsOf } from '@/platform/rows'
import type { DeskPayment, DeskPaymentPage, DeskRefund } from '../domain/desk'
import type { PaymentState } from '../domain/payment-states'
import { may } from '../domain/permissions'
import type { PaymentMethod } from '../domain/provider'
import { receiptNumber } from '../domain/receipt-number'
import { isBuyersName, refundable } from '../domain/refund'
import type { RefundState, RefundWay } from '../domain/refund-states'
import { knownProviders, providerNamed } from './current-provider'
import { accountMark, type NamedAccount, openAccount } from './refund-account'

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

const toDeskPayment = (row: Row): DeskPayment => ({
  invoice: String(row.invoice),
  kind: String(row.kind),
  reference: String(row.reference),
  description: String(row.description),
  amount: Number(row.amount),
  method: row.method as PaymentMethod,
  provider: String(row.provider),
  state: row.state as PaymentState,
  isLive: row.is_live === true,
  createdAt: new Date(row.created_at as string),
  paidAt: dateOrNull(row.paid_at),
  receiptNumber: row.number === null ? null : receiptNumber(String(row.entity), Number(row.year), Number(row.number)),
  exception: textOf(row.exception),
})

const PAYMENTS = sql`select p.*, r.entity, r.year, r.number from payments p left join receipts r on r.payment_id = p.id`

const MOST = 50
const MOST_REFUNDS = 200
const STRANDED: ReadonlySet<string> = new Set(['requested', 'pending', 'unknown'])
/** A payment without a clear answer is looked up each minute; after this time a person should look. */
const UNKNOWN_FOR_MS = 5 * 60_000

/** `%` and `_` are letters of the search, not wildcards. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Of real money and of trials so many each: neither pushes the other out of a list. */
const BOOKS = [true, false] as const

async function ofBoth(ctx: Context, statement: (isLive: SQL) => SQL): Promise<Row[]> {
  const found = []
  for (const isLive of BOOKS) found.push(...(await rowsOf(ctx, statement(sql`p.is_live = ${isLive}`))))
  return found
}

/**
 * The payments whose number, reference, receipt number or description contains a text, newest first, at most fifty of
 * real money and fifty trials. A receipt is found by the end of its number.
 */
export async function listDeskPayments(ctx: Context, search: string): Promise<DeskPayment[]> {
  requireActor(ctx, may.listDeskPayments)

  const text = search.replaceAll('\0', '').trim().slice(0, 100)
  const receipt = Number(/(\d{1,6})$/.exec(text)?.[1] ?? -1)
  const rows = await ofBoth(
    ctx,
    (isOfBooks) => sql`${PAYMENTS} where ${isOfBooks} and (${text} = '' or p.invoice ilike ${containing(text)}
      or p.reference ilike ${containing(text)} or p.description ilike ${containing(text)} or r.number = ${receipt})
    order by p.id desc limit ${MOST}`,
  )
  return rows.map(toDeskPayment)
}

/** Payments that a person must look at: wrong in amount, number or mode, or without a clear answer for minutes. */
export async function listExceptions(ctx: Context): Promise<DeskPayment[]> {
  requireActor(ctx, may.listExceptions)

  const since = new Date(ctx.now.getTime() - UNKNOWN_FOR_MS).toISOString()
  const known = JSON.stringify(knownProviders().map(({ name }) => name))
  const rows = await ofBoth(
    ctx,
    (isOfBooks) => sql`${PAYMENTS} where ${isOfBooks} and (p.exception is not null
      or (p.state in ('requested', 'pending', 'unknown')
        and p.provider not in (select jsonb_array_elements_text(${known}::jsonb)))
      or (p.state in ('unknown', 'requested') and p.changed_at < ${since}::timestamptz))
    order by p.id limit ${MOST}`,
  )
  return rows.map(toDeskPayment)
}

/** Whether whoever looks is the member of staff that a row names. */
const isBy = ({ actor }: Context, staff: unknown): boolean =>
  staff !== null && actor.kind === 'staff' && Number(staff) === actor.id

const REFUNDS = sql`select f.*, p.provider, p.is_live, p.invoice, p.reference, p.description, s.name as asked_by_name
  from refunds f join payments p on p.id = f.payment_id left join staff s on s.id = f.asked_by`

const toDeskRefund = (ctx: Context, row: Row): DeskRefund => ({
  number: String(row.number),
  invoice: String(row.invoice),
  reference: String(row.reference),
  description: String(row.description),
  amount: Number(row.amount),
  reason: String(row.reason),
  way: row.way as RefundWay,
  state: row.state as RefundState,
  isLive: row.is_live === true,
  accountEnd: textOf(row.account_end),
  bankReference: textOf(row.bank_reference),
  providerRefund: textOf(row.provider_refund),
  askedBy: textOf(row.asked_by_name),
  isOwn: isBy(ctx, row.asked_by),
  isAgreedByMe: isBy(ctx, row.decided_by),
  isReachable: providerNamed(String(row.provider)) !== null,
  isPromised: row.promised_at !== null,
  askedAt: new Date(row.asked_at as string),
})

/** The refunds that somebody must decide, transfer or wait for, the oldest first. */
export async function listOpenRefunds(ctx: Context): Promise<DeskRefund[]> {
  requireActor(ctx, may.listOpenRefunds)

  const rows = await ofBoth(
    ctx,
    (isOfBooks) =>
      sql`${REFUNDS} where ${isOfBooks} and f.state not in ('done', 'rejected') order by f.id limit ${MOST_REFUNDS}`,
  )
  return rows.map((row) => toDeskRefund(ctx, row))
}

async function linesOf(ctx: Context, refund: number) {
  const rows = await rowsOf(
    ctx,
    sql`select e.*, s.name from refund_events e left join staff s on s.id = e.staff where e.refund_id = ${refund} order by e.id`,
  )
  return rows.map((row) => ({
    step: String(row.step),
    at: new Date(row.at as string),
    by: textOf(row.name),
    note: String(row.note),
  }))
}

/** Whose account it is, beside the buyers whom the contract names. */
const holderOf = (account: NamedAccount | null) =>
  account && {
    name: account.name,
    buyers: account.buyers ?? [],
    isBuyer: isBuyersName(account.name, account.buyers ?? []),
  }

async function closedOf(ctx: Context, payment: number) {
  const rows = await rowsOf(
    ctx,
    sql`select e.*, s.name from payment_exceptions e left join staff s on s.id = e.closed_by
      where e.payment_id = ${payment} order by e.id`,
  )
  return rows.map((row) => ({
    exception: String(row.exception),
    reason: String(row.reason),
    by: textOf(row.name),
    at: new Date(row.closed_at as string),
  }))
}

/** One payment with its refunds and its lines in the ledger; null when there is none. */
export async function readDeskPayment(ctx: Context, invoice: string): Promise<DeskPaymentPage | null> {
  requireActor(ctx, may.readDeskPayment)

  const [row] = await rowsOf(ctx, sql`${PAYMENTS} where p.invoice = ${invoice}`)
  if (!row) return null
  const payment = toDeskPayment(row)
  const found = await rowsOf(ctx, sql`${REFUNDS} where f.payment_id = ${Number(row.id)} order by f.id`)
  const refunds = []
  for (const one of found) {
    const refund = toDeskRefund(ctx, one)
    const isToTransfer = refund.way === 'transfer' && refund.state === 'approved'
    const sealed = textOf(one.account)
    const account = openAccount(refund.number, sealed)
    refunds.push({
      ...refund,
      lines: await linesOf(ctx, Number(one.id)),
      // Shown in full only while somebody must type it at the bank.
      account: isToTransfer && account ? { bank: account.bank, number: account.number, name: account.name } : null,
      accountMark: accountMark(sealed),
      holder: holderOf(account),
    })
  }
  const entries = await rowsOf(ctx, sql`select * from ledger_entries where payment_id = ${Number(row.id)} order by id`)
  const hasMoney = payment.state === 'paid' || payment.state === 'refund_due'
  return {
    payment,
    left: hasMoney ? refundable(payment.amount, refunds) : 0,
    refunds,
    closed: await closedOf(ctx, Number(row.id)),
    isStranded: STRANDED.has(payment.state) && providerNamed(payment.provider) === null,
    entries: entries.map((entry) => ({
      posting: String(entry.posting),
      account: String(entry.account),
      amount: Number(entry.amount),
      at: new Date(entry.posted_at as string),
    })),
  }
}
