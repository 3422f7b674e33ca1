import { isSlug } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Project as StoredProject } from '@/payload-types'
import type { Context } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'
import type { ProjectPage, RailCourse } from '../domain/project'
import { railCourses } from '../domain/rail-courses'
import { listPrices } from './list-prices'
import { IS_PUBLIC, POPULATE } from './list-project-cards'
import { listSignNames } from './list-sign-names'
import { listTakenUnitTypes } from './list-unit-types'
import { toProjectPage } from './to-project'

/** The options for reading a complete project. */
const WHOLE = { depth: 1, joins: false, populate: POPULATE } as const

/** The railways, for the map of a project: the stations of each line in order. */
async function railsOf(ctx: Context): Promise<RailCourse[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'stations',
    depth: 0,
    pagination: false,
    sort: ['line', 'order'],
    select: { line: true, colour: true, lat: true, lng: true },
  })
  return railCourses(docs)
}

async function withHomes(ctx: Context, locale: Locale, stored: StoredProject): Promise<ProjectPage> {
  const ofProject = { project: { equals: stored.id } }
  const types = await localApi(ctx, 'everything').find({
    collection: 'unit-types',
    where: ofProject,
    locale,
    depth: 0,
    pagination: false,
    sort: ['order', 'code'],
  })
  const rails = await railsOf(ctx)
  const { totalDocs } = await localApi(ctx, 'everything').count({ collection: 'units', where: ofProject })
  const homes = { unitTypes: types.docs, taken: await listTakenUnitTypes(ctx, stored.id), units: totalDocs }
  const page = toProjectPage(stored, homes, await listSignNames(ctx, locale), ctx.now)
  const history = await listPrices(ctx, stored.id)
  const prices = {
    priceHistory: stored.showsPriceHistory === true ? history : [],
    priceSince: history.at(-1)?.from ?? null,
  }
  return { ...page, ...prices, location: { ...page.location, rails } }
}

/** Everything the microsite of a public project shows; null when there is no such project. */
export async function findProjectPage(ctx: Context, locale: Locale, slug: string): Promise<ProjectPage | null> {
  requireActor(ctx, may.findProjectPage)

  if (!isSlug(slug)) return null
  const found = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: { and: [{ Slug_name: { equals: slug } }, IS_PUBLIC] },
    locale,
    limit: 1,
    pagination: false,
    ...WHOLE,
  })
  return found.docs[0] ? withHomes(ctx, locale, found.docs[0]) : null
}

/** The same for a project's draft; null when it is deleted. Units have no drafts. */
export async function findProjectDraft(ctx: Context, locale: Locale, id: number): Promise<ProjectPage | null> {
  requireActor(ctx, may.findProjectDraft)

  // Finding by id would read the published project as well.
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: { id: { equals: id } },
    locale,
    draft: true,
    limit: 1,
    pagination: false,
    ...WHOLE,
  })
  return docs[0] ? withHomes(ctx, locale, docs[0]) : null
}
