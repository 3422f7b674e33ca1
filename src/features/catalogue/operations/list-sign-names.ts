import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { NO_SIGN_NAMES, type SignNames } from '../domain/city-map/sign-names'
import { may } from '../domain/permissions'

/** The station names on signs and maps, for the languages whose own names are not found there. */
export async function listSignNames(ctx: Context, locale: Locale): Promise<SignNames> {
  requireActor(ctx, may.listSignNames)

  if (locale !== 'cht' && locale !== 'chs') return NO_SIGN_NAMES
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'stations',
    locale: 'en',
    depth: 0,
    pagination: false,
    select: { slug: true, name: true },
  })
  return new Map(docs.map(({ slug, name }) => [slug, name]))
}
