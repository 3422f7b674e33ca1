import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { booksAsked, dayAsked } from '../domain/desk'
import { may } from '../domain/permissions'
import { listDeskPayments, listExceptions, listOpenRefunds, readDeskPayment } from '../operations/desk-payments'
import { listOpenSlips, openSlipFile, readDeskSlip } from '../operations/desk-slips'
import { exportFinanceDay, readFinanceDay } from '../operations/finance-day'

/** Whether the signed-in staff may see the desk of finance. */
export const maySeeFinance = async (headers: Headers) =>
  isAllowed((await contextOfHeaders(headers)).actor, may.listDeskPayments)

/** The desk of finance: what waits, the payments that a search finds, and a day; null for whoever may not see it. */
export async function readFinanceDesk(headers: Headers, asked: { search?: unknown; day?: unknown }) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.listDeskPayments)) return null
  const search = typeof asked.search === 'string' ? asked.search : ''
  const day = dayAsked(asked.day, ctx.now)
  const [slips, refunds, exceptions, payments, rows] = [
    await listOpenSlips(ctx),
    await listOpenRefunds(ctx),
    await listExceptions(ctx),
    await listDeskPayments(ctx, search),
    await readFinanceDay(ctx, day),
  ]
  return { search, day, slips, refunds, exceptions, payments, rows, mayDecide: isAllowed(ctx.actor, may.approveRefund) }
}

/** One payment and what the signed-in staff may do with it; null for whoever may not see it, or without such a payment. */
export async function readPaymentForDesk(headers: Headers, invoice: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (typeof invoice !== 'string' || !isAllowed(ctx.actor, may.readDeskPayment)) return null
  const page = await readDeskPayment(ctx, invoice)
  return (
    page && {
      ...page,
      mayAsk: isAllowed(ctx.actor, may.askRefund),
      mayDecide: isAllowed(ctx.actor, may.approveRefund),
    }
  )
}

/** The movements of real money, or those of trials, of a day as a file; null for whoever may not take it. */
export async function readFinanceDayFile(headers: Headers, asked: { day: unknown; books: unknown }) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.exportFinanceDay)) return null
  const [day, books] = [dayAsked(asked.day, ctx.now), booksAsked(asked.books)]
  return { name: books === 'live' ? `payments-${day}` : `trials-${day}`, csv: await exportFinanceDay(ctx, day, books) }
}

/** One slip and what the signed-in staff may do with it; null for whoever may not see it, or without such a slip. */
export async function readSlipForDesk(headers: Headers, number: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (typeof number !== 'string' || !isAllowed(ctx.actor, may.readDeskSlip)) return null
  const page = await readDeskSlip(ctx, number)
  return page && { ...page, mayDecide: isAllowed(ctx.actor, may.approveSlip) }
}

/** The file of a slip; null for whoever may not see it, or without such a file. */
export async function readSlipFile(headers: Headers, number: unknown, file: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (typeof number !== 'string' || typeof file !== 'string' || !isAllowed(ctx.actor, may.openSlipFile)) return null
  return openSlipFile(ctx, number, file)
}
