import { eq } from '@payloadcms/db-postgres/drizzle'
import { staff } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { orNull, type RowOf, type Shape } from '@/platform/database/decoders'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, rowsOf } from '@/platform/database/rows'
import type { DeskPayment, DeskPaymentPage, DeskRefund } from '../domain/desk'
import { may } from '../domain/permissions'
import { receiptNumber } from '../domain/receipt-number'
import { isBuyersName, refundable } from '../domain/refund'
import { ledgerEntries, paymentExceptions, payments, receipts, refundEvents, refunds } from '../tables'
import { knownProviders, providerNamed } from './current-provider'
import { accountMark, type NamedAccount, openAccount } from './refund-account'

const PAYMENT = {
  id: payments.id,
  invoice: payments.invoice,
  kind: payments.kind,
  reference: payments.reference,
  description: payments.description,
  amount: payments.amount,
  method: payments.method,
  provider: payments.provider,
  state: payments.state,
  isLive: payments.isLive,
  createdAt: payments.createdAt,
  paidAt: payments.paidAt,
  exception: payments.exception,
  entity: orNull(receipts.entity),
  year: orNull(receipts.year),
  number: orNull(receipts.number),
}

const toDeskPayment = ({ id, entity, year, number, ...row }: RowOf<typeof PAYMENT>): DeskPayment => ({
  ...row,
  receiptNumber: entity === null || year === null || number === null ? null : receiptNumber(entity, year, number),
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

async function ofBoth<Columns extends Shape>(
  ctx: Context,
  shape: Columns,
  statement: (isLive: SQL) => SQL,
): Promise<RowOf<Columns>[]> {
  const found = []
  for (const isLive of BOOKS) found.push(...(await rowsOf(ctx, statement(sql`p.is_live = ${isLive}`), shape)))
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
    PAYMENT,
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
    PAYMENT,
    (isOfBooks) => sql`${PAYMENTS} where ${isOfBooks} and (p.exception is not null
      or (p.state in ('requested', 'pending', 'unknown')
        and p.provider not in (select jsonb_array_elements_text(${known}::jsonb)))
      or (p.state in ('unknown', 'requested') and p.changed_at < ${since}::timestamptz))
    order by p.id limit ${MOST}`,
  )
  return rows.map(toDeskPayment)
}

/** Whether whoever looks is the member of staff that a row names. */
const isBy = (ctx: Context, someone: number | null): boolean => someone !== null && someone === staffOf(ctx)

const REFUNDS = sql`select f.*, p.provider, p.is_live, p.invoice, p.reference, p.description, s.name as asked_by_name
  from refunds f join payments p on p.id = f.payment_id left join staff s on s.id = f.asked_by`

const REFUND = {
  id: refunds.id,
  number: refunds.number,
  invoice: payments.invoice,
  reference: payments.reference,
  description: payments.description,
  amount: refunds.amount,
  reason: refunds.reason,
  way: refunds.way,
  state: refunds.state,
  isLive: payments.isLive,
  account: refunds.account,
  accountEnd: refunds.accountEnd,
  bankReference: refunds.bankReference,
  providerRefund: refunds.providerRefund,
  askedBy: refunds.askedBy,
  askedByName: orNull(staff.name),
  decidedBy: refunds.decidedBy,
  provider: payments.provider,
  promisedAt: refunds.promisedAt,
  askedAt: refunds.askedAt,
}

function toDeskRefund(ctx: Context, row: RowOf<typeof REFUND>): DeskRefund {
  const { id, account, askedBy, askedByName, decidedBy, provider, promisedAt, ...refund } = row
  return {
    ...refund,
    askedBy: askedByName,
    isOwn: isBy(ctx, askedBy),
    isAgreedByMe: isBy(ctx, decidedBy),
    isReachable: providerNamed(provider) !== null,
    isPromised: promisedAt !== null,
  }
}

/** The refunds that somebody must decide, transfer or wait for, the oldest first. */
export async function listOpenRefunds(ctx: Context): Promise<DeskRefund[]> {
  requireActor(ctx, may.listOpenRefunds)

  const rows = await ofBoth(
    ctx,
    REFUND,
    (isOfBooks) =>
      sql`${REFUNDS} where ${isOfBooks} and f.state not in ('done', 'rejected') order by f.id limit ${MOST_REFUNDS}`,
  )
  return rows.map((row) => toDeskRefund(ctx, row))
}

async function linesOf(ctx: Context, refund: number) {
  const { id, step, at, note, refundId } = refundEvents
  const db = await queriesOf(ctx)
  return db
    .select({ step, at, by: staff.name, note })
    .from(refundEvents)
    .leftJoin(staff, eq(staff.id, refundEvents.staff))
    .where(eq(refundId, refund))
    .orderBy(id)
}

/** Whose account it is, beside the buyers whom the contract names. */
const holderOf = (account: NamedAccount | null) =>
  account && {
    name: account.name,
    buyers: account.buyers ?? [],
    isBuyer: isBuyersName(account.name, account.buyers ?? []),
  }

async function closedOf(ctx: Context, payment: number) {
  const { id, exception, reason, closedAt, closedBy, paymentId } = paymentExceptions
  const db = await queriesOf(ctx)
  return db
    .select({ exception, reason, by: staff.name, at: closedAt })
    .from(paymentExceptions)
    .leftJoin(staff, eq(staff.id, closedBy))
    .where(eq(paymentId, payment))
    .orderBy(id)
}

/** One payment with its refunds and its lines in the ledger; null when there is none. */
export async function readDeskPayment(ctx: Context, invoice: string): Promise<DeskPaymentPage | null> {
  requireActor(ctx, may.readDeskPayment)

  const [row] = await rowsOf(ctx, sql`${PAYMENTS} where p.invoice = ${invoice}`, PAYMENT)
  if (!row) return null
  const payment = toDeskPayment(row)
  const found = await rowsOf(ctx, sql`${REFUNDS} where f.payment_id = ${row.id} order by f.id`, REFUND)
  const all = []
  for (const one of found) {
    const refund = toDeskRefund(ctx, one)
    const isToTransfer = refund.way === 'transfer' && refund.state === 'approved'
    const account = openAccount(refund.number, one.account)
    all.push({
      ...refund,
      lines: await linesOf(ctx, one.id),
      // Shown in full only while somebody must type it at the bank.
      account: isToTransfer && account ? { bank: account.bank, number: account.number, name: account.name } : null,
      accountMark: accountMark(one.account),
      holder: holderOf(account),
    })
  }
  const { id, posting, account, amount, postedAt, paymentId } = ledgerEntries
  const db = await queriesOf(ctx)
  const entries = await db
    .select({ posting, account, amount, at: postedAt })
    .from(ledgerEntries)
    .where(eq(paymentId, row.id))
    .orderBy(id)
  const hasMoney = payment.state === 'paid' || payment.state === 'refund_due'
  return {
    payment,
    left: hasMoney ? refundable(payment.amount, all) : 0,
    refunds: all,
    closed: await closedOf(ctx, row.id),
    isStranded: STRANDED.has(payment.state) && providerNamed(payment.provider) === null,
    entries,
  }
}
