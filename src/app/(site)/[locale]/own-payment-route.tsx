import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { OwnBooking } from '@/features/booking'
import { readStep } from '@/features/booking/queries/checkout-steps'
import { TakenOverPage } from '@/features/booking/ui/taken-over-page'
import { secretPageMetadata } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

interface Props {
  params: Promise<{ locale: string }>
}

/** A page that leads to a secret address of the booking of this browser; before it is paid, to where it stands. */
export function ownPaymentRoute(
  title: 'pages.payment-result.title' | 'receipt.title',
  pathOf: (locale: Locale, booking: OwnBooking) => Promise<string>,
) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    return secretPageMetadata(words(await pageLocale(params), 'booking')(title))
  }

  async function Page({ params }: Props) {
    const locale = await pageLocale(params)
    const { booking, goTo, isTakenOver } = await readStep(locale, 'payment-result')
    if (isTakenOver) return <TakenOverPage locale={locale} />
    redirect(booking ? await pathOf(locale, booking) : goTo)
  }

  return { generateMetadata, Page }
}
