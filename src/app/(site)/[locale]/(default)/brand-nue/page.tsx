import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { brandMetadata, readBrandPage } from '@/features/pages/queries/brand'
import { BrandPage } from '@/features/pages/ui/brand/brand-page'
import { readPromotionOf } from '@/features/promotions/queries/promotions'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return brandMetadata(await pageLocale(params), 'nue')
}

export default async function BrandNue({ params }: Props) {
  const locale = await pageLocale(params)
  const page = await readBrandPage(locale, 'nue')
  if (!page) notFound()
  return <BrandPage locale={locale} {...page} promotionOf={await readPromotionOf(locale)} />
}
