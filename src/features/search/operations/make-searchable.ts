import type { PriceRange } from '@/features/addresses'
import { listPriceBands } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import type { Gazetteer, SearchableProject } from '../rules/search'
import { type Breathing, buildIndexInSlices, type SearchIndex } from '../rules/search-index'
import { type FacilityName, listSearchableProjects } from './list-searchable-projects'
import { type NamesByKey, readGazetteer, type SpokenNames } from './read-gazetteer'
import { type KnownWays, readWays } from './read-ways'

/** All that a search needs, in memory: made as one, replaced as one. */
export interface Searchable extends KnownWays {
  index: SearchIndex
  gazetteer: Gazetteer
  spoken: Record<Locale, SpokenNames>
  /** Which trains stop at a station, by its key. */
  systems: ReadonlyMap<string, readonly string[]>
  /** The price choices of results (set 2, C12). */
  bands: readonly PriceRange[]
  projects: ReadonlyMap<string, SearchableProject>
}

/** What is handed to the making of an index. */
interface Making extends Breathing {
  /** What lines are called. */
  linesIn: (locale: Locale) => NamesByKey
  facilityName: FacilityName
  /** What was made before. */
  before: Searchable | null
}

/** Names change seldom, and making them ready to be read takes longer than all else: the same ones are kept. */
const kept = (gazetteer: Gazetteer, before: Searchable | null): Gazetteer =>
  before && JSON.stringify(before.gazetteer) === JSON.stringify(gazetteer) ? before.gazetteer : gazetteer

/** Reads everything public that is searched and makes the index of it, in slices that let others have their turn. */
export async function makeSearchable(
  ctx: Context,
  { linesIn, facilityName, before, ...breathing }: Making,
): Promise<Searchable> {
  const [projects, names, bands, ways] = await Promise.all([
    listSearchableProjects(ctx, facilityName),
    readGazetteer(ctx, linesIn),
    listPriceBands(ctx, 2),
    readWays(ctx),
  ])
  const gazetteer = kept(names.gazetteer, before)
  return {
    index: await buildIndexInSlices(projects, gazetteer, breathing, before?.index),
    gazetteer,
    spoken: names.spoken,
    systems: names.systems,
    bands: bands.map(({ from, to }) => ({ from: from ?? 0, to })),
    ...ways,
    projects: new Map(projects.map((project) => [project.slug, project])),
  }
}
