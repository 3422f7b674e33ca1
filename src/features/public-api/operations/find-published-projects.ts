import type { Where } from 'payload'
import { filmRecord } from '@/features/catalogue'
import { chosenFilms, IS_PUBLIC } from '@/features/catalogue/server'
import { FILM_SELECT } from '@/features/media/server'
import type { Locale } from '@/i18n/locales'
import type { Project } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { MEDIA_SELECT } from '../domain/media-record'
import { may } from '../domain/permissions'
import { type MicrositeRecord, PROJECT_SELECT, toDraftRecord, toMicrositeRecord } from '../domain/project-record'

/** The options that both reads of a project share. */
const optionsFor = (where: Where, isDraft: boolean) =>
  ({ collection: 'projects', where, draft: isDraft, pagination: false, joins: false }) as const

/** The zones of projects in all languages; a read in one language does not contain the others. */
async function zonesOf(ctx: Context, where: Where, isDraft: boolean) {
  const options = optionsFor(where, isDraft)
  const { docs } = await localApi(ctx, 'everything').find({
    ...options,
    locale: 'all',
    depth: 0,
    select: { Zone: true },
  })
  return new Map(docs.map(({ id, Zone }) => [id, (Zone ?? {}) as unknown as Partial<Record<Locale, string | null>>]))
}

type WithFilms = Pick<Project, 'films' | 'preview_data' | 'Preview_data_published'>

const FILMS_SELECT = { films: true, preview_data: true, Preview_data_published: true } as const

/** The record of the films that an editor has chosen, else what another system has stored. */
const filmsOf = (stored: WithFilms, written: keyof WithFilms) => filmRecord(chosenFilms(stored)) ?? stored[written]

/** A stored project whose records of films are those of the films chosen in it, or, of a draft, chosen in public. */
const withFilms = <Stored extends WithFilms & { id: number }>(
  stored: Stored,
  published: Map<number, unknown> | null,
) => ({
  ...stored,
  preview_data: filmsOf(stored, 'preview_data'),
  Preview_data_published: published ? published.get(stored.id) : filmsOf(stored, 'Preview_data_published'),
})

/** The films of the published projects, for the record of a draft, which has its own beside them. */
async function publicFilms(ctx: Context, where: Where): Promise<Map<number, unknown>> {
  const { docs } = await localApi(ctx, 'everything').find({
    ...optionsFor({ and: [where, IS_PUBLIC] }, false),
    depth: 1,
    select: FILMS_SELECT,
    populate: { films: FILM_SELECT },
  })
  return new Map(docs.map((stored) => [stored.id, filmsOf(stored, 'Preview_data_published')]))
}

/**
 * The records of these projects, in their order, without unpublished ones. As drafts: the latest versions, published or
 * not, which the caller may give to staff only (C19).
 */
export async function findPublishedProjects(
  ctx: Context,
  lang: Locale,
  slugs: readonly string[],
  isDraft = false,
): Promise<MicrositeRecord[]> {
  requireActor(ctx, isDraft ? may.previewProjects : may.findPublishedProjects)

  const named = { Slug_name: { in: [...slugs] } }
  const where = isDraft ? named : { and: [named, IS_PUBLIC] }
  const zones = await zonesOf(ctx, where, isDraft)
  const { docs } = await localApi(ctx, 'everything').find({
    ...optionsFor(where, isDraft),
    locale: lang,
    depth: 1,
    select: { ...PROJECT_SELECT, ...FILMS_SELECT },
    populate: { media: MEDIA_SELECT, films: FILM_SELECT },
  })
  const published = isDraft ? await publicFilms(ctx, where) : null
  const toRecord = isDraft ? toDraftRecord : toMicrositeRecord
  const bySlug = new Map(
    docs.map((stored) => {
      const { th, en } = zones.get(stored.id) ?? {}
      return [stored.Slug_name, toRecord(withFilms(stored, published), lang, { th: th ?? '', en: en ?? '' })] as const
    }),
  )
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}
