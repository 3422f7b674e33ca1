import { IMAGE_SELECT, toImage } from '@/features/media/server'
import { isSlug } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { ConstructionUpdate, ProjectDocument as StoredDocument } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import {
  type Construction,
  inOrder,
  type MonthOfConstruction,
  newestFirst,
  type ProjectDocument,
} from '../domain/construction'
import { may } from '../domain/permissions'

const toMonth = ({ month, overall, trades, note, pictures }: ConstructionUpdate): MonthOfConstruction => ({
  month,
  overall,
  trades: {
    foundation: trades.foundation ?? 0,
    structure: trades.structure ?? 0,
    architecture: trades.architecture ?? 0,
    systems: trades.systems ?? 0,
    landscape: trades.landscape ?? 0,
  },
  note: note ?? '',
  pictures: (pictures ?? []).map((picture) => toImage(picture)).filter((image) => image !== null),
})

const toDocument = ({ kind, state, number, date }: StoredDocument): ProjectDocument => ({
  kind,
  state,
  number: number ?? '',
  date: state === 'preparing' ? null : (date ?? null),
})

/** The reports from the building site of a project and its documents; empty lists where there are none. */
export async function findConstruction(ctx: Context, locale: Locale, slug: string): Promise<Construction> {
  requireActor(ctx, may.findConstruction)

  if (!isSlug(slug)) return { months: [], documents: [] }
  const ofProject = { 'project.Slug_name': { equals: slug } }
  const api = localApi(ctx, 'everything')
  const updates = await api.find({
    collection: 'construction-updates',
    where: ofProject,
    locale,
    depth: 1,
    populate: { media: IMAGE_SELECT },
    pagination: false,
  })
  const documents = await api.find({
    collection: 'project-documents',
    where: ofProject,
    depth: 0,
    pagination: false,
  })
  return { months: newestFirst(updates.docs.map(toMonth)), documents: inOrder(documents.docs.map(toDocument)) }
}
