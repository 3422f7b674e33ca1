import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readLocation } from '@/features/catalogue/queries/location'
import { listedProjects, locationCrumbs } from '@/features/catalogue/ui/crumbs'
import { LocationPage } from '@/features/catalogue/ui/location-page'
import { locationWords } from '@/features/catalogue/ui/location-words'
import { readPromotionOf } from '@/features/promotions/queries/promotions'
import { locationPath, type Query } from '@/features/routing'
import { breadcrumbData, listData } from '@/features/seo'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'
import { listMap } from '../../../list-map'
import { partsApart } from '../../../parts-apart'

/** Rendered per filter; the gateway caches it (for how long: `next.config.ts`). */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Exclude<Query, string>>
}

async function locationOf({ params, searchParams }: Props) {
  const [locale, { slug }] = [await pageLocale(params), await params]
  const { isIndexed, ...location } = (await readLocation(locale, slug, await searchParams)) ?? notFound()
  return { locale, isIndexed, location }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, isIndexed, location } = await locationOf(props)
  const { meta } = locationWords(locale, location.page, location.places)
  return pageMetadata({
    locale,
    path: locationPath(locale, location.page.slug),
    ...meta,
    image: location.page.says?.image,
    isIndexed,
  })
}

export default async function Location(props: Props) {
  const { locale, location } = await locationOf(props)
  await partsApart()
  const path = locationPath(locale, location.page.slug)
  const [map, promotionOf] = await Promise.all([listMap(locale, location), readPromotionOf(locale)])
  return (
    <>
      <StructuredData
        things={[
          breadcrumbData(env.publicUrl, path, locationCrumbs(locale, location)),
          ...listData(env.publicUrl, path, listedProjects(locale, location.cards)),
        ]}
      />
      <LocationPage locale={locale} {...location} map={map} promotionOf={promotionOf} />
    </>
  )
}
