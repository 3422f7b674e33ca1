import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type ListingKind, listingPath, type Query } from '@/features/addresses'
import { readListing } from '@/features/catalogue/reads/listing'
import { ListingPage } from '@/features/catalogue/ui/listing-page'
import { pageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** Made for each filter that is asked for; the front door keeps it (`next.config.ts` says how long). */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; kind: string }>
  searchParams: Promise<Exclude<Query, string>>
}

async function kindOf({ params }: Props): Promise<ListingKind> {
  const { kind } = await params
  return kind === 'condominium' || kind === 'house' ? kind : notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [locale, kind] = [await pageLocale(props.params), await kindOf(props)]
  const t = words(locale, 'catalogue')
  const { cards, isFiltered } = await readListing(locale, kind, await props.searchParams)
  return pageMetadata({
    locale,
    path: listingPath(locale, kind),
    title: t(`listing.${kind}.metaTitle`),
    description: t(`listing.${kind}.metaDescription`),
    image: cards[0]?.cover,
    isIndexed: !isFiltered,
  })
}

export default async function Listing(props: Props) {
  const [locale, kind] = [await pageLocale(props.params), await kindOf(props)]
  const { isFiltered: _, ...listing } = await readListing(locale, kind, await props.searchParams)
  return <ListingPage locale={locale} kind={kind} {...listing} />
}
