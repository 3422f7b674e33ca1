import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { readStep } from '@/features/booking/queries/checkout-steps'
import { TakenOverPage } from '@/features/booking/ui/taken-over-page'
import { secretPageMetadata } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

interface Props {
  params: Promise<{ locale: string }>
}

type Page = Parameters<typeof readStep>[1]
type StepBooking = NonNullable<Awaited<ReturnType<typeof readStep>>['booking']>

/** The route of one step of a booking. Whoever is not at this step is sent to where their booking stands. */
export function bookingStep(
  page: Exclude<Page, 'unit-summary'>,
  show: (locale: Locale, booking: StepBooking) => ReactNode | Promise<ReactNode>,
) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    return secretPageMetadata(words(await pageLocale(params), 'booking')(`pages.${page}.title`))
  }

  async function Step({ params }: Props) {
    const locale = await pageLocale(params)
    const { booking, goTo, isTakenOver } = await readStep(locale, page)
    if (isTakenOver) return <TakenOverPage locale={locale} />
    return booking ? show(locale, booking) : redirect(goTo)
  }

  return { generateMetadata, Step }
}
