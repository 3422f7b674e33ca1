import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import { destinationOf } from '../domain/homes'
import { journeysTo } from '../domain/travel-times'
import { listStarts } from '../operations/list-starts'
import { readAreas, readStations, sharedAreas, sharedStations } from './finder'

/**
 * Travel times of all public projects to one place. Called for existing places only, so that the cache stays bounded.
 */
const readMinutes = cachedRead(
  'transit-minutes',
  async (ctx, locale: Locale, to: string) => {
    const [stations, areas, starts] = [
      await sharedStations(ctx, locale),
      await sharedAreas(ctx, locale),
      await listStarts(ctx),
    ]
    const ways = journeysTo({ stations, areas, starts }, to)
    if (!ways) return null
    const homes = [...ways.of].map(([slug, way]) => ({
      slug,
      minutes: way?.minutes ?? null,
      onFoot: way?.onFoot ?? null,
      trains: way?.trains ?? null,
    }))
    return { to: ways.to.key, name: ways.to.name, homes }
  },
  () => ['projects'],
)

/** The response of `GET /api/minutes`: from each public project to one place; null when it does not exist. */
export async function travelTimesForApi({ to, lang }: { to: string; lang: Locale }) {
  const [stations, areas] = await Promise.all([readStations(lang), readAreas(lang)])
  return destinationOf(to, stations, areas) ? readMinutes(lang, to) : null
}
