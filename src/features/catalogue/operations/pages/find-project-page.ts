import { withDownShare } from '@/features/finance'
import { findLoanTerms } from '@/features/finance/server'
import { isSlug } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Project as StoredProject } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { railCourses } from '../../domain/city-map/rail-courses'
import { may } from '../../domain/permissions'
import type { PublicPrice } from '../../domain/prices/price-history'
import type { ProjectPage, RailCourse } from '../../domain/project'
import { IS_PUBLIC, POPULATE } from '../list-project-cards'
import { listSignNames } from '../list-sign-names'
import { listTakenUnitTypes } from '../list-unit-types'
import { listForeignQuotas } from '../prices/foreign-quotas'
import { listPrices } from '../prices/list-prices'
import { toProjectPage, toUnitType } from '../records/to-project'

/** The options for reading a complete project. */
export const WHOLE = { depth: 1, joins: false, populate: POPULATE } as const

/** The railways and the names on their signs: the same for every project. */
export interface RailMap {
  rails: RailCourse[]
  /** Slugs of stations with the names on their signs. */
  signNames: (readonly [string, string])[]
}

/** The railways, for the map of a project: the stations of each line in order. */
export async function findRailMap(ctx: Context, locale: Locale): Promise<RailMap> {
  requireActor(ctx, may.findRailMap)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'stations',
    depth: 0,
    pagination: false,
    sort: ['line', 'order'],
    select: { line: true, colour: true, lat: true, lng: true },
  })
  return { rails: railCourses(docs), signNames: [...(await listSignNames(ctx, locale))] }
}

/** What the page of a project shows beside its document: none of it has drafts. */
export interface ProjectSurroundings extends Pick<ProjectPage, 'unitTypes' | 'quotas' | 'loan'>, RailMap {
  /** How many there are. */
  units: number
  prices: PublicPrice[]
}

/** `known`: the railways, where the caller keeps them. */
export async function findProjectSurroundings(
  ctx: Context,
  locale: Locale,
  id: number,
  known?: RailMap,
): Promise<ProjectSurroundings> {
  requireActor(ctx, may.findProjectSurroundings)

  const ofProject = { project: { equals: id } }
  const types = await localApi(ctx, 'everything').find({
    collection: 'unit-types',
    where: ofProject,
    locale,
    depth: 0,
    pagination: false,
    sort: ['order', 'code'],
  })
  const taken = await listTakenUnitTypes(ctx, id)
  const { totalDocs } = await localApi(ctx, 'everything').count({ collection: 'units', where: ofProject })
  return {
    unitTypes: types.docs.map((one) => toUnitType(one, !taken.has(one.id))),
    units: totalDocs,
    quotas: (await listForeignQuotas(ctx, id)).get(id) ?? [],
    loan: await findLoanTerms(ctx),
    ...(known ?? (await findRailMap(ctx, locale))),
    prices: await listPrices(ctx, id),
  }
}

/** The microsite of a stored project amid what is around it, as it reads at a time. */
export function toPage(stored: StoredProject, around: ProjectSurroundings, now: Date): ProjectPage {
  const page = toProjectPage(stored, around, new Map(around.signNames), now)
  return {
    ...page,
    quotas: around.quotas,
    loan: withDownShare(around.loan, page.terms.downShare),
    priceHistory: stored.showsPriceHistory === true ? around.prices : [],
    priceSince: around.prices.at(-1)?.from ?? null,
    location: { ...page.location, rails: around.rails },
  }
}

/** Everything the microsite of a public project shows; null when there is no such project. */
export async function findProjectPage(
  ctx: Context,
  locale: Locale,
  slug: string,
  known?: RailMap,
): Promise<ProjectPage | null> {
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
  const [stored] = found.docs
  return stored ? toPage(stored, await findProjectSurroundings(ctx, locale, stored.id, known), ctx.now) : null
}
