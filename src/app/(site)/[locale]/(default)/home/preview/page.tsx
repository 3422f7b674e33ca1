import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readHomePreview } from '@/features/catalogue/reads/home'
import { HomePage } from '@/features/catalogue/ui/home-page'
import { LiveRefresh } from '@/features/content/ui/live-refresh'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: true } }

interface Props {
  params: Promise<{ locale: string }>
}

/** The home page as its draft stands, for staff (A2.12). */
export default async function HomePreview({ params }: Props) {
  const locale = await pageLocale(params)
  const home = await readHomePreview(locale)
  if (!home) notFound()
  return (
    <>
      <LiveRefresh />
      <HomePage locale={locale} {...home} />
    </>
  )
}
