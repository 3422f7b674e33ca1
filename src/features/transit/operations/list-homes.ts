import { isForSale, type ProjectCard } from '@/features/catalogue'
import { listProjectCards } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import { ON_REQUEST } from '@/kernel/price'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import type { Home } from '../domain/station'
import { listStarts } from './list-starts'

/**
 * Every public project in editorial order with its coordinates and its walks to stations, including past and sold-out
 * ones. `known`: the cards of all projects, where the caller keeps them.
 */
export async function listEveryHome(ctx: Context, locale: Locale, known?: ProjectCard[]): Promise<Home[]> {
  requireActor(ctx, may.listEveryHome)

  const [cards, starts] = [known ?? (await listProjectCards(ctx, locale)), await listStarts(ctx)]
  const spots = new Map(starts.map(({ slug, spot }) => [slug, spot]))
  return cards.map((card) => {
    const { slug, brand, group, title, zone, place, price, cover, stations } = card
    return {
      slug,
      brand,
      group,
      title,
      where: zone || place?.name || '',
      isForSale: isForSale(card),
      price: isForSale(card) ? price : ON_REQUEST,
      cover,
      walks: stations.map((walk) => ({ station: walk.slug, minutes: walk.minutes })),
      spot: spots.get(slug) ?? null,
    }
  })
}

/** The homes that are for sale. */
export async function listHomes(ctx: Context, locale: Locale): Promise<Home[]> {
  requireActor(ctx, may.listHomes)

  return (await listEveryHome(ctx, locale)).filter((home) => home.isForSale)
}
