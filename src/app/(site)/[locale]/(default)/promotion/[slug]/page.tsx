import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { askAboutProject } from '@/features/leads/actions/ask-about-project'
import { readPromotion } from '@/features/promotions/queries/promotions'
import { promotionThings } from '@/features/promotions/ui/promotion-facts'
import { PromotionPage } from '@/features/promotions/ui/promotion-page'
import { promotionFeed, promotionPath } from '@/features/promotions/ui/promotion-words'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { ShareBar } from '@/features/site/ui/bars/share-bar'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'
import { cardsOf } from '../../../cards-of'
import { promotionForm } from '../../../promotion-form'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string; slug: string }>
}

async function promotionOf({ params }: Props) {
  const [locale, { slug }] = [await pageLocale(params), await params]
  const promotion = (await readPromotion(locale, slug)) ?? notFound()
  return { locale, promotion, projects: await cardsOf(locale, promotion.projects) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, promotion } = await promotionOf(props)
  const { image, ...texts } = promotion.meta
  return pageMetadata({
    locale,
    path: promotionPath(locale, promotion),
    ...texts,
    image: image ?? promotion.banner,
    feed: promotionFeed(locale),
    card: { brand: promotion.brand, figure: promotion.benefit },
    isIndexed: promotion.state !== 'ended',
  })
}

/** A promotion (A11.1). An ended one says so and leads on. */
export default async function Promotion(props: Props) {
  const { locale, promotion, projects } = await promotionOf(props)
  return (
    <>
      <StructuredData things={promotionThings(env.publicUrl, locale, { promotion, projects })} />
      <PromotionPage
        locale={locale}
        promotion={promotion}
        projects={projects}
        now={new Date()}
        form={promotionForm({ locale, promotion, projects, action: askAboutProject })}
        share={
          <ShareBar locale={locale} url={env.publicUrl + promotionPath(locale, promotion)} title={promotion.title} />
        }
      />
    </>
  )
}
