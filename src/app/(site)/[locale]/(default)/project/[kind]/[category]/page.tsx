import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readListing } from '@/features/catalogue/queries/listing'
import { listedProjects, listingCrumbs } from '@/features/catalogue/ui/crumbs'
import { listingWords } from '@/features/catalogue/ui/landing-texts'
import { ListingPage } from '@/features/catalogue/ui/listing-page'
import { readPromotionOf } from '@/features/promotions/queries/promotions'
import { type Listing, listingAt, listingPath, type Query } from '@/features/routing'
import { breadcrumbData, listData } from '@/features/seo'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'
import { listMap } from '../../../../list-map'
import { partsApart } from '../../../../parts-apart'

/** Rendered per filter; the gateway caches it (for how long: `next.config.ts`). */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; kind: string; category: string }>
  searchParams: Promise<Exclude<Query, string>>
}

async function listingOf({ params }: Props): Promise<Listing> {
  const { kind, category } = await params
  return listingAt(kind, category) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [locale, listing] = [await pageLocale(props.params), await listingOf(props)]
  const { cards, isIndexed, says } = await readListing(locale, listing, await props.searchParams)
  return pageMetadata({
    locale,
    path: listingPath(locale, listing),
    ...listingWords(locale, listing, says).meta,
    image: says[listing]?.image ?? cards[0]?.cover,
    isIndexed,
  })
}

export default async function ProjectListing(props: Props) {
  const [locale, listing] = [await pageLocale(props.params), await listingOf(props)]
  await partsApart()
  const { isIndexed: _, ...list } = await readListing(locale, listing, await props.searchParams)
  const path = listingPath(locale, listing)
  const [map, promotionOf] = await Promise.all([listMap(locale, list), readPromotionOf(locale)])
  return (
    <>
      <StructuredData
        things={[
          breadcrumbData(env.publicUrl, path, listingCrumbs(locale, listing, list.says)),
          ...listData(env.publicUrl, path, listedProjects(locale, list.cards)),
        ]}
      />
      <ListingPage locale={locale} listing={listing} {...list} map={map} promotionOf={promotionOf} />
    </>
  )
}
