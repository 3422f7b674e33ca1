import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import { requireActor } from '@/platform/require-actor'
import type { PlaceNode } from '../domain/listing'
import { may } from '../domain/permissions'

/** Every area with its name and description in one language. */
export async function listPlaces(
  ctx: Context,
  locale: Locale,
): Promise<(PlaceNode & { description: string; lat: number; lng: number })[]> {
  requireActor(ctx, may.listPlaces)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'places',
    locale,
    depth: 1,
    pagination: false,
    sort: 'id',
    select: { slug: true, name: true, description: true, parent: true, lat: true, lng: true },
    populate: { places: { slug: true } },
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
