import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { secretPageMetadata } from '@/features/seo'
import { cancelVisit, moveVisit } from '@/features/visits/actions/visit'
import { readAppointment } from '@/features/visits/queries/visits'
import { AppointmentPage } from '@/features/visits/ui/appointment-page'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address for each appointment: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<{ day?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'visits')('own.name'))
}

export default async function Page({ params, searchParams }: Props) {
  const [locale, { token }, { day }] = [await pageLocale(params), await params, await searchParams]
  const found = await readAppointment(locale, token, day)
  if (!found) notFound()
  return (
    <AppointmentPage
      locale={locale}
      token={token}
      {...found}
      isMoving={day !== undefined}
      move={moveVisit}
      cancel={cancelVisit}
    />
  )
}
