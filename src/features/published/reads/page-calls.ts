import { SLUG_PATHS, type SlugPath } from '@/features/catalogue'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { findPublishedNews, listPublishedNews } from '../operations/find-published-news'
import type { PromotionRecord } from '../rules/announced-records'
import { CALLS } from '../rules/calls'
import { withoutPicture } from '../rules/news-record'
import { pageOf } from '../rules/page-of'
import { type LandingFacts, toSearchEntry } from '../rules/search-entry'
import { answerCall } from './answer'

type FindLanding = (lang: Locale, slugPath: SlugPath, slug: string) => Promise<LandingFacts | null>

/**
 * GET /api/search-seos/set-meta-tag (S2§7, A9.4). What pages say of themselves is handed in, for it is put together
 * from the catalogue and its words. Without `slug_path` the first kind of page that has the slug answers.
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

/** What editors have published of them. No collection holds any yet; whoever makes one reads it here. */
const PROMOTIONS: readonly PromotionRecord[] = []

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

/** The newest public item of news, for examples; null while there is none. */
export async function exampleNews(): Promise<number | null> {
  return (await readNewsIds())[0] ?? null
}

/** GET /api/promotion-publisheds/get/promotion_no_thumbnail (S2§7, A11.2). */
export function answerPromotions(request: Request): Promise<Response> {
  return answerCall(CALLS.promotions, request, {}, async (asked) => {
    const page = pageOf(PROMOTIONS, asked['pagination[page]'], asked['pagination[pageSize]'])
    return { body: { response: page.items, meta: { pagination: page.pagination } } }
  })
}

/** GET /api/home-news/{id} (S2§7). Only numbers that exist are looked for, so that made-up ones stay nowhere. */
export function answerNews(request: Request, id: string): Promise<Response> {
  return answerCall(CALLS.news, request, { id }, async (asked) => {
    const isThere = (await readNewsIds()).includes(asked.id)
    const found = isThere ? await readNewsRecord(asked.id) : null
    return { body: found && { response: [asked.populate ? found : withoutPicture(found)] } }
  })
}
