import { IS_PUBLIC } from '@/features/catalogue/server'
import type { Context } from '@/platform/context'
import type { Start } from '../rules/ways'

/** Every public project, as a way begins there: its walks to stations as editors measured them, and where it lies. */
export async function listStarts(ctx: Context): Promise<Start[]> {
  const { docs } = await ctx.payload.find({
    collection: 'projects',
    where: IS_PUBLIC,
    depth: 1,
    pagination: false,
    select: { Slug_name: true, lat: true, lng: true, stations: true },
    populate: { stations: { slug: true } },
    req: ctx.req,
  })
  return docs.map(({ Slug_name: slug, lat, lng, stations }) => ({
    slug,
    walks: (stations ?? []).flatMap(({ station, walkMinutes: minutes }) =>
      typeof station === 'object' && station !== null ? [{ station: station.slug, minutes }] : [],
    ),
    // Nobody has said yet where some lie.
    spot: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
  }))
}
