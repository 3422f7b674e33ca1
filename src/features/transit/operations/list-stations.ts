import { nameWithSign } from '@/features/catalogue'
import { listSignNames } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { lineOf } from '../domain/lines'
import { may } from '../domain/permissions'
import type { Station } from '../domain/station'

/**
 * Every station in one language, line by line in travel order. Stations of a line that the code does not know yet, or
 * without coordinates, are left out.
 */
export async function listStations(ctx: Context, locale: Locale): Promise<Station[]> {
  requireActor(ctx, may.listStations)

  const signNames = await listSignNames(ctx, locale)
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'stations',
    locale,
    depth: 0,
    pagination: false,
    sort: ['line', 'order'],
    select: {
      slug: true,
      name: true,
      code: true,
      system: true,
      line: true,
      colour: true,
      order: true,
      lat: true,
      lng: true,
    },
  })
  return docs.flatMap(({ slug, name, code, system, line: of, colour, order, lat, lng }) => {
    const line = lineOf(of)?.slug
    const isPlaced = Number.isFinite(lat) && Number.isFinite(lng)
    const fullName = nameWithSign(name, signNames.get(slug))
    return line && isPlaced ? [{ slug, name, fullName, code, system, line, colour, order, lat, lng }] : []
  })
}
