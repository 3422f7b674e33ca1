import { type Landing, landingAt, landingPath } from '@/features/catalogue'
import { readLandings, readListingSays } from '@/features/catalogue/queries/landings'
import { readListing } from '@/features/catalogue/queries/listing'
import { readLocation } from '@/features/catalogue/queries/location'
import { type LandingTexts, listingWords } from '@/features/catalogue/ui/landing-texts'
import { locationWords } from '@/features/catalogue/ui/location-words'
import type { LandingFacts } from '@/features/public-api'
import { type Listing, listingPath, locationPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { SlugPath } from '@/kernel/vocabulary'

type Cards = Awaited<ReturnType<typeof readListing>>['cards']

/** The landing entry of editors at an address; null when there is none. */
async function storedLanding(locale: Locale, path: string): Promise<Landing | null> {
  return (await readLandings(locale)).find((landing) => landingPath(locale, landing) === path) ?? null
}

async function factsOf(locale: Locale, path: string, texts: LandingTexts, cards: Cards): Promise<LandingFacts> {
  const landing = await storedLanding(locale, path)
  const flags = landing?.groups ?? []
  return {
    choices: landing?.choices ?? { popular: false, location: false, transportation: false },
    groups: flags.length > 0 ? flags : [...new Set(cards.map(({ group }) => group))],
    title: texts.title,
    heading: texts.heading,
    meta: texts.meta,
    path,
    linkOut: landing?.linkOut || null,
    image: landing?.says.image ?? cards[0]?.cover ?? null,
  }
}

async function locationFacts(locale: Locale, slug: string): Promise<LandingFacts | null> {
  const found = await readLocation(locale, slug, {})
  const texts = found && locationWords(locale, found.page, found.places)
  return texts && factsOf(locale, locationPath(locale, slug), texts, found.cards)
}

async function listingFacts(locale: Locale, listing: Listing): Promise<LandingFacts> {
  const texts = listingWords(locale, listing, await readListingSays(locale))
  return factsOf(locale, listingPath(locale, listing), texts, (await readListing(locale, listing, {})).cards)
}

/** The landing texts of the page at two path segments, in any spelling (C7); null when there is no page. */
export async function landingFacts(locale: Locale, slugPath: SlugPath, slug: string): Promise<LandingFacts | null> {
  const found = landingAt({ slugPath, slug })
  if (!found) return null
  return 'location' in found ? locationFacts(locale, found.location) : listingFacts(locale, found.listing)
}
