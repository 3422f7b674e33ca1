import type { Metadata } from 'next'
import { brandNumbers, chosenProjects, countInPlace, isForSale, placesOf } from '@/features/catalogue'
import { readBrandHomes, readPlaces, readProjectCards } from '@/features/catalogue/queries'
import { readPreview } from '@/features/previews/queries'
import { brandPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { brandTag } from '@/kernel/cache/cache-tags'
import type { Brand } from '@/kernel/vocabulary'
import { cachedRead } from '@/platform/cache/cached-read'
import type { BrandContent } from '../domain/brand-content'
import { findBrandContent } from '../operations/find-brand-content'
import { findBrandDraft } from '../operations/find-page-draft'

const SIGNATURES = 6

/** The published content of a brand. */
const readBrandContent = cachedRead(
  'brand-content',
  (ctx, locale: Locale, brand: Brand) => findBrandContent(ctx, locale, brand, false),
  // Projects are linked by their addresses, which may change.
  ([, brand]) => [brandTag(brand), 'projects'],
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

/** Everything a brand page shows; null when nothing is published. */
export async function readBrandPage(locale: Locale, brand: Brand) {
  const content = await readBrandContent(locale, brand)
  return content && assemble(locale, content)
}

/** A brand page as its draft, for staff and for holders of a preview link. */
export function readBrandPreview(locale: Locale, brand: Brand, token: unknown) {
  return readPreview(
    token,
    (ctx) => findBrandDraft(ctx, locale, brand),
    async (ctx) => {
      const content = await findBrandContent(ctx, locale, brand, true)
      return content && assemble(locale, content)
    },
  )
}

/** The metadata of a brand page for search engines and link previews. */
export async function brandMetadata(locale: Locale, brand: Brand): Promise<Metadata> {
  const content = await readBrandContent(locale, brand)
  if (!content) return { robots: { index: false, follow: true } }
  return pageMetadata({ locale, path: brandPath(locale, brand), ...content.meta })
}
