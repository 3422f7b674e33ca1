import { indexedPages, isIndexedAddress, LISTINGS, listingPath, locationPath, projectPath } from '@/features/addresses'
import {
  lastChange,
  SITEMAP_TYPES,
  type SitemapEntry,
  type SitemapLine,
  type SitemapType,
  sitemapPath,
} from '@/features/seo'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/i18n/locales'
import { inTurn } from '@/kit/in-turn'
import { cachedRead } from '@/platform/cached-read'
import { listPageDates } from '../operations/list-page-dates'
import { LOCATION_PAGES } from '../rules/location-pages'
import type { ProjectPage } from '../rules/project'
import { readProjectCards, readProjectPage } from './catalogue'
import { readHomePage } from './home'
import { readListing } from './listing'
import { readLocation } from './location'

const readPageDates = cachedRead(
  'page-dates',
  (ctx) => listPageDates(ctx),
  () => ['home', 'brand:noble', 'brand:nue'],
)

const entry = (path: string, changedAt: string | null = null): SitemapEntry => ({ path, changedAt, pictures: [] })

/** Pages that editors write: without what they wrote there is no page. */
const WRITTEN: readonly string[] = ['home', 'brand-noble', 'brand-nue']

async function pagesIn(locale: Locale): Promise<SitemapEntry[]> {
  const [home, { home: homeChangedAt, brands }] = await Promise.all([readHomePage(locale), readPageDates()])
  const dates = new Map<string, string | null>(brands.map(({ brand, changedAt }) => [`brand-${brand}`, changedAt]))
  if (home) dates.set('home', homeChangedAt)
  return indexedPages(locale)
    .filter(({ name }) => dates.has(name) || !WRITTEN.includes(name))
    .map(({ name, path }) => entry(path, dates.get(name) ?? null))
}

async function listingsIn(locale: Locale): Promise<SitemapEntry[]> {
  const lists = await inTurn(LISTINGS, async (listing) => ({ listing, ...(await readListing(locale, listing, {})) }))
  return lists.filter(({ isIndexed }) => isIndexed).map(({ listing }) => entry(listingPath(locale, listing)))
}

async function locationsIn(locale: Locale): Promise<SitemapEntry[]> {
  const pages = await inTurn(LOCATION_PAGES, ({ slug }) => readLocation(locale, slug, {}))
  return pages.flatMap((page) => (page?.isIndexed ? entry(locationPath(locale, page.page.slug)) : []))
}

function projectEntry(locale: Locale, project: ProjectPage): SitemapEntry {
  const { hero, garden, lobby, room } = project.pictures
  const shown = [hero ?? project.cover, garden, lobby, room]
  return {
    path: projectPath(locale, project),
    changedAt: project.updatedAt,
    pictures: shown.flatMap((picture) => picture?.variants.at(-1)?.url ?? []),
  }
}

/** From what each page is made of, which is kept and announced already: its date is as fresh as the page itself. */
async function projectsIn(locale: Locale): Promise<SitemapEntry[]> {
  const cards = await readProjectCards(locale)
  const projects = await inTurn(cards, ({ slug }) => readProjectPage(locale, slug))
  return projects
    .filter((project) => project !== null)
    .filter((project) => !project.canonicalElsewhere && isIndexedAddress(projectPath(locale, project)))
    .map((project) => projectEntry(locale, project))
}

const PAGES_OF = {
  pages: pagesIn,
  listings: listingsIn,
  locations: locationsIn,
  projects: projectsIn,
} as const satisfies Record<SitemapType, (locale: Locale) => Promise<SitemapEntry[]>>

/** The pages of one type that search engines shall know: published, canonical here, and not asked to be left out. */
export function readSitemap(type: SitemapType, locale: Locale): Promise<SitemapEntry[]> {
  return PAGES_OF[type](locale)
}

/** All sitemaps that hold something. A page exists in every language or in none, so that one language is asked. */
export async function readSitemapIndex(): Promise<SitemapLine[]> {
  const all = await inTurn(SITEMAP_TYPES, async (type) => ({ type, entries: await readSitemap(type, DEFAULT_LOCALE) }))
  return all
    .filter(({ entries }) => entries.length > 0)
    .flatMap(({ type, entries }) =>
      LOCALES.map((locale) => ({ path: sitemapPath(type, locale), changedAt: lastChange(entries) })),
    )
}
