import { listProjectCards } from '@/features/catalogue/server'
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { findComparedHome } from '../operations/find-compared-home'
import { readHomes } from '../rules/kept-homes'

const readComparedHome = cachedRead(
  'compared-home',
  (ctx, locale: Locale, slug: string) => findComparedHome(ctx, locale, slug),
  ([, slug]) => [`project:${slug}`],
)

const readSlugs = cachedRead(
  'comparable-slugs',
  async (ctx) => (await listProjectCards(ctx, DEFAULT_LOCALE)).map(({ slug }) => slug),
  () => ['projects'],
)

/** Only projects that exist are looked for, so that made-up ones leave nothing in memory. */
async function readPresent(locale: Locale, slugs: readonly string[]) {
  const all = await readSlugs()
  const found = await Promise.all(
    slugs.filter((slug) => all.includes(slug)).map((slug) => readComparedHome(locale, slug)),
  )
  return found.filter((home) => home !== null)
}

/** The homes of an address in its order, what was asked for, and whether the address names any. */
export async function readShortlist(locale: Locale, homes: string | string[] | undefined) {
  const slugs = readHomes(homes)
  const present = await readPresent(locale, slugs)
  return { homes: present, isAsked: slugs.length > 0, missing: slugs.length - present.length }
}
