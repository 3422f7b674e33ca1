import { IS_PUBLIC, PROJECT_VIEWS } from '@/features/catalogue/server'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import type { JourneyStart } from '../domain/travel-times'

/** Every public project as the start of a journey: its walks to stations as entered by editors, and its coordinates. */
export async function listStarts(ctx: Context): Promise<JourneyStart[]> {
  requireActor(ctx, may.listStarts)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: IS_PUBLIC,
    depth: 1,
    pagination: false,
    select: PROJECT_VIEWS.start,
    populate: { stations: { slug: true } },
  })
  return docs.map(({ Slug_name: slug, lat, lng, stations }) => ({
    slug,
    walks: (stations ?? []).flatMap(({ station, walkMinutes: minutes }) =>
      typeof station === 'object' && station !== null ? [{ station: station.slug, minutes }] : [],
    ),
    // Some projects have no coordinates yet.
    spot: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
  }))
}
