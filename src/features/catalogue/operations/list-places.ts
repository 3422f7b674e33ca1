import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { PlaceOnMap } from '../domain/city-map/location-around'
import { NO_SIGN_NAMES, nameWithSign, type SignNames } from '../domain/city-map/sign-names'
import { may } from '../domain/permissions'

/** The areas' names on signs and maps, for the languages whose own names are not found there. */
async function signNamesOf(ctx: Context, locale: Locale): Promise<SignNames> {
  if (locale !== 'cht' && locale !== 'chs') return NO_SIGN_NAMES
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'places',
    locale: 'en',
    depth: 0,
    pagination: false,
    select: { slug: true, name: true },
  })
  return new Map(docs.map(({ slug, name }) => [slug, name]))
}

/** Every area with its name and description in one language. */
export async function listPlaces(ctx: Context, locale: Locale): Promise<PlaceOnMap[]> {
  requireActor(ctx, may.listPlaces)

  const signNames = await signNamesOf(ctx, locale)
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
    fullName: nameWithSign(name, signNames.get(slug)),
    description: description ?? '',
    lat,
    lng,
    parent: typeof parent === 'object' && parent !== null ? parent.slug : null,
  }))
}
