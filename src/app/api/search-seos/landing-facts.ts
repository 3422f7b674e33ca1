import { type Listing, listingAt, listingPath, locationPath, resolveAddress } from '@/features/addresses'
import { readListing } from '@/features/catalogue/reads/listing'
import { readLocation } from '@/features/catalogue/reads/location'
import { locationWords } from '@/features/catalogue/ui/location-words'
import type { LandingFacts, SlugPath } from '@/features/published'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

type Cards = Awaited<ReturnType<typeof readListing>>['cards']

const shown = (cards: Cards) => ({
  groups: [...new Set(cards.map(({ group }) => group))],
  picture: cards[0]?.cover ?? null,
})

async function locationFacts(locale: Locale, slug: string): Promise<LandingFacts | null> {
  const location = await readLocation(locale, slug, {})
  if (!location) return null
  const { title, metaDescription } = locationWords(locale, location.page, location.places)
  return {
    about: location.page.close ? 'close-by' : 'area',
    title,
    heading: title,
    description: metaDescription,
    path: locationPath(locale, slug),
    ...shown(location.cards),
  }
}

async function listingFacts(locale: Locale, listing: Listing): Promise<LandingFacts> {
  const t = words(locale, 'catalogue')
  return {
    about: 'category',
    title: t(`listing.${listing}.metaTitle`),
    heading: t(`listing.${listing}.title`),
    description: t(`listing.${listing}.metaDescription`),
    path: listingPath(locale, listing),
    ...shown((await readListing(locale, listing, {})).cards),
  }
}

/** What the page says of itself to which these words lead, however they are spelt (C7); null when there is none. */
export async function landingFacts(locale: Locale, slugPath: SlugPath, slug: string): Promise<LandingFacts | null> {
  const found = resolveAddress({ path: `/${locale}/${slugPath}/${encodeURIComponent(slug)}`, search: '' })
  const path = found.kind === 'redirect' ? found.location : found.kind === 'page' ? found.path : ''
  const [, , first, second = '', third = ''] = path.split('/')
  if (first === 'location') return locationFacts(locale, second)
  const listing = first === 'project' ? listingAt(second, third) : null
  return listing && listingFacts(locale, listing)
}
