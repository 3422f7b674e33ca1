import { headers } from 'next/headers'
import type { PromotionOf } from '@/features/catalogue'
import { openDraft } from '@/features/previews/server'
import { maySeeDrafts } from '@/features/staff/server'
import type { Locale } from '@/i18n/locales'
import { projectTag } from '@/kernel/cache/cache-tags'
import { cachedRead } from '@/platform/cache/cached-read'
import { sharedRead } from '@/platform/cache/shared-read'
import { contextOfHeaders } from '@/platform/database/payload'
import {
  countRunning,
  findPromotion,
  findPromotionDraft,
  listPromotionDrafts,
  listPromotions,
} from '../operations/find-promotions'
import { listUnitOffers } from '../operations/running-offers'

/** For the cached reads of each project. Whatever changes what a project's page says of a promotion raises its tag. */
const sharedPromotions = sharedRead('promotions', listPromotions, ['promotions', 'projects'])
const sharedOffers = sharedRead('unit-offers', listUnitOffers, ['promotions', 'projects'])

/** All public promotions in order. */
export const readPromotions = cachedRead(
  'promotions',
  (ctx, locale: Locale) => sharedPromotions(ctx, locale),
  () => ['promotions', 'projects'],
)

const readPromotionPage = cachedRead(
  'promotion-page',
  (ctx, locale: Locale, slug: string) => findPromotion(ctx, locale, slug),
  () => ['promotions', 'projects'],
)

/** How many run now: without one no button leads to their list. On every page, hence with the tag of the menus. */
export const countRunningPromotions = cachedRead(
  'running-promotions',
  (ctx) => countRunning(ctx),
  () => ['menus'],
)

/** The promotions of a project that run now or are to come, for its page. */
export const readPromotionsOfProject = cachedRead(
  'promotions-of-project',
  async (ctx, locale: Locale, slug: string) =>
    (await sharedPromotions(ctx, locale)).filter(({ state, projects }) => state !== 'ended' && projects.includes(slug)),
  ([, slug]) => [projectTag(slug)],
)

/** What the promotions of this moment give on homes, for the pages of a project. */
export const readUnitOffers = cachedRead(
  'unit-offers',
  (ctx, locale: Locale, _slug: string) => sharedOffers(ctx, locale),
  ([, slug]) => [projectTag(slug)],
)

const readPromotedProjects = cachedRead(
  'promoted-projects',
  async (ctx, locale: Locale) => {
    const running = (await sharedPromotions(ctx, locale)).filter(({ state }) => state === 'running')
    return {
      titles: Object.fromEntries(running.map(({ slug, title }) => [slug, title])),
      // The first in order wins: a card has one line.
      ofProjects: Object.fromEntries(
        running.toReversed().flatMap(({ title, projects }) => projects.map((slug) => [slug, title])),
      ),
    }
  },
  () => ['promotions', 'projects'],
)

/** Names a promotion for the card of a project. */
export async function readPromotionOf(locale: Locale): Promise<PromotionOf> {
  const { titles, ofProjects } = await readPromotedProjects(locale)
  return ({ slug, price }) => titles[price.offer?.split('/')[0] ?? ''] ?? ofProjects[slug]
}

/** A public promotion; null when there is none. Only slugs that exist are queried. */
export async function readPromotion(locale: Locale, slug: string) {
  const isThere = (await readPromotions(locale)).some((one) => one.slug === slug)
  return isThere ? readPromotionPage(locale, slug) : null
}

/** The draft of a promotion, for staff and for holders of a preview link (A11.3). */
export async function readPromotionPreview(locale: Locale, slug: string, token: unknown) {
  const ctx = await contextOfHeaders(await headers(), { purpose: 'preview', token })
  return openDraft(ctx, { token, area: 'catalogue' }, async () => {
    const promotion = await findPromotionDraft(ctx, locale, slug)
    return (
      promotion && {
        collection: 'promotions',
        id: promotion.id,
        locale,
        promotion,
        savedAt: promotion.changedAt,
      }
    )
  })
}

/** The list of promotions as their drafts, for staff who are signed in; null for everybody else. */
export async function readPromotionDrafts(locale: Locale) {
  const ctx = await contextOfHeaders(await headers())
  if (!maySeeDrafts(ctx.actor, 'catalogue')) return null
  const promotions = await listPromotionDrafts(ctx, locale)
  const savedAt = promotions
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1)
  return { promotions, savedAt: savedAt ?? ctx.now.toISOString() }
}
