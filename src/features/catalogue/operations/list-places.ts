import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import type { Place } from '../rules/project'

/** Every area with its name and description in one language. */
export async function listPlaces(
  ctx: Context,
  locale: Locale,
): Promise<(Place & { description: string; parent: string | null })[]> {
  const { docs } = await ctx.payload.find({
    collection: 'places',
    locale,
    depth: 1,
    pagination: false,
    sort: 'id',
    select: { slug: true, name: true, description: true, parent: true },
    populate: { places: { slug: true } },
    req: ctx.req,
  })
  return docs.map(({ slug, name, description, parent }) => ({
    slug,
    name,
    description: description ?? '',
    parent: typeof parent === 'object' && parent !== null ? parent.slug : null,
  }))
}
