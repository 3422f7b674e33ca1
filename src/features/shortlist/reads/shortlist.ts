import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { findComparedHome } from '../operations/find-compared-home'
import { readHomes } from '../rules/kept-homes'

const readComparedHome = cachedRead(
  'compared-home',
  (ctx, locale: Locale, slug: string) => findComparedHome(ctx, locale, slug),
  ([, slug]) => [`project:${slug}`],
)

/** The homes of an address in its order, what was asked for, and whether the address names any. */
export async function readShortlist(locale: Locale, homes: string | string[] | undefined) {
  const slugs = readHomes(homes)
  const found = await Promise.all(slugs.map((slug) => readComparedHome(locale, slug)))
  const present = found.filter((home) => home !== null)
  return { homes: present, isAsked: slugs.length > 0, missing: slugs.length - present.length }
}
