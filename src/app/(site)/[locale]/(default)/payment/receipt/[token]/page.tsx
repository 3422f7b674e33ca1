import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readLinkedBooking, readReceipt } from '@/features/booking/queries/checkout-steps'
import { ReceiptPage } from '@/features/booking/ui/receipt-page'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address for each booking: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<{ receipt?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'booking')('receipt.title'))
}

export default async function Page({ params, searchParams }: Props) {
  const booking = await readLinkedBooking((await params).token)
  const receipt = booking && (await readReceipt(booking, (await searchParams).receipt))
  if (!receipt) notFound()
  return <ReceiptPage locale={await pageLocale(params)} booking={booking} receipt={receipt} />
}
