import { readLiveAvailability, readProjectPage, sharedCards } from '@/features/catalogue/queries'
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales'
import { cacheDerived } from '@/kernel/cache/derived'
import { cachedRead } from '@/platform/cache/cached-read'
import { type ComparedHome, toComparedHome, withUnits } from '../domain/compared-home'
import { readHomes } from '../domain/saved-homes'

const derivedHome = cacheDerived<ComparedHome>()

/** One public project for the comparison; null when it does not exist. */
async function readComparedHome(locale: Locale, slug: string): Promise<ComparedHome | null> {
  const page = await readProjectPage(locale, slug)
  return page && derivedHome([page], '', () => toComparedHome(page))
}

const readSlugs = cachedRead(
  'comparable-slugs',
  async (ctx) => (await sharedCards(ctx, DEFAULT_LOCALE)).map(({ slug }) => slug),
  () => ['projects'],
)

/** Looks up only projects that exist, so that arbitrary slugs do not fill the cache. */
async function readPresent(locale: Locale, slugs: readonly string[]) {
  const all = await readSlugs()
  const found = await Promise.all(
    slugs.filter((slug) => all.includes(slug)).map((slug) => readComparedHome(locale, slug)),
  )
  return Promise.all(
    found
      .filter((home) => home !== null)
      .map(async (home) => withUnits(home, (await readLiveAvailability(home.slug))?.units ?? [])),
  )
}

/** The homes of an address in order, the requested slugs, and whether the address names any. */
export async function readShortlist(locale: Locale, homes: string | string[] | undefined) {
  const slugs = readHomes(homes)
  const present = await readPresent(locale, slugs)
  return { homes: present, isAsked: slugs.length > 0, missing: slugs.length - present.length }
}
