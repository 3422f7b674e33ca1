import type { Locale } from '@/i18n/locales'
import { SLUG_PATHS, type SlugPath } from '@/kernel/vocabulary'
import { cachedRead } from '@/platform/cache/cached-read'
import { CALLS } from '../domain/calls'
import { withoutImage } from '../domain/news-record'
import { pageOf } from '../domain/page-of'
import { type LandingFacts, toSearchEntry } from '../domain/search-entry'
import { findPublishedNews, listPublishedNews } from '../operations/find-published-news'
import { listPublishedPromotions } from '../operations/list-published-promotions'
import { answerCall } from './answer'

type FindLanding = (lang: Locale, slugPath: SlugPath, slug: string) => Promise<LandingFacts | null>

/**
 * GET /api/search-seos/set-meta-tag (S2§7, A9.4). The landing facts are passed in, since the catalogue makes them.
 * Without `slug_path` the first kind of page with that slug answers.
 */
export function answerSearchEntry(request: Request, findLanding: FindLanding): Promise<Response> {
  return answerCall(CALLS.searchEntry, request, {}, async ({ lang, slug, slug_path }) => {
    for (const slugPath of slug_path ? [slug_path] : SLUG_PATHS) {
      const landing = await findLanding(lang, slugPath, slug)
      if (landing) return { body: toSearchEntry(landing, { slugPath, slug }) }
    }
    return { body: null }
  })
}

const readPromotionRecords = cachedRead(
  'published-promotions',
  (ctx, lang: Locale) => listPublishedPromotions(ctx, lang),
  () => ['promotions', 'projects'],
)

const readNewsIds = cachedRead(
  'published-news-ids',
  (ctx) => listPublishedNews(ctx),
  () => ['news'],
)

const readNewsRecord = cachedRead(
  'published-news',
  (ctx, id: number) => findPublishedNews(ctx, id),
  () => ['news'],
)

/** The newest public news item, for examples; null when there is none. */
export async function exampleNews(): Promise<number | null> {
  return (await readNewsIds())[0] ?? null
}

/** GET /api/promotion-publisheds/get/promotion_no_thumbnail (S2§7, A11.2). */
export function answerPromotions(request: Request): Promise<Response> {
  return answerCall(CALLS.promotions, request, {}, async (asked) => {
    const page = pageOf(
      await readPromotionRecords(asked.lang),
      asked['pagination[page]'],
      asked['pagination[pageSize]'],
    )
    return { body: { response: page.items, meta: { pagination: page.pagination } } }
  })
}

/** GET /api/home-news/{id} (S2§7). Only existing ids are read, so that invented ones fill no cache. */
export function answerNews(request: Request, id: string): Promise<Response> {
  return answerCall(CALLS.news, request, { id }, async (asked) => {
    const isThere = (await readNewsIds()).includes(asked.id)
    const found = isThere ? await readNewsRecord(asked.id) : null
    return { body: found && { response: [asked.populate ? found : withoutImage(found)] } }
  })
}
