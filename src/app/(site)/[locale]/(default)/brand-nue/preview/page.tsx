import { notFound } from 'next/navigation'
import { brandPath } from '@/features/addresses'
import { readBrandPreview } from '@/features/catalogue/reads/brand'
import { BrandPage } from '@/features/catalogue/ui/brand/brand-page'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The page of nue as its draft stands (A2.12). */
export default async function BrandNuePreview({ params, searchParams }: Props) {
  const [locale, { token }] = [await pageLocale(params), await searchParams]
  const preview = await readBrandPreview(locale, 'nue', token)
  if (!preview) notFound()
  return (
    <PreviewFrame locale={locale} savedAt={preview.savedAt} path={brandPath(locale, 'nue')}>
      <BrandPage locale={locale} {...preview.page} />
    </PreviewFrame>
  )
}
