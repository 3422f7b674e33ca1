import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import { landingChoices, listingSays } from '../domain/lists/landing'
import { listLandings } from '../operations/pages/list-landings'

/** Every landing text of places and listings (S1§3). */
export const readLandings = cachedRead(
  'landings',
  (ctx, locale: Locale) => listLandings(ctx, locale),
  () => ['landings'],
)

/** The landing texts of each listing. */
export const readListingSays = async (locale: Locale) => listingSays(await readLandings(locale))

/**
 * The choices of the finder: popular, areas, getting about (A9.4, A9.5). They are on every page, so they are
 * invalidated only when one of them changes.
 */
export const readLandingChoices = cachedRead(
  'landing-choices',
  async (ctx, locale: Locale) => landingChoices(locale, await listLandings(ctx, locale)),
  () => ['choices'],
)
