import type { Metadata } from 'next'
import { readPromotions } from '@/features/promotions/queries/promotions'
import { listedPromotions, promotionCrumbs, promotionFeed } from '@/features/promotions/ui/promotion-words'
import { PromotionsPage } from '@/features/promotions/ui/promotions-page'
import { pagePath } from '@/features/routing'
import { breadcrumbData, listData } from '@/features/seo'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { env } from '@/platform/process/env'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'promotions')
  const [first] = await readPromotions(locale)
  return pageMetadata({
    locale,
    path: pagePath(locale, 'promotion'),
    title: t('title'),
    description: t('lead'),
    image: first?.cover ?? null,
    feed: promotionFeed(locale),
  })
}

/** All promotions by brand, and those to come (A11.2). */
export default async function Promotions({ params }: Props) {
  const locale = await pageLocale(params)
  const [path, promotions] = [pagePath(locale, 'promotion'), await readPromotions(locale)]
  return (
    <>
      <StructuredData
        things={[
          breadcrumbData(env.publicUrl, path, promotionCrumbs(locale)),
          ...listData(env.publicUrl, path, listedPromotions(locale, promotions)),
        ]}
      />
      <PromotionsPage locale={locale} promotions={promotions} now={new Date()} />
    </>
  )
}
