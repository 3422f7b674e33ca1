import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { lineOf } from '../rules/lines'
import type { Station } from '../rules/station'

/**
 * Every station in one language, line by line in the order in which a train passes them. Stations of a line that
 * nothing is known of (an editor was ahead of the program), or without a place on the map, are left out.
 */
export async function listStations(ctx: Context, locale: Locale): Promise<Station[]> {
  const { docs } = await ctx.payload.find({
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
    req: ctx.req,
  })
  return docs.flatMap(({ slug, name, code, system, line: of, colour, order, lat, lng }) => {
    const line = lineOf(of)?.slug
    const isPlaced = Number.isFinite(lat) && Number.isFinite(lng)
    return line && isPlaced ? [{ slug, name, code, system, line, colour, order, lat, lng }] : []
  })
}
