import type { Metadata } from 'next'
import { brandPath } from '@/features/addresses'
import { pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { countBrandHomes } from '../operations/count-brand-homes'
import { findBrandContent } from '../operations/find-brand-content'
import type { BrandContent } from '../rules/brand-content'
import { brandNumbers, chosenProjects, isForSale } from '../rules/chosen-projects'
import { countInPlace, placesOf } from '../rules/listing'
import type { Brand } from '../rules/vocabulary'
import { readPlaces, readProjectCards } from './catalogue'
import { readDraft } from './draft-preview'

const SIGNATURES = 6

/** What editors have published about a brand. */
const readBrandContent = cachedRead(
  'brand-content',
  (ctx, locale: Locale, brand: Brand) => findBrandContent(ctx, locale, brand, false),
  ([, brand]) => [`brand:${brand}`],
)

const readBrandHomes = cachedRead(
  'brand-homes',
  (ctx, brand: Brand) => countBrandHomes(ctx, brand),
  () => ['projects'],
)

async function assemble(locale: Locale, content: BrandContent) {
  const { brand } = content
  const [cards, places, homes] = await Promise.all([
    readProjectCards(locale),
    readPlaces(locale),
    readBrandHomes(brand),
  ])
  const own = cards.filter((card) => card.brand === brand)
  return {
    content,
    numbers: brandNumbers(cards, brand, homes),
    projects: chosenProjects(own, content.projects, () => true).slice(0, SIGNATURES),
    places: placesOf(own.filter(isForSale), places).map((place) => ({
      ...place,
      counts: countInPlace(own, place.slug, places),
    })),
  }
}

/** Everything the page of a brand shows; null when editors have published none. */
export async function readBrandPage(locale: Locale, brand: Brand) {
  const content = await readBrandContent(locale, brand)
  return content && assemble(locale, content)
}

/** The page of a brand as its draft stands, for staff and for whoever has a link to it. */
export function readBrandPreview(locale: Locale, brand: Brand, token: unknown) {
  return readDraft({ of: { brand }, locale, token }, async (ctx) => {
    const content = await findBrandContent(ctx, locale, brand, true)
    return content && assemble(locale, content)
  })
}

/** What search engines and sharers are told about a brand. */
export async function brandMetadata(locale: Locale, brand: Brand): Promise<Metadata> {
  const content = await readBrandContent(locale, brand)
  if (!content) return { robots: { index: false, follow: true } }
  return pageMetadata({ locale, path: brandPath(locale, brand), ...content.meta })
}
