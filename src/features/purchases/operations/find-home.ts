import type { OwnBooking, SignedContract } from '@/features/booking'
import { findSignedContract, openSignedScan } from '@/features/booking/server'
import type { PaymentView, Receipt } from '@/features/payments'
import {
  checkPayments,
  currentProviders,
  findReceipt,
  latestPayment,
  listRefundsFor,
  withRefunds,
} from '@/features/payments/server'
import { dayIn } from '@/kernel/calendar-day'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { type CoBuyer, type HomePayment, type OwnHome, payableReference } from '../domain/home'
import { may } from '../domain/permissions'
import { openHome, openSigned } from './home-link'
import {
  appointmentsOf,
  buyerName,
  invitedOf,
  keeperOf,
  messagesOf,
  paymentsOf,
  type StoredPayment,
} from './home-record'
import { PAYMENT_KIND } from './home-tasks'
import { BANGKOK } from './plan-home'

/** What goes back of the payments of a home, by the name of each for payments. */
async function refundsOf(ctx: Context, { reference }: OwnBooking, payments: readonly StoredPayment[]) {
  const references = payments.map(({ number }) => payableReference(reference, number))
  const found = await withRefunds(ctx, PAYMENT_KIND, references)
  const refunds: OwnHome['refunds'] = []
  for (const one of found) refunds.push({ reference: one, refunds: await listRefundsFor(ctx, PAYMENT_KIND, one) })
  return refunds
}

/** A payment as its buyers see it; all of it went back when its receipt says so. */
async function shown(
  ctx: Context,
  { reference }: OwnBooking,
  stored: StoredPayment,
  refunds: OwnHome['refunds'],
): Promise<HomePayment> {
  const { number, kind, dueOn, amount, paidAt, receiptNumber } = stored
  const name = payableReference(reference, number)
  const isTouched = receiptNumber !== null && refunds.some((one) => one.reference === name)
  const receipt = isTouched ? await findReceipt(ctx, PAYMENT_KIND, name, receiptNumber) : null
  return { number, kind, dueOn, amount, paidAt, receiptNumber, isRefunded: receipt?.isRefunded ?? false }
}

/** The further buyers of the contract, and who of them has a link. */
async function coBuyersOf(ctx: Context, booking: OwnBooking): Promise<CoBuyer[]> {
  const invited = await invitedOf(ctx, booking.id)
  return (booking.buyers?.buyers ?? [])
    .map(({ name }, index) => ({ number: index + 1, name, invitedAt: invited.get(index + 1)?.invitedAt ?? null }))
    .slice(1)
}

/** The home of a link, as the buyer who has it may see it; null when there is none. */
export async function findHome(ctx: Context, token: string): Promise<OwnHome | null> {
  requireActor(ctx, may.findHome)

  const link = await openHome(ctx, token)
  if (!link) return null
  const { booking, buyer } = link
  const stored = await paymentsOf(ctx, booking.id)
  const refunds = await refundsOf(ctx, booking, stored)
  const payments: HomePayment[] = []
  for (const one of stored) payments.push(await shown(ctx, booking, one, refunds))
  const { id, reference, state, price, fee, snapshot, paidAt, signedAt, receiptNumber, locale } = booking
  return {
    token,
    isFirstBuyer: buyer === 1,
    reader: buyerName(booking, buyer),
    booking: { id, reference, state, price, fee, snapshot, paidAt, signedAt, receiptNumber, locale },
    keeper: (await keeperOf(ctx, booking.id))?.name ?? null,
    payments,
    appointments: (await appointmentsOf(ctx, booking.id)).filter((one) => one.state !== 'cancelled'),
    messages: await messagesOf(ctx, booking),
    coBuyers: buyer === 1 ? await coBuyersOf(ctx, booking) : [],
    refunds,
    today: dayIn(BANGKOK, ctx.now),
  }
}

/** The payment at the provider that counts for one payment of the plan, as it stands now; null before one was started. */
export async function findHomePayment(
  ctx: Context,
  { booking }: Pick<OwnHome, 'booking'>,
  number: number,
): Promise<PaymentView | null> {
  requireActor(ctx, may.findHomePayment)

  const reference = payableReference(booking.reference, number)
  for (const provider of currentProviders()) await checkPayments(ctx, provider, PAYMENT_KIND, reference)
  return latestPayment(ctx, PAYMENT_KIND, reference)
}

/** A receipt of the home: of a payment of the plan, or of the booking fee; null for any other number. */
export async function findHomeReceipt(
  ctx: Context,
  token: string,
  number: string,
): Promise<{ booking: OwnBooking; receipt: Receipt; payment: HomePayment | null } | null> {
  requireActor(ctx, may.findHomeReceipt)

  const link = await openHome(ctx, token)
  if (!link) return null
  const { booking } = link
  const fee = await findReceipt(ctx, 'booking', booking.reference, number)
  if (fee) return { booking, receipt: fee, payment: null }
  for (const payment of await paymentsOf(ctx, booking.id)) {
    const name = payableReference(booking.reference, payment.number)
    const receipt = payment.receiptNumber === number ? await findReceipt(ctx, PAYMENT_KIND, name, number) : null
    if (receipt) return { booking, receipt, payment }
  }
  return null
}

/** The reservation contract as it was signed, and its booking; null before it was. */
export async function findHomeContract(
  ctx: Context,
  token: string,
): Promise<{ booking: OwnBooking; contract: SignedContract } | null> {
  requireActor(ctx, may.findHomeContract)

  const link = await openSigned(ctx, token)
  const contract = link && (await findSignedContract(ctx, link.booking.id))
  return contract && { booking: link.booking, contract }
}

/** The scan of the contract of a home that was signed on paper; null without one. */
export async function openHomeScan(ctx: Context, token: string) {
  requireActor(ctx, may.openHomeScan)

  const link = await openSigned(ctx, token)
  return link && openSignedScan(ctx, link.booking.id)
}
