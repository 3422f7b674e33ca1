import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import type { PlaceNode } from '../rules/listing'

/** Every area with its name and description in one language. */
export async function listPlaces(
  ctx: Context,
  locale: Locale,
): Promise<(PlaceNode & { description: string; lat: number; lng: number })[]> {
  const { docs } = await ctx.payload.find({
    collection: 'places',
    locale,
    depth: 1,
    pagination: false,
    sort: 'id',
    select: { slug: true, name: true, description: true, parent: true, lat: true, lng: true },
    populate: { places: { slug: true } },
    req: ctx.req,
  })
  return docs.map(({ slug, name, description, parent, lat, lng }) => ({
    slug,
    name,
    description: description ?? '',
    lat,
    lng,
    parent: typeof parent === 'object' && parent !== null ? parent.slug : null,
  }))
}
