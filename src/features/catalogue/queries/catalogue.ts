import type { Locale } from '@/i18n/locales'
import { brandTag, cardsTag, projectTag } from '@/kernel/cache/cache-tags'
import { fromOf, priceOf } from '@/kernel/price'
import type { Brand, Group } from '@/kernel/vocabulary'
import { cachedRead } from '@/platform/cache/cached-read'
import { sharedRead } from '@/platform/cache/shared-read'
import { similarProjects } from '../domain/lists/similar-projects'
import type { ProjectCard, ProjectPage } from '../domain/project'
import { countBrandHomes } from '../operations/count-brand-homes'
import { listPlaces } from '../operations/list-places'
import {
  findProjectLead,
  listFinderProjects,
  listFooterLines,
  listProjectCards,
} from '../operations/list-project-cards'
import { findProjectPage, findRailMap } from '../operations/pages/find-project-page'
import { listPriceBands } from '../operations/prices/list-price-bands'

/** The cards of all public projects, for cached reads that take something from them. */
export const sharedCards = sharedRead('project-cards', listProjectCards, ['projects'])

/** The railways, for cached reads of single projects. */
export const sharedRailMap = sharedRead('rail-map', findRailMap)

/** Every public project as a card, for home and lists. */
export const readProjectCards = cachedRead(
  'project-cards',
  (ctx, locale: Locale) => sharedCards(ctx, locale),
  () => ['projects'],
)

/** By the primitive facts that its cache is kept by. `from` is 0 where it is on request. */
const readSimilarCards = cachedRead(
  'similar-cards',
  async (ctx, locale: Locale, group: Group, slug: string, from: number) =>
    similarProjects(await sharedCards(ctx, locale), { group, slug, price: priceOf({ from: from || null }) }),
  ([, group]) => [cardsTag(group)],
)

/** Up to three projects like another one, for its page. */
export const readSimilarTo = (locale: Locale, { group, slug, price }: Pick<ProjectPage, 'group' | 'slug' | 'price'>) =>
  readSimilarCards(locale, group, slug, fromOf(price) ?? 0)

/** The microsite of one project in one language; null when there is none. */
export const readProjectPage = cachedRead(
  'project-page',
  async (ctx, locale: Locale, slug: string) => findProjectPage(ctx, locale, slug, await sharedRailMap(ctx, locale)),
  ([, slug]) => [projectTag(slug)],
)

/** The card of a project by whatever name an address gives; null when there is none. */
export async function readNamedCard(locale: Locale, name: unknown): Promise<ProjectCard | null> {
  return (await readProjectCards(locale)).find(({ slug }) => slug === name) ?? null
}

/**
 * The page of a slug that does not come from the project's own address. Only existing projects are looked up, so
 * invented slugs fill no cache.
 */
export async function readNamedProject(locale: Locale, name: unknown): Promise<ProjectPage | null> {
  const card = await readNamedCard(locale, name)
  return card ? readProjectPage(locale, card.slug) : null
}

/** Areas with their names and descriptions. */
export const readPlaces = cachedRead('places', (ctx, locale: Locale) => listPlaces(ctx, locale))

/** The price choices of one set. */
export const readPriceBands = cachedRead('price-bands', (ctx, set: 1 | 2) => listPriceBands(ctx, set))

/** The lines of the footer's project lists; dropped only when such a line changes. */
export const readFooterLines = cachedRead(
  'footer-lines',
  (ctx, locale: Locale) => listFooterLines(ctx, locale),
  () => ['footer'],
)

/** What decides the choices of the finder; every page has it, so it is dropped only when that changes. */
export const readFinderProjects = cachedRead(
  'finder-projects',
  (ctx, locale: Locale) => listFinderProjects(ctx, locale),
  () => ['choices'],
)

/** What the home page takes from a project's own page; null when there is no such project. */
export const readProjectLead = cachedRead(
  'project-lead',
  (ctx, locale: Locale, slug: string) => findProjectLead(ctx, locale, slug),
  () => ['home'],
)

/** How many homes stand in the public projects of a brand, sold ones too. */
export const readBrandHomes = cachedRead(
  'brand-homes',
  (ctx, brand: Brand) => countBrandHomes(ctx, brand),
  ([brand]) => [brandTag(brand), 'projects'],
)
