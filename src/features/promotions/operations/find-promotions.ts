import type { Where } from 'payload'
import { FILM_SELECT, IMAGE_SELECT } from '@/features/media/server'
import { isSlug } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { inOrder, type PromotionCard, type PromotionPage } from '../domain/promotion'
import { stateAt } from '../domain/promotion-state'
import { dateOf, OFFERED_SELECT, toPromotionCard, toPromotionPage } from './to-promotion'

/** Only active promotions that are published are public (A11.2). */
export const IS_PUBLIC: Where = { and: [{ _status: { equals: 'published' } }, { Active: { equals: true } }] }

const optionsFor = (locale: Locale) =>
  ({
    collection: 'promotions',
    locale,
    depth: 1,
    // Its units are read apart, and not all of them with every promotion.
    select: { benefits: false },
    populate: { media: IMAGE_SELECT, films: FILM_SELECT, projects: OFFERED_SELECT },
    pagination: false,
  }) as const

/** All public promotions, the ended ones too: their pages stay and lead on. */
export async function listPromotions(ctx: Context, locale: Locale): Promise<PromotionCard[]> {
  requireActor(ctx, may.listPromotions)

  const { docs } = await localApi(ctx, 'everything').find({ ...optionsFor(locale), where: IS_PUBLIC })
  return inOrder(docs.map((stored) => toPromotionCard(stored, ctx.now)))
}

/** Every promotion as its draft, those of the public list and those that are not published or not active yet. */
export async function listPromotionDrafts(ctx: Context, locale: Locale): Promise<PromotionCard[]> {
  requireActor(ctx, may.listPromotionDrafts)

  const { docs } = await localApi(ctx, 'everything').find({ ...optionsFor(locale), draft: true })
  return inOrder(docs.map((stored) => toPromotionCard(stored, ctx.now)))
}

/** How many promotions run now. */
export async function countRunning(ctx: Context): Promise<number> {
  requireActor(ctx, may.countRunning)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'promotions',
    where: IS_PUBLIC,
    depth: 0,
    pagination: false,
    select: { startsAt: true, endsAt: true },
  })
  const periods = docs.map(({ startsAt, endsAt }) => ({ startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) }))
  return periods.filter((period) => stateAt(period, ctx.now) === 'running').length
}

/** A public promotion; null when there is none at the address. */
export async function findPromotion(ctx: Context, locale: Locale, slug: string): Promise<PromotionPage | null> {
  requireActor(ctx, may.findPromotion)

  if (!isSlug(slug)) return null
  const where = { and: [{ Slug_name: { equals: slug } }, IS_PUBLIC] }
  const { docs } = await localApi(ctx, 'everything').find({ ...optionsFor(locale), where, limit: 1 })
  return docs[0] ? toPromotionPage(docs[0], ctx.now) : null
}

/** The same for the draft at an address. */
export async function findPromotionDraft(ctx: Context, locale: Locale, slug: string): Promise<PromotionPage | null> {
  requireActor(ctx, may.findPromotionDraft)

  if (!isSlug(slug)) return null
  const where = { Slug_name: { equals: slug } }
  const { docs } = await localApi(ctx, 'everything').find({ ...optionsFor(locale), where, draft: true, limit: 1 })
  return docs[0] ? toPromotionPage(docs[0], ctx.now) : null
}
