import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readStep, wayPath } from '@/features/booking/queries/way'
import { TakenOverPage } from '@/features/booking/ui/taken-over-page'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address for every buyer: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'booking')('pages.payment-result.title'))
}

/** Leads to the result of the booking of this browser, or to where it stands. */
export default async function OwnPaymentResult({ params }: Props) {
  const locale = await pageLocale(params)
  const { booking, goTo, isTakenOver } = await readStep(locale, 'payment-result')
  if (isTakenOver) return <TakenOverPage locale={locale} />
  redirect(booking ? wayPath(locale, 'payment-result', booking) : goTo)
}
