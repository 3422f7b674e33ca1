import { type Listing, listingPath, locationPath } from '@/features/addresses'
import { type Landing, landingAt, landingPath, type SlugPath } from '@/features/catalogue'
import { readLandings, readListingSays } from '@/features/catalogue/reads/landings'
import { readListing } from '@/features/catalogue/reads/listing'
import { readLocation } from '@/features/catalogue/reads/location'
import { type LandingTexts, listingWords } from '@/features/catalogue/ui/landing-texts'
import { locationWords } from '@/features/catalogue/ui/location-words'
import type { LandingFacts } from '@/features/published'
import type { Locale } from '@/i18n/locales'

type Cards = Awaited<ReturnType<typeof readListing>>['cards']

/** What editors keep of the page at an address; null where they keep nothing. */
async function keptAt(locale: Locale, path: string): Promise<Landing | null> {
  return (await readLandings(locale)).find((landing) => landingPath(locale, landing) === path) ?? null
}

async function factsOf(locale: Locale, path: string, texts: LandingTexts, cards: Cards): Promise<LandingFacts> {
  const kept = await keptAt(locale, path)
  const flags = kept?.groups ?? []
  return {
    choices: kept?.choices ?? { popular: false, location: false, transportation: false },
    groups: flags.length > 0 ? flags : [...new Set(cards.map(({ group }) => group))],
    title: texts.title,
    heading: texts.heading,
    meta: texts.meta,
    path,
    linkOut: kept?.linkOut || null,
    picture: kept?.says.image ?? cards[0]?.cover ?? null,
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

/** What the page says of itself to which these words lead, however they are spelt (C7); null when there is none. */
export async function landingFacts(locale: Locale, slugPath: SlugPath, slug: string): Promise<LandingFacts | null> {
  const found = landingAt({ slugPath, slug })
  if (!found) return null
  return 'location' in found ? locationFacts(locale, found.location) : listingFacts(locale, found.listing)
}
