import { notFound } from 'next/navigation'
import { readListingPreview } from '@/features/catalogue/queries/listing'
import { ListingPage } from '@/features/catalogue/ui/listing-page'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { listingAt, listingPath } from '@/features/routing'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string; kind: string; category: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The draft of a listing's landing texts. */
export default async function ListingPreview({ params, searchParams }: Props) {
  const [locale, { kind, category }, { token }] = [await pageLocale(params), await params, await searchParams]
  const listing = listingAt(kind, category) ?? notFound()
  const preview = (await readListingPreview(locale, listing, token)) ?? notFound()
  const { isIndexed: _, ...list } = preview.page
  return (
    <PreviewFrame locale={locale} savedAt={preview.savedAt} path={listingPath(locale, listing)}>
      <ListingPage locale={locale} listing={listing} {...list} map={null} />
    </PreviewFrame>
  )
}
