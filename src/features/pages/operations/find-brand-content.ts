import { toImage } from '@/features/media/server'
import type { Locale } from '@/i18n/locales'
import type { Brand } from '@/kernel/vocabulary'
import type { BrandPage as StoredBrandPage } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { BrandContent } from '../domain/brand-content'
import { may } from '../domain/permissions'
import { PAGE_POPULATE, slugsOf } from './find-home-content'

/** Metadata for search engines; falls back to the texts of the page. */
function toMeta(stored: StoredBrandPage): BrandContent['meta'] {
  return {
    title: stored.metaTitle || stored.headline || stored.brand,
    description: stored.metaDescription || stored.statement || '',
    image: toImage(stored.metaImage) ?? toImage(stored.hero),
  }
}

function toBrandContent(stored: StoredBrandPage): BrandContent {
  return {
    brand: stored.brand,
    headline: stored.headline || stored.brand,
    statement: stored.statement ?? '',
    principlesTitle: stored.principlesTitle ?? '',
    principles: (stored.principles ?? []).flatMap(({ title, text }) => (title ? [{ title, text: text ?? '' }] : [])),
    hero: toImage(stored.hero),
    heroTall: toImage(stored.heroTall),
    plates: (stored.plates ?? []).flatMap(({ picture, caption }) => {
      const image = toImage(picture)
      return image ? [{ image, caption: caption ?? '' }] : []
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

/** The content of a brand page, published or as a draft. null when there is none. */
export async function findBrandContent(
  ctx: Context,
  locale: Locale,
  brand: Brand,
  isDraft: boolean,
): Promise<BrandContent | null> {
  requireActor(ctx, may.findBrandContent)

  const { docs } = await localApi(ctx, 'everything').find({
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
  })
  return docs[0] ? toBrandContent(docs[0]) : null
}
