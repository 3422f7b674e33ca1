import type { PriceRange } from '@/features/addresses'
import { listPriceBands } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import type { Gazetteer, SearchableProject } from '../rules/search'
import { type Breathing, buildIndexInSlices, type SearchIndex } from '../rules/search-index'
import { listSearchableProjects } from './list-searchable-projects'
import { type NamesByKey, readGazetteer, type SpokenNames } from './read-gazetteer'

/** All that a search needs, in memory: made as one, replaced as one. */
export interface Searchable {
  index: SearchIndex
  gazetteer: Gazetteer
  spoken: Record<Locale, SpokenNames>
  /** The price choices of results (set 2, C12). */
  bands: readonly PriceRange[]
  projects: ReadonlyMap<string, SearchableProject>
}

/** What is handed to the making of an index: what lines are called, and how to let others have their turn. */
interface Making extends Breathing {
  linesIn: (locale: Locale) => NamesByKey
}

/** Reads everything public that is searched and makes the index of it, in slices that let others have their turn. */
export async function makeSearchable(ctx: Context, { linesIn, ...breathing }: Making): Promise<Searchable> {
  const [projects, { gazetteer, spoken }, bands] = await Promise.all([
    listSearchableProjects(ctx),
    readGazetteer(ctx, linesIn),
    listPriceBands(ctx, 2),
  ])
  return {
    index: await buildIndexInSlices(projects, gazetteer, breathing),
    gazetteer,
    spoken,
    bands: bands.map(({ from, to }) => ({ from: from ?? 0, to })),
    projects: new Map(projects.map((project) => [project.slug, project])),
  }
}
