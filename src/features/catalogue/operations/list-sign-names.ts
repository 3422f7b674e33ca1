import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'
import { NO_SIGN_NAMES, type SignNames } from '../domain/sign-names'

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
