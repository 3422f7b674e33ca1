import { isForSale } from '@/features/catalogue'
import { IS_PUBLIC, listProjectCards } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import type { Home } from '../rules/station'
import type { Spot } from '../rules/walking'

/** Where every public project lies; a project whose place nobody has said is not among them. */
async function listSpots(ctx: Context): Promise<Map<string, Spot>> {
  const { docs } = await ctx.payload.find({
    collection: 'projects',
    where: IS_PUBLIC,
    depth: 0,
    pagination: false,
    select: { Slug_name: true, lat: true, lng: true },
    req: ctx.req,
  })
  const spots = new Map<string, Spot>()
  for (const { Slug_name, lat, lng } of docs) {
    if (typeof lat === 'number' && typeof lng === 'number') spots.set(Slug_name, { lat, lng })
  }
  return spots
}

/** Every project that is for sale, in the order editors gave them, with where it lies and its walks to stations. */
export async function listHomes(ctx: Context, locale: Locale): Promise<Home[]> {
  const [cards, spots] = [await listProjectCards(ctx, locale), await listSpots(ctx)]
  return cards.filter(isForSale).map(({ slug, brand, group, title, zone, place, priceFrom, cover, stations }) => ({
    slug,
    brand,
    group,
    title,
    where: zone || place?.name || '',
    priceFrom,
    cover,
    walks: stations.map((walk) => ({ station: walk.slug, minutes: walk.minutes })),
    spot: spots.get(slug) ?? null,
  }))
}
