import type { ListingKind } from '@/features/addresses'
import { GROUPS_OF } from './listing'
import type { ListingScope } from './listing-scope'

/** Pages about what is close by, wherever that is: named and described by words of their own. */
type ClosePage = 'near-bts-mrt' | 'condo-bts-mrt' | 'near-express-way' | 'next-to-mall'

/** Two neighbourhoods under one address: described together by words of their own. */
type JointArea =
  | 'rama9-ratchada-ladprao'
  | 'srinakarin-bangna'
  | 'ekkamai-ramindra-watcharapol'
  | 'chaengwattana-ngamwongwan'
  | 'donmueang-khukhot'

/** One page of `/location/{slug}`. */
export interface LocationPage {
  slug: string
  /** Homes of this kind only; null shows both. */
  kind: ListingKind | null
  /** Slugs of the places that give it its name; empty for a page about what is close by. */
  places: readonly string[]
  /** Slugs of places that count too without being named. */
  also: readonly string[]
  close: ClosePage | null
  joint: JointArea | null
}

const page = (slug: string, change: Partial<LocationPage>): LocationPage => ({
  slug,
  kind: null,
  places: [],
  also: [],
  close: null,
  joint: null,
  ...change,
})

const area = (slug: string, also: readonly string[] = []) => page(slug, { places: [slug], also })
const joint = (slug: JointArea, ...places: readonly string[]) => page(slug, { joint: slug, places })
const close = (slug: ClosePage, kind: ListingKind | null = null) => page(slug, { close: slug, kind })
const condo = (place: string, also: readonly string[] = []) =>
  page(`condo-${place}`, { kind: 'condominium', places: [place], also })
const house = (place: string) => page(`house-${place}`, { kind: 'house', places: [place] })

/**
 * Every location page. An area of the header menu (S2§2.5) shows all homes; the pages that S1 lists stand under
 * `condo-` and `house-` and show that kind only. Other spellings are `LOCATION_SPELLINGS` of the addresses.
 * Ekkamai is a street of Sukhumvit and Wang Lang lies on the Thonburi bank, though buyers name them apart.
 */
export const LOCATION_PAGES: readonly LocationPage[] = [
  close('near-bts-mrt'),
  close('near-express-way'),
  close('next-to-mall'),
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
  close('condo-bts-mrt', 'condominium'),
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

/** The page at `/location/{slug}`; null when there is none. */
export function findLocationPage(slug: string): LocationPage | null {
  return LOCATION_PAGES.find((one) => one.slug === slug) ?? null
}

const CLOSE_SCOPES: Readonly<Record<ClosePage, ListingScope>> = {
  'near-bts-mrt': { isNearTrain: true },
  'condo-bts-mrt': { isNearTrain: true },
  'near-express-way': { tag: 'near_expressway' },
  'next-to-mall': { tag: 'next_to_mall' },
}

/** The projects a location page is about. */
export function scopeOfLocation({ kind, places, also, close }: LocationPage): ListingScope {
  return {
    ...(kind ? { groups: GROUPS_OF[kind] } : {}),
    ...(close ? CLOSE_SCOPES[close] : { places: [...places, ...also] }),
  }
}
