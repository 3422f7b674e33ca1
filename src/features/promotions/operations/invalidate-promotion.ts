import { pagePath } from '@/features/routing'
import { submitToIndexNow } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { type CacheTag, projectTag } from '@/kernel/cache/cache-tags'
import { kindOfMove } from '@/kernel/cache/content-change'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** The fields of a stored promotion that its invalidation and its offers need. */
export interface StoredPromotion {
  id: number
  benefits?: unknown[] | null
  _status?: 'draft' | 'published' | null
  Active?: boolean | null
  Slug_name: string
  startsAt?: string | null
  endsAt?: string | null
  project_publisheds?: (number | { id: number })[] | null
}

const isShown = (one: StoredPromotion | null) => one?._status === 'published' && one.Active !== false

const idsOf = (one: StoredPromotion | null) =>
  (one?.project_publisheds ?? []).map((project) => (typeof project === 'number' ? project : project.id))

/** When it is shown, to tell whether the button on every page may come or go. */
const periodOf = (one: StoredPromotion | null) => (isShown(one) ? `${one?.startsAt ?? ''} ${one?.endsAt ?? ''}` : '')

/** The button to the promotions stands in the menu of every page while one runs. */
export const BUTTON_TAG: CacheTag = 'menus'

/** The tags of the pages that show promotions of these projects. */
export async function tagsOfPromotions(ctx: Context, projects: readonly number[]): Promise<CacheTag[]> {
  requireActor(ctx, may.tagsOfPromotions)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: { id: { in: [...new Set(projects)] } },
    depth: 0,
    pagination: false,
    select: { Slug_name: true },
  })
  return ['promotions', ...docs.map(({ Slug_name: slug }) => projectTag(slug))]
}

/** Invalidates what shows a promotion, when a public one is changed, published or taken down. Drafts change nothing. */
export async function invalidatePromotion(
  ctx: Context,
  before: StoredPromotion | null,
  after: StoredPromotion | null,
): Promise<void> {
  requireActor(ctx, may.invalidatePromotion)

  if (ctx.req?.context?.isSeeding === true) return
  const shown = [before, after].filter(isShown)
  if (shown.length === 0) return
  const pathOf = (one: StoredPromotion | null) =>
    isShown(one) && one ? pagePath(DEFAULT_LOCALE, 'promotion-page', { slug: one.Slug_name }) : null
  const tags = await tagsOfPromotions(ctx, shown.flatMap(idsOf))
  if (periodOf(before) !== periodOf(after)) tags.push(BUTTON_TAG)
  await invalidateTags(ctx, tags, kindOfMove(pathOf(before), pathOf(after)))
  const paths = [pathOf(before), pathOf(after)].filter((path) => path !== null)
  await submitToIndexNow(ctx, [...new Set([...paths, pagePath(DEFAULT_LOCALE, 'promotion')])])
}
