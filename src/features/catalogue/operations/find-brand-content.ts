import type { Locale } from '@/i18n/locales'
import type { BrandPage as StoredBrandPage } from '@/payload-types'
import type { Context } from '@/platform/context'
import type { BrandContent } from '../rules/brand-content'
import type { Brand } from '../rules/vocabulary'
import { PAGE_POPULATE, slugsOf } from './find-home-content'
import { toPicture } from './to-picture'

/** What is said to search engines; where nothing is, what the page itself says. */
function toMeta(stored: StoredBrandPage): BrandContent['meta'] {
  return {
    title: stored.metaTitle || stored.headline || stored.brand,
    description: stored.metaDescription || stored.statement || '',
    image: toPicture(stored.metaImage) ?? toPicture(stored.hero),
  }
}

function toBrandContent(stored: StoredBrandPage): BrandContent {
  return {
    brand: stored.brand,
    headline: stored.headline || stored.brand,
    statement: stored.statement ?? '',
    principlesTitle: stored.principlesTitle ?? '',
    principles: (stored.principles ?? []).flatMap(({ title, text }) => (title ? [{ title, text: text ?? '' }] : [])),
    hero: toPicture(stored.hero),
    heroTall: toPicture(stored.heroTall),
    plates: (stored.plates ?? []).flatMap(({ picture, caption }) => {
      const source = toPicture(picture)
      return source ? [{ picture: source, caption: caption ?? '' }] : []
    }),
    projectsTitle: stored.projectsTitle ?? '',
    projectsText: stored.projectsText ?? '',
    projects: slugsOf(stored.projects),
    placesTitle: stored.placesTitle ?? '',
    closingTitle: stored.closingTitle ?? '',
    closingText: stored.closingText ?? '',
    meta: toMeta(stored),
  }
}

/** What editors say about a brand: as published, or as it stands in the draft. null when there is nothing. */
export async function findBrandContent(
  ctx: Context,
  locale: Locale,
  brand: Brand,
  isDraft: boolean,
): Promise<BrandContent | null> {
  const { docs } = await ctx.payload.find({
    collection: 'brand-pages',
    where: isDraft
      ? { brand: { equals: brand } }
      : { and: [{ brand: { equals: brand } }, { _status: { equals: 'published' } }] },
    locale,
    draft: isDraft,
    depth: 1,
    limit: 1,
    pagination: false,
    populate: PAGE_POPULATE,
    req: ctx.req,
  })
  return docs[0] ? toBrandContent(docs[0]) : null
}
