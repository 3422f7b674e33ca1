import { indexedPages, LISTINGS, listingPath, locationPath, projectPath } from '@/features/addresses'
import { addressSettingsNow } from '@/features/addresses/server'
import {
  lastChange,
  SITEMAP_TYPES,
  type SitemapEntry,
  type SitemapLine,
  type SitemapType,
  sitemapPath,
} from '@/features/seo'
import { localesOf } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { inTurn } from '@/kit/in-turn'
import { cachedRead } from '@/platform/cached-read'
import { SERVED_LOCALES } from '@/platform/served-locales'
import { listPageDates } from '../operations/list-page-dates'
import type { ProjectPage } from '../rules/project'
import { readProjectCards, readProjectPage } from './catalogue'
import { readHomePage } from './home'
import { readLandings } from './landings'
import { readListing } from './listing'
import { readLocation } from './location'

const readPageDates = cachedRead(
  'page-dates',
  (ctx) => listPageDates(ctx),
  () => ['home', 'brand:noble', 'brand:nue'],
)

const entry = (path: string, changedAt: string | null = null): SitemapEntry => ({
  path,
  locales: localesOf(path),
  changedAt,
  pictures: [],
})

/** Pages that editors write: without what they wrote there is no page. */
const WRITTEN: readonly string[] = ['home', 'brand-noble', 'brand-nue']

async function pagesIn(locale: Locale): Promise<SitemapEntry[]> {
  const [home, { home: homeChangedAt, brands }] = await Promise.all([readHomePage(locale), readPageDates()])
  const dates = new Map<string, string | null>(brands.map(({ brand, changedAt }) => [`brand-${brand}`, changedAt]))
  if (home) dates.set('home', homeChangedAt)
  return indexedPages(locale, addressSettingsNow())
    .filter(({ name }) => dates.has(name) || !WRITTEN.includes(name))
    .map(({ name, path }) => entry(path, dates.get(name) ?? null))
}

async function listingsIn(locale: Locale): Promise<SitemapEntry[]> {
  const lists = await inTurn(LISTINGS, async (listing) => ({ listing, ...(await readListing(locale, listing, {})) }))
  return lists.filter(({ isIndexed }) => isIndexed).map(({ listing }) => entry(listingPath(locale, listing)))
}

async function locationsIn(locale: Locale): Promise<SitemapEntry[]> {
  const places = (await readLandings(locale)).filter(({ slugPath }) => slugPath === 'location')
  const pages = await inTurn(places, ({ slug }) => readLocation(locale, slug, {}))
  return pages.flatMap((page) => (page?.isIndexed ? entry(locationPath(locale, page.page.slug), page.changedAt) : []))
}

function projectEntry(locale: Locale, project: ProjectPage): SitemapEntry {
  const { hero, garden, lobby, room } = project.pictures
  const shown = [hero ?? project.cover, garden, lobby, room]
  return {
    ...entry(projectPath(locale, project), project.updatedAt),
    pictures: shown.flatMap((picture) => picture?.variants.at(-1)?.url ?? []),
  }
}

/** From what each page is made of, which is kept and announced already: its date is as fresh as the page itself. */
async function projectsIn(locale: Locale): Promise<SitemapEntry[]> {
  const cards = await readProjectCards(locale)
  const projects = await inTurn(cards, ({ slug }) => readProjectPage(locale, slug))
  return projects
    .filter((project) => project !== null)
    .filter((project) => project.isIndexed && !project.canonicalElsewhere)
    .map((project) => projectEntry(locale, project))
}

type EntriesIn = (locale: Locale) => Promise<SitemapEntry[]>

const OWN = {
  pages: pagesIn,
  listings: listingsIn,
  locations: locationsIn,
  projects: projectsIn,
} as const satisfies Partial<Record<SitemapType, EntriesIn>>

/** What sitemaps of other features name; those features use this one, and hand theirs in. */
type SitemapsElsewhere = Record<Exclude<SitemapType, keyof typeof OWN>, EntriesIn>

/** The pages of one type that search engines shall know: live in the language, canonical here, not asked to be left out. */
export async function readSitemap(
  type: SitemapType,
  locale: Locale,
  elsewhere: SitemapsElsewhere,
): Promise<SitemapEntry[]> {
  const entriesIn = { ...OWN, ...elsewhere }
  const entries = SERVED_LOCALES.includes(locale) ? await entriesIn[type](locale) : []
  return entries.filter(({ locales }) => locales.includes(locale))
}

/** All sitemaps that hold something. What is in one language is in every language in service, so one is asked. */
export async function readSitemapIndex(elsewhere: SitemapsElsewhere): Promise<SitemapLine[]> {
  const entriesIn = { ...OWN, ...elsewhere }
  const all = await inTurn(SITEMAP_TYPES, async (type) => ({
    type,
    entries: await entriesIn[type](SERVED_LOCALES[0] ?? 'en'),
  }))
  return all.flatMap(({ type, entries }) =>
    SERVED_LOCALES.flatMap((locale) => {
      const own = entries.filter(({ locales }) => locales.includes(locale))
      return own.length > 0 ? [{ path: sitemapPath(type, locale), changedAt: lastChange(own) }] : []
    }),
  )
}
