import { LISTINGS, listingPath, locationPath, projectPath } from '@/features/routing'
import type { SitemapEntry } from '@/features/seo'
import { localesOf } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { inTurn } from '@/kernel/in-turn'
import type { ProjectPage } from '../domain/project'
import { readProjectCards, readProjectPage } from './catalogue'
import { readLandings } from './landings'
import { readListing } from './listing'
import { readLocation } from './location'

const entry = (path: string, changedAt: string | null = null): SitemapEntry => ({
  path,
  locales: localesOf(path),
  changedAt,
  images: [],
})

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
  const { hero, garden, lobby, room } = project.images
  const shown = [hero ?? project.cover, garden, lobby, room]
  return {
    ...entry(projectPath(locale, project), project.updatedAt),
    images: shown.flatMap((image) => image?.variants.at(-1)?.url ?? []),
  }
}

/** From cached reads that are invalidated with their pages, so the date is as fresh as the page. */
async function projectsIn(locale: Locale): Promise<SitemapEntry[]> {
  const cards = await readProjectCards(locale)
  const projects = await inTurn(cards, ({ slug }) => readProjectPage(locale, slug))
  return projects
    .filter((project) => project !== null)
    .filter((project) => project.isIndexed && !project.canonicalElsewhere)
    .map((project) => projectEntry(locale, project))
}

/** The sitemaps of listings, areas and projects. */
export const CATALOGUE_SITEMAPS = { listings: listingsIn, locations: locationsIn, projects: projectsIn } as const
