import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { listLandings } from '../operations/list-landings'
import { landingChoices, listingSays } from '../rules/landing'

/** Everything editors say of places and lists that search engines lead to (S1§3). */
export const readLandings = cachedRead(
  'landings',
  (ctx, locale: Locale) => listLandings(ctx, locale),
  () => ['landings'],
)

/** What editors say of each list of projects. */
export const readListingSays = async (locale: Locale) => listingSays(await readLandings(locale))

/**
 * What the finder offers to choose from: popular, areas, getting about (A9.4, A9.5). Every page has it, so it is dropped
 * only when one of the choices changes.
 */
export const readLandingChoices = cachedRead(
  'landing-choices',
  async (ctx, locale: Locale) => landingChoices(locale, await listLandings(ctx, locale)),
  () => ['choices'],
)
