import type { ListingKind } from '@/features/routing'
import type { CloseBy, Landing, LandingWords } from './landing'
import { GROUPS_OF } from './listing'
import type { ListingScope } from './listing-scope'

/** One page of `/location/{slug}`. */
export interface LocationPage {
  slug: string
  /** Homes of this kind only; null shows both. */
  kind: ListingKind | null
  /** Slugs of the places in its name; empty for a proximity page. */
  places: readonly string[]
  /** Slugs of places that count too without being named. */
  also: readonly string[]
  close: CloseBy | null
  /** The landing texts of editors; null: it uses those of its places. */
  says: LandingWords | null
}

const page = (slug: string, change: Partial<LocationPage>): LocationPage => ({
  slug,
  kind: null,
  places: [],
  also: [],
  close: null,
  says: null,
  ...change,
})

const area = (slug: string, also: readonly string[] = []) => page(slug, { places: [slug], also })
const joint = (slug: string, ...places: readonly string[]) => page(slug, { places })
const close = (slug: string, what: CloseBy, kind: ListingKind | null = null) => page(slug, { close: what, kind })
const condo = (place: string, also: readonly string[] = []) =>
  page(`condo-${place}`, { kind: 'condominium', places: [place], also })
const house = (place: string) => page(`house-${place}`, { kind: 'house', places: [place] })

/**
 * The location pages as delivered (L.4); editors maintain them and may add others. An area of the header menu (S2§2.5)
 * shows all kinds; the pages of S1 are under `condo-` and `house-` and show one kind. Other spellings are in
 * `LOCATION_SPELLINGS` of routing. Ekkamai is a street of Sukhumvit and Wang Lang is on the Thonburi bank, though
 * buyers name them separately.
 */
export const LOCATION_PAGES: readonly LocationPage[] = [
  close('near-bts-mrt', 'train'),
  close('near-express-way', 'expressway'),
  close('next-to-mall', 'mall'),
  area('sukhumvit', ['ekkamai']),
  area('asoke'),
  area('phromphong'),
  area('thonglor'),
  area('ari'),
  joint('rama9-ratchada-ladprao', 'rama9', 'ratchada-ladprao'),
  joint('srinakarin-bangna', 'srinakarin', 'bangna'),
  area('pattanakarn-krungthepkreetha'),
  joint('ekkamai-ramindra-watcharapol', 'ekkamai-ramindra', 'watcharapol'),
  joint('chaengwattana-ngamwongwan', 'chaengwattana', 'ngamwongwan'),
  area('westgate-ratchapruek'),
  joint('donmueang-khukhot', 'donmueang', 'khukhot'),
  area('suksawat-ratburana'),
  area('thonburi', ['faichai-wanglang']),
  close('condo-bts-mrt', 'train', 'condominium'),
  condo('ploenchit'),
  condo('sukhumvit', ['ekkamai']),
  condo('asoke'),
  condo('phromphong'),
  condo('thonglor'),
  condo('ekkamai'),
  condo('ari'),
  condo('silom'),
  condo('rama9'),
  condo('ratchada-ladprao'),
  condo('srinakarin'),
  condo('bangna'),
  condo('chaengwattana'),
  condo('ngamwongwan'),
  condo('donmueang'),
  condo('faichai-wanglang'),
  house('donmueang'),
  house('ekkamai-ramindra'),
  house('watcharapol'),
]

/** The location pages among the landing entries, with their texts. */
export function locationPages(landings: readonly Landing[]): LocationPage[] {
  return landings
    .filter(({ slugPath }) => slugPath === 'location')
    .map(({ slug, shows, says }) => ({ slug, ...shows, says }))
}

/** The page at `/location/{slug}`; null when there is none. */
export function findLocationPage(pages: readonly LocationPage[], slug: string): LocationPage | null {
  return pages.find((one) => one.slug === slug) ?? null
}

const CLOSE_SCOPES: Readonly<Record<CloseBy, ListingScope>> = {
  train: { isNearTrain: true },
  expressway: { tag: 'near_expressway' },
  mall: { tag: 'next_to_mall' },
}

/** The projects a location page is about. */
export function scopeOfLocation({ kind, places, also, close }: LocationPage): ListingScope {
  return {
    ...(kind ? { groups: GROUPS_OF[kind] } : {}),
    ...(close ? CLOSE_SCOPES[close] : { places: [...places, ...also] }),
  }
}
