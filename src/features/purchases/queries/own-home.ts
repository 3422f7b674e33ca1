import type { OwnBooking } from '@/features/booking'
import {
  OFFERED_METHODS,
  type OfferedMethod,
  type PaymentView,
  type SlipView,
  type TransferAccount,
} from '@/features/payments'
import { currentProviders, latestSlip, transferAccount } from '@/features/payments/server'
import { holderContext } from '@/platform/database/payload'
import { dueOf, type HomePayment, nextPayment, type OwnHome, payableReference } from '../domain/home'
import { findHome, findHomeContract, findHomePayment, findHomeReceipt, openHomeScan } from '../operations/find-home'

/** The home of the link in a mail; null when there is none. */
export const readHome = async (token: string): Promise<OwnHome | null> =>
  findHome(await holderContext('booking', token), token)

/** The agreed appointment for the purchase contract of a booking; null before there is one. */
export async function readContractMeeting({
  state,
  linkToken,
}: Pick<OwnBooking, 'state' | 'linkToken'>): Promise<{ at: Date; place: string } | null> {
  const home = state === 'contract_appointed' ? await readHome(linkToken) : null
  const found = home?.appointments.find((one) => one.kind === 'contract' && one.state === 'confirmed')
  return found ? { at: found.at, place: found.place } : null
}

/** What the page of a payment shows. */
export interface PaymentToMake {
  home: OwnHome
  /** The payment that was asked for, or the next one; null when nothing is to be paid. */
  payment: HomePayment | null
  /** How it stands at the provider; null before it was started. */
  attempt: PaymentView | null
  /** The newest slip for it; null without one. */
  slip: SlipView | null
  /** The account that transfers go to; null where none is named. */
  account: TransferAccount | null
  methods: readonly OfferedMethod[]
  isLive: boolean
}

/** One payment of a home by its number, or the next one; null without such a home. */
export async function readPaymentToMake(token: string, asked: unknown): Promise<PaymentToMake | null> {
  const home = await readHome(token)
  if (!home) return null
  const named = home.payments.find(({ number, kind }) => kind !== 'transfer' && String(number) === asked)
  const payment = named && dueOf(named, home.booking.state, home.today) !== 'ended' ? named : nextPayment(home)
  const [ctx, providers, account] = [await holderContext('booking', token), currentProviders(), transferAccount()]
  return {
    home,
    payment,
    attempt: payment && (await findHomePayment(ctx, home, payment.number)),
    slip: payment && (await latestSlip(ctx, 'home', payableReference(home.booking.reference, payment.number))),
    account: account && { bank: account.bank, number: account.number, name: account.name },
    methods: OFFERED_METHODS.filter((method) => providers.some((one) => one.methods.includes(method))),
    isLive: providers[0]?.isLive ?? false,
  }
}

/** A receipt of a home by its number; null for any other. */
export const readHomeReceipt = async (token: string, number: unknown) =>
  typeof number === 'string' ? findHomeReceipt(await holderContext('booking', token), token, number) : null

/** The reservation contract of a home as it was signed; null without one. */
export const readHomeContract = async (token: string) => findHomeContract(await holderContext('booking', token), token)

/** The scan of the contract that was signed on paper; null without one. */
export const readHomeScan = async (token: string) => openHomeScan(await holderContext('booking', token), token)
