import { PAYMENT_METHODS, type PaymentView, type ProviderMethod } from '@/features/payments'
import { currentProvider } from '@/features/payments/server'
import { holderContext } from '@/platform/payload'
import { dueOf, type HomePayment, nextPayment, type OwnHome } from '../domain/home'
import { findHome, findHomeContract, findHomePayment, findHomeReceipt } from '../operations/find-home'

/** The home of the link in a mail; null when there is none. */
export const readHome = async (token: string): Promise<OwnHome | null> =>
  findHome(await holderContext('booking', token), token)

/** What the page of a payment shows. */
export interface PaymentToMake {
  home: OwnHome
  /** The payment that was asked for, or the next one; null when nothing is to be paid. */
  payment: HomePayment | null
  /** How it stands at the provider; null before it was started. */
  attempt: PaymentView | null
  methods: readonly ProviderMethod[]
  isLive: boolean
}

/** One payment of a home by its number, or the next one; null without such a home. */
export async function readPaymentToMake(token: string, asked: unknown): Promise<PaymentToMake | null> {
  const home = await readHome(token)
  if (!home) return null
  const named = home.payments.find(({ number, kind }) => kind !== 'transfer' && String(number) === asked)
  const payment = named && dueOf(named, home.booking.state, home.today) !== 'ended' ? named : nextPayment(home)
  const provider = currentProvider()
  return {
    home,
    payment,
    attempt: payment && (await findHomePayment(await holderContext('booking', token), home, payment.number)),
    // Instalments are not paid by slip: without a provider the page says whom to ask.
    methods: PAYMENT_METHODS.filter((method) => provider?.methods.includes(method)),
    isLive: provider?.isLive ?? false,
  }
}

/** A receipt of a home by its number; null for any other. */
export const readHomeReceipt = async (token: string, number: unknown) =>
  typeof number === 'string' ? findHomeReceipt(await holderContext('booking', token), token, number) : null

/** The reservation contract of a home as it was signed; null without one. */
export const readHomeContract = async (token: string) => findHomeContract(await holderContext('booking', token), token)
