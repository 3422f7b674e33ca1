import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import {
  readHoldEnd,
  readLinkedBooking,
  readPayment,
  readPaymentOffer,
  readReceipt,
  readRefunds,
  readTransfer,
} from '@/features/booking/queries/checkout-steps'
import { readOnward } from '@/features/booking/queries/own-notice'
import { ResultPage } from '@/features/booking/ui/result-page'
import { readContractMeeting } from '@/features/purchases/queries/own-home'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address for each booking: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'booking')('pages.payment-result.title'))
}

export default async function Page({ params }: Props) {
  const booking = await readLinkedBooking((await params).token)
  if (!booking) notFound()
  const payment = await readPayment(booking)
  const refunds = await readRefunds(booking)
  const transfer = await readTransfer(booking)
  const locale = await pageLocale(params)
  const { methods } = readPaymentOffer()
  return (
    <ResultPage
      {...{ locale, booking, payment, refunds, transfer, methods }}
      onward={await readOnward(locale, booking)}
      end={await readHoldEnd(booking)}
      receipt={await readReceipt(booking, null)}
      meeting={await readContractMeeting(booking)}
    />
  )
}
