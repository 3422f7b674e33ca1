import { notFound } from 'next/navigation'
import { readLocationPreview } from '@/features/catalogue/queries/location'
import { LocationPage } from '@/features/catalogue/ui/location-page'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { locationPath } from '@/features/routing'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The draft of a location page. */
export default async function LocationPreview({ params, searchParams }: Props) {
  const [locale, { slug }, { token }] = [await pageLocale(params), await params, await searchParams]
  const preview = (await readLocationPreview(locale, slug, token)) ?? notFound()
  const { isIndexed: _, changedAt: __, ...location } = preview.page
  return (
    <PreviewFrame locale={locale} savedAt={preview.savedAt} path={locationPath(locale, slug)}>
      <LocationPage locale={locale} {...location} map={null} />
    </PreviewFrame>
  )
}
