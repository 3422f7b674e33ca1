import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readReceipt, readStep, wayPath } from '@/features/booking/queries/way'
import { TakenOverPage } from '@/features/booking/ui/taken-over-page'
import { pagePath } from '@/features/routing'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address for every buyer: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'booking')('receipt.title'))
}

/** Leads to the receipt of the booking of this browser; before it is paid, to where the booking stands. */
export default async function OwnPaymentReceipt({ params }: Props) {
  const locale = await pageLocale(params)
  const { booking, goTo, isTakenOver } = await readStep(locale, 'payment-result')
  if (isTakenOver) return <TakenOverPage locale={locale} />
  if (!booking) redirect(goTo)
  const hasReceipt = (await readReceipt(booking, null)) !== null
  redirect(
    hasReceipt
      ? pagePath(locale, 'payment-receipt', { token: booking.linkToken })
      : wayPath(locale, 'payment-result', booking),
  )
}
