import { notFound } from 'next/navigation'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { readPromotionDrafts } from '@/features/promotions/queries/promotions'
import { PromotionsPage } from '@/features/promotions/ui/promotions-page'
import { pagePath } from '@/features/routing'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string }>
}

/** The list of promotions with the drafts of all, for staff (A2.12). A link shares one promotion, never the list. */
export default async function PromotionsPreview({ params }: Props) {
  const locale = await pageLocale(params)
  const { promotions, savedAt } = (await readPromotionDrafts(locale)) ?? notFound()
  return (
    <PreviewFrame locale={locale} savedAt={savedAt} path={pagePath(locale, 'promotion')}>
      <PromotionsPage locale={locale} promotions={promotions} now={new Date()} />
    </PreviewFrame>
  )
}
