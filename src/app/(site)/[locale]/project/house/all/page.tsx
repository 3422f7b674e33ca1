import type { Metadata } from 'next'
import { listingPath, type Query } from '@/features/addresses'
import { readFooterLists } from '@/features/catalogue/reads/footer'
import { readListing } from '@/features/catalogue/reads/listing'
import { ListingPage } from '@/features/catalogue/ui/listing-page'
import { SiteShell } from '@/features/content/ui/site-shell'
import { pageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

const KIND = 'house'

/** Made for each filter that is asked for; the front door keeps it (`next.config.ts` says how long). */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Exclude<Query, string>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'catalogue')
  const { cards, isFiltered } = await readListing(locale, KIND, await searchParams)
  return pageMetadata({
    locale,
    path: listingPath(locale, KIND),
    title: t(`listing.${KIND}.metaTitle`),
    description: t(`listing.${KIND}.metaDescription`),
    image: cards[0]?.cover,
    isIndexed: !isFiltered,
  })
}

export default async function Houses({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const { isFiltered: _, ...listing } = await readListing(locale, KIND, await searchParams)
  return (
    <SiteShell locale={locale} path={listingPath(locale, KIND)} lists={await readFooterLists(locale)}>
      <ListingPage locale={locale} kind={KIND} {...listing} />
    </SiteShell>
  )
}
