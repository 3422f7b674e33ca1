import { notFound } from 'next/navigation'
import { readBrandPreview } from '@/features/pages/queries/brand'
import { BrandPage } from '@/features/pages/ui/brand/brand-page'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { brandPath } from '@/features/routing'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The draft of the noble brand page (A2.12). */
export default async function BrandNoblePreview({ params, searchParams }: Props) {
  const [locale, { token }] = [await pageLocale(params), await searchParams]
  const preview = await readBrandPreview(locale, 'noble', token)
  if (!preview) notFound()
  return (
    <PreviewFrame locale={locale} savedAt={preview.savedAt} path={brandPath(locale, 'noble')}>
      <BrandPage locale={locale} {...preview.page} />
    </PreviewFrame>
  )
}
