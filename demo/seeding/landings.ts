import { nameWithSign } from '@/features/catalogue/domain/city-map/sign-names'
import { GROUPS_OF } from '@/features/catalogue/domain/lists/listing'
import { LISTING_SCOPES } from '@/features/catalogue/domain/lists/listing-scope'
import { LOCATION_PAGES, type LocationPage } from '@/features/catalogue/domain/lists/location-pages'
import { type LandingTexts, listingWords } from '@/features/catalogue/ui/landing-texts'
import { locationWords } from '@/features/catalogue/ui/location-words'
import { LISTINGS, type Listing } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { GROUPS, type Group } from '@/kernel/vocabulary'
import { JOINT_AREAS, LISTING_WORDS, POPULAR } from '../landings'
import { PLACES } from '../places'
import type { SeedDocument } from './records'

const flags = (groups: readonly Group[]) =>
  Object.fromEntries(GROUPS.map((group) => [group, groups.includes(group)] as const))

/** The landing texts of an entry in one language. */
function says({ title, heading, paragraphs, meta }: LandingTexts) {
  return {
    Title: title,
    Page_Title: heading,
    intro: paragraphs.join('\n\n'),
    Meta_title: meta.title,
    Meta_description: meta.description,
    Og_title: meta.ogTitle,
    Og_description: meta.ogDescription,
    Twitter_title: meta.twitterTitle,
    Twitter_description: meta.twitterDescription,
  }
}

function textsOf(locale: Locale, page: LocationPage): LandingTexts {
  const places = PLACES.map(({ slug, name, description }) => ({
    slug,
    name: name[locale],
    fullName: nameWithSign(name[locale], locale === 'cht' || locale === 'chs' ? name.en : undefined),
    description: description[locale],
  }))
  const texts = locationWords(locale, page, places)
  const joint = JOINT_AREAS[page.slug]
  return joint ? { ...texts, paragraphs: [joint[locale]] } : texts
}

function locationDocument(page: LocationPage, order: number, idOf: (place: string) => number | null): SeedDocument {
  const ids = (slugs: readonly string[]) => slugs.flatMap((slug) => idOf(slug) ?? [])
  const { slug, kind, close } = page
  return {
    key: `search-seos/location/${slug}`,
    collection: 'search-seos',
    data: (locale) => ({
      _status: 'published',
      Slug_path: 'location',
      Slug_name: slug,
      order,
      ...says(textsOf(locale, page)),
      Popular: POPULAR.has(`location/${slug}`),
      Location: close === null,
      Transportation: close !== null,
      Project_type: flags(kind ? GROUPS_OF[kind] : [...GROUPS_OF.condominium, ...GROUPS_OF.house]),
      kind,
      places: ids(page.places),
      also: ids(page.also),
      close,
    }),
  }
}

function listingDocument(listing: Listing, order: number): SeedDocument {
  const [slugPath, slug] = LISTING_WORDS[listing]
  return {
    key: `search-seos/${slugPath}/${slug}`,
    collection: 'search-seos',
    data: (locale) => ({
      _status: 'published',
      Slug_path: slugPath,
      Slug_name: slug,
      order,
      ...says(listingWords(locale, listing, {})),
      Popular: POPULAR.has(`${slugPath}/${slug}`),
      Location: false,
      Transportation: false,
      Project_type: flags(LISTING_SCOPES[listing].groups ?? []),
    }),
  }
}

/** The search entries of the specification (L.4): every location page and every list of projects. */
export function landingDocuments(idOf: (place: string) => number | null): SeedDocument[] {
  return [
    ...LISTINGS.map((listing, index) => listingDocument(listing, (index + 1) * 10)),
    ...LOCATION_PAGES.map((page, index) => locationDocument(page, (LISTINGS.length + index + 1) * 10, idOf)),
  ]
}
