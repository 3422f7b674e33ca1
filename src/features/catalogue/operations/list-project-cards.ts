import type { Where } from 'payload'
import { FILM_SELECT, IMAGE_SELECT } from '@/features/media/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import type { FinderProject, FooterLine, ProjectCard, ProjectLead } from '../domain/project'
import type { ProjectView } from '../domain/project-snapshot'
import { listSignNames } from './list-sign-names'
import { listUnitTypes } from './list-unit-types'
import { listForeignQuotas } from './prices/foreign-quotas'
import { PROJECT_VIEWS, type StoredView } from './records/project-views'
import { toFinderProject, toFooterLine, toProjectCard, toProjectLead } from './records/to-project-views'

/** Fields populated from the documents a project refers to. */
export const POPULATE = {
  media: IMAGE_SELECT,
  films: FILM_SELECT,
  places: { slug: true, name: true },
  stations: { slug: true, name: true, line: true, system: true, colour: true, lat: true, lng: true },
} as const

/** Only published documents are public. A deactivated project is a past project (C10). */
export const IS_PUBLIC: Where = { _status: { equals: 'published' } }

/** One view of the public projects that match, in editorial order. */
async function listView<View extends ProjectView>(
  ctx: Context,
  locale: Locale,
  view: View,
  where: Where = IS_PUBLIC,
): Promise<StoredView<View>[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where,
    locale,
    depth: 1,
    pagination: false,
    sort: 'Order',
    select: PROJECT_VIEWS[view] as object,
    populate: POPULATE,
  })
  // Payload's types cannot follow a `select` that is looked up in a table.
  return docs as unknown as StoredView<View>[]
}

/** The cards of every public project, in editorial order. */
export async function listProjectCards(ctx: Context, locale: Locale): Promise<ProjectCard[]> {
  requireActor(ctx, may.listProjectCards)

  const [stored, signNames, unitTypes, quotas] = await Promise.all([
    listView(ctx, locale, 'card'),
    listSignNames(ctx, locale),
    listUnitTypes(ctx),
    listForeignQuotas(ctx),
  ])
  return stored.map((one) => ({
    ...toProjectCard(one, signNames),
    offered: unitTypes.get(one.id) ?? [],
    quotas: quotas.get(one.id) ?? [],
  }))
}

/** The project lists of the footer. */
export async function listFooterLines(ctx: Context, locale: Locale): Promise<FooterLine[]> {
  requireActor(ctx, may.listFooterLines)

  return (await listView(ctx, locale, 'footer')).map(toFooterLine)
}

/** The facts of each public project that determine the choices of the search form. */
export async function listFinderProjects(ctx: Context, locale: Locale): Promise<FinderProject[]> {
  requireActor(ctx, may.listFinderProjects)

  const [stored, unitTypes] = await Promise.all([listView(ctx, locale, 'finder'), listUnitTypes(ctx)])
  return stored.map((one) => ({ ...toFinderProject(one), offered: unitTypes.get(one.id) ?? [] }))
}

/** The facts of a public project that the home page shows; null when there is no such project. */
export async function findProjectLead(ctx: Context, locale: Locale, slug: string): Promise<ProjectLead | null> {
  requireActor(ctx, may.findProjectLead)

  const [stored] = await listView(ctx, locale, 'lead', { and: [{ Slug_name: { equals: slug } }, IS_PUBLIC] })
  return stored ? toProjectLead(stored) : null
}
