import { cookies } from 'next/headers'
import { type Gate, isToken, type LaunchNotice, TURN_COOKIE } from '@/features/launches'
import { findGate, listNotices } from '@/features/launches/server'
import type { OfferedMethod, PaymentView, Receipt, RefundView, SlipView, TransferAccount } from '@/features/payments'
import {
  checkPayments,
  currentProvider,
  findReceipt,
  latestPayment,
  latestSlip,
  listRefundsFor,
  transferAccount,
} from '@/features/payments/server'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { anonymousContext, holderContext } from '@/platform/database/payload'
import type { OwnBooking } from '../domain/booking'
import type { Campaign, OfferedUnit } from '../domain/campaign'
import { type CheckoutPage, mayShow, nextPage } from '../domain/checkout-steps'
import { BOOKING_COOKIE } from '../domain/form'
import type { HoldEnd } from '../domain/hold'
import { endOfHold } from '../operations/end-of-hold'
import { findBooking, isSignCodeSent } from '../operations/find-booking'
import { findCampaign, listCampaigns } from '../operations/find-campaign'
import { offeredUnit, offeredUnits } from '../operations/offered-units'
import { isTakenOver } from '../operations/take-over'

const TOKEN = /^[0-9a-f]{64}$/

async function bookingOf(token: string): Promise<OwnBooking | null> {
  return TOKEN.test(token) ? findBooking(await holderContext('booking', token), token) : null
}

/** The booking of this browser; null when there is none. */
export async function readOwnBooking(): Promise<OwnBooking | null> {
  return bookingOf((await cookies()).get(BOOKING_COOKIE)?.value ?? '')
}

/** The booking of the link in a mail; null when there is none. */
export const readLinkedBooking = (token: string): Promise<OwnBooking | null> => bookingOf(token)

/** The address of a page of the way for one booking. */
export const wayPath = (locale: Locale, page: CheckoutPage, { linkToken }: Pick<OwnBooking, 'linkToken'>): string =>
  page === 'payment-result' ? pagePath(locale, page, { token: linkToken }) : pagePath(locale, page)

/** Whether the counter has taken over what this browser held. */
async function readTakenOver(): Promise<boolean> {
  const token = (await cookies()).get(BOOKING_COOKIE)?.value ?? ''
  return TOKEN.test(token) && isTakenOver(await holderContext('booking', token), token)
}

/** A page of the way: the booking for it, the address where the booking really stands, or that the counter has it. */
export type Step =
  | { booking: OwnBooking; goTo?: undefined; isTakenOver?: undefined }
  | { goTo: string; booking?: undefined; isTakenOver?: undefined }
  | { isTakenOver: true; booking?: undefined; goTo?: undefined }

/** What a page of the way shows: no step is skipped or repeated. */
export async function readStep(locale: Locale, page: CheckoutPage): Promise<Step> {
  const booking = await readOwnBooking()
  if (!booking) return (await readTakenOver()) ? { isTakenOver: true } : { goTo: pagePath(locale, 'online-booking') }
  return mayShow(page, booking.state) ? { booking } : { goTo: wayPath(locale, nextPage(booking.state), booking) }
}

/** Who ended the hold of a booking. */
export const readHoldEnd = async ({ id, linkToken }: OwnBooking): Promise<HoldEnd> =>
  endOfHold(await holderContext('booking', linkToken), id)

/** Whether the buyer has been sent the code to sign with. */
export const readSignCodeSent = async (booking: OwnBooking): Promise<boolean> =>
  isSignCodeSent(await holderContext('booking', booking.linkToken), booking.id)

/** The payment methods offered now, and whether they move real money. */
export function readPaymentOffer(): { methods: readonly OfferedMethod[]; isLive: boolean } {
  const provider = currentProvider()
  return { methods: provider?.methods ?? [], isLive: provider?.isLive ?? false }
}

/** The payment of a booking that counts, as the provider sees it now; null before one was started. */
export async function readPayment(booking: OwnBooking): Promise<PaymentView | null> {
  const [ctx, provider] = [await holderContext('booking', booking.linkToken), currentProvider()]
  if (provider && booking.state === 'paying') await checkPayments(ctx, provider, 'booking', booking.reference)
  return latestPayment(ctx, 'booking', booking.reference)
}

/** The open payment with a code to scan; null without one. */
export async function readOpenCode(booking: OwnBooking): Promise<PaymentView | null> {
  const ctx = await holderContext('booking', booking.linkToken)
  const payment = await latestPayment(ctx, 'booking', booking.reference)
  const isOpen = payment?.state === 'pending' && booking.state === 'paying' && payment.expiresAt > ctx.now
  return payment && isOpen && payment.qr ? payment : null
}

/** The newest slip of a booking, and the account that transfers go to. */
export async function readTransfer(
  booking: OwnBooking,
): Promise<{ slip: SlipView | null; account: TransferAccount | null }> {
  const slip = await latestSlip(await holderContext('booking', booking.linkToken), 'booking', booking.reference)
  const account = transferAccount()
  return { slip, account: account && { bank: account.bank, number: account.number, name: account.name } }
}

/** What goes back to the buyer of a booking. */
export const readRefunds = async (booking: OwnBooking): Promise<RefundView[]> =>
  listRefundsFor(await holderContext('booking', booking.linkToken), 'booking', booking.reference)

/** The asked receipt of a booking, or its first; null before it was paid. */
export const readReceipt = async (booking: OwnBooking, number: unknown): Promise<Receipt | null> =>
  findReceipt(
    await holderContext('booking', booking.linkToken),
    'booking',
    booking.reference,
    typeof number === 'string' ? number : null,
  )

/** A campaign with where its draw stands; null where units are sold to everybody. */
export type ListedCampaign = Campaign & { launch: LaunchNotice | null }

/** The open and announced campaigns. */
export async function readCampaigns(): Promise<ListedCampaign[]> {
  const ctx = await anonymousContext()
  const notices = await listNotices(ctx)
  return (await listCampaigns(ctx)).map((campaign) => ({ ...campaign, launch: notices.get(campaign.id) ?? null }))
}

/** A campaign with its units as they are now. */
export interface CampaignStock {
  campaign: Campaign
  units: OfferedUnit[]
  /** Whether this browser may hold one. */
  gate: Gate
  now: Date
}

/** Whether this browser may hold a unit of a campaign. */
async function gateOf(ctx: Context, campaign: Campaign): Promise<Gate> {
  const token = (await cookies()).get(TURN_COOKIE)?.value
  return findGate(ctx, campaign.id, isToken(token) ? token : '')
}

/** A campaign by its code or by its project, with its units; null when there is none. */
export async function readCampaign(by: { code: string } | { project: string }): Promise<CampaignStock | null> {
  const ctx = await anonymousContext()
  const campaign = await findCampaign(ctx, by)
  if (!campaign) return null
  const gate = await gateOf(ctx, campaign)
  return { campaign, units: await offeredUnits(ctx, campaign), gate, now: ctx.now }
}

/** One unit of a campaign, and whether this browser may hold it; null when there is none. */
export async function readOffer(
  code: unknown,
  unit: unknown,
): Promise<{ campaign: Campaign; unit: OfferedUnit; gate: Gate; now: Date } | null> {
  if (typeof code !== 'string' || typeof unit !== 'string' || !/^\d{1,9}$/.test(unit)) return null
  const ctx = await anonymousContext()
  const campaign = await findCampaign(ctx, { code })
  const found = campaign && (await offeredUnit(ctx, campaign, Number(unit)))
  return campaign && found ? { campaign, unit: found, gate: await gateOf(ctx, campaign), now: ctx.now } : null
}
