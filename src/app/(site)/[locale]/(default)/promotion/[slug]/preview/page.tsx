import { notFound } from 'next/navigation'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { readPromotionPreview } from '@/features/promotions/queries/promotions'
import { PromotionPage } from '@/features/promotions/ui/promotion-page'
import { promotionPath } from '@/features/promotions/ui/promotion-words'
import { pageLocale } from '@/i18n/page-locale'
import { cardsOf } from '../../../../cards-of'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The draft of a promotion (A11.3). It has no form: nobody can register for what is not published. */
export default async function PromotionPreview({ params, searchParams }: Props) {
  const [locale, { slug }, { token }] = [await pageLocale(params), await params, await searchParams]
  const { promotion, savedAt } = (await readPromotionPreview(locale, slug, token)) ?? notFound()
  return (
    <PreviewFrame locale={locale} savedAt={savedAt} path={promotionPath(locale, promotion)}>
      <PromotionPage
        locale={locale}
        promotion={promotion}
        projects={await cardsOf(locale, promotion.projects)}
        now={new Date()}
        form={null}
        share={null}
      />
    </PreviewFrame>
  )
}
