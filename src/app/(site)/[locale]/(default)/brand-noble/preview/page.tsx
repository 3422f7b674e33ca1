import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readBrandPreview } from '@/features/catalogue/reads/brand'
import { BrandPage } from '@/features/catalogue/ui/brand/brand-page'
import { LiveRefresh } from '@/features/content/ui/live-refresh'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: true } }

interface Props {
  params: Promise<{ locale: string }>
}

/** The page of noble as its draft stands, for staff (A2.12). */
export default async function BrandNoblePreview({ params }: Props) {
  const locale = await pageLocale(params)
  const page = await readBrandPreview(locale, 'noble')
  if (!page) notFound()
  return (
    <>
      <LiveRefresh />
      <BrandPage locale={locale} {...page} />
    </>
  )
}
