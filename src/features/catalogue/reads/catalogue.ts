import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { findProjectPage } from '../operations/find-project-page'
import { listPlaces } from '../operations/list-places'
import { listPriceBands } from '../operations/list-price-bands'
import { listProjectCards } from '../operations/list-project-cards'
import type { ProjectPage } from '../rules/project'
import { type Group, groupSegment } from '../rules/vocabulary'

/** Every public project as a card, for home and lists. */
export const readProjectCards = cachedRead(
  'project-cards',
  (ctx, locale: Locale) => listProjectCards(ctx, locale),
  () => ['projects'],
)

/** Other current projects of the same group, nearest in price first: what a project's own page shows beside it. */
export const readSimilarCards = cachedRead(
  'similar-cards',
  async (ctx, locale: Locale, group: Group, slug: string, price: number) => {
    const cards = await listProjectCards(ctx, locale)
    return cards
      .filter((card) => card.group === group && card.slug !== slug && card.isCurrent && card.badge !== 'Sold_Out')
      .sort((a, b) => Math.abs((a.priceFrom ?? price) - price) - Math.abs((b.priceFrom ?? price) - price))
      .slice(0, 3)
  },
  ([, group]) => [`cards:${groupSegment(group)}`],
)

/** The microsite of one project in one language; null when there is none. */
export const readProjectPage = cachedRead(
  'project-page',
  (ctx, locale: Locale, slug: string) => findProjectPage(ctx, locale, slug),
  ([, slug]) => [`project:${slug}`],
)

/**
 * The same for a name that did not come from the project's own address, whatever it is. Only projects that exist are
 * looked for, so that made-up ones leave nothing in memory.
 */
export async function readNamedProject(locale: Locale, name: unknown): Promise<ProjectPage | null> {
  const card = (await readProjectCards(locale)).find(({ slug }) => slug === name)
  return card ? readProjectPage(locale, card.slug) : null
}

/** Areas with their names and descriptions. */
export const readPlaces = cachedRead('places', (ctx, locale: Locale) => listPlaces(ctx, locale))

/** The price choices of one set. */
export const readPriceBands = cachedRead('price-bands', (ctx, set: 1 | 2) => listPriceBands(ctx, set))

/** The lines of the footer's project lists; dropped only when such a line changes. */
export const readFooterCards = cachedRead(
  'footer-cards',
  async (ctx, locale: Locale) =>
    (await listProjectCards(ctx, locale)).map(({ slug, title, brand, group, badge, isCurrent }) => ({
      slug,
      title,
      brand,
      group,
      badge,
      isCurrent,
    })),
  () => ['footer'],
)
