import { listPriceBands } from '@/features/catalogue/server'
import type { PriceRange } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { dayIn } from '@/kernel/calendar-day'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { buildIndexInSlices, type SearchIndex, type Yielding } from '../domain/index/search-index'
import { may } from '../domain/permissions'
import type { Gazetteer, SearchableProject } from '../domain/search-types'
import { type FacilityName, listSearchableProjects } from './list-searchable-projects'
import { type LocalizedNames, type NamesByKey, readGazetteer } from './read-gazetteer'
import { type Geography, readGeography } from './read-geography'
import { type KnownJourneys, readJourneySource } from './read-journeys'

/** Everything a search needs, in memory. It is built and replaced as a whole. */
export interface Searchable extends KnownJourneys {
  index: SearchIndex
  gazetteer: Gazetteer
  localizedNames: Record<Locale, LocalizedNames>
  /** Rail systems by station key. */
  systems: ReadonlyMap<string, readonly string[]>
  /** The price choices of the results page (set 2, C12). */
  bands: readonly PriceRange[]
  projects: ReadonlyMap<string, SearchableProject>
  geography: Geography
  /** The month in Bangkok at which it was made, `YYYY-MM`: what is ready and what `this year` means depends on it. */
  month: string
}

/** The current month in Bangkok. */
export const monthAt = (now: Date): string => dayIn('Asia/Bangkok', now).slice(0, 7)

/** Options of an index build. */
interface IndexInputs extends Yielding {
  /** Names of the lines in a language. */
  linesIn: (locale: Locale) => NamesByKey
  facilityName: FacilityName
  /** The previous build, whose unchanged parts are reused. */
  before: Searchable | null
  /** No place and no station changed since then. */
  isGeographyKept?: boolean
}

/** Names rarely change and compiling them takes longest: an equal gazetteer is reused. */
const unchangedGazetteer = (gazetteer: Gazetteer, before: Searchable | null): Gazetteer =>
  before && JSON.stringify(before.gazetteer) === JSON.stringify(gazetteer) ? before.gazetteer : gazetteer

/** Reads all public content and builds the search index in slices, so that other requests are served in between. */
export async function makeSearchable(
  ctx: Context,
  { linesIn, facilityName, before, isGeographyKept = false, ...yielding }: IndexInputs,
): Promise<Searchable> {
  requireActor(ctx, may.makeSearchable)

  const geography = isGeographyKept && before ? before.geography : await readGeography(ctx)
  const { projects, names: inFour, nearby } = await listSearchableProjects(ctx, geography, facilityName)
  const [names, bands, journeys] = await Promise.all([
    readGazetteer(ctx, { geography, projects: inFour, nearby, linesIn }),
    listPriceBands(ctx, 2),
    readJourneySource(ctx, geography),
  ])
  const gazetteer = unchangedGazetteer(names.gazetteer, before)
  return {
    index: await buildIndexInSlices(projects, gazetteer, yielding, before?.index),
    gazetteer,
    localizedNames: names.localizedNames,
    systems: names.systems,
    bands: bands.map(({ from, to }) => ({ from: from ?? 0, to })),
    ...journeys,
    projects: new Map(projects.map((project) => [project.slug, project])),
    geography,
    month: monthAt(ctx.now),
  }
}
