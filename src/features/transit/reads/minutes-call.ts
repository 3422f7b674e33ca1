import { listPlaces } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { listStarts } from '../operations/list-starts'
import { listStations } from '../operations/list-stations'
import { destinationOf } from '../rules/homes'
import { waysTo } from '../rules/ways'
import { readAreas, readStations } from './finder'

/** From each public project to one place. Asked for places that are there alone: what is kept has an end. */
const readMinutes = cachedRead(
  'transit-minutes',
  async (ctx, locale: Locale, to: string) => {
    const [stations, areas, starts] = [
      await listStations(ctx, locale),
      await listPlaces(ctx, locale),
      await listStarts(ctx),
    ]
    const ways = waysTo({ stations, areas, starts }, to)
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

/** What `GET /api/minutes` answers: from each public project to one place; null when there is no such place. */
export async function minutesForCall({ to, lang }: { to: string; lang: Locale }) {
  const [stations, areas] = await Promise.all([readStations(lang), readAreas(lang)])
  return destinationOf(to, stations, areas) ? readMinutes(lang, to) : null
}
