import type { Where } from 'payload'
import { IS_PUBLIC } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { MEDIA_SELECT } from '../rules/media-record'
import { type MicrositeRecord, PROJECT_SELECT, toDraftRecord, toMicrositeRecord } from '../rules/project-record'

/** What both reads of a project have in common. */
const optionsFor = (ctx: Context, where: Where, isDraft: boolean) =>
  ({ collection: 'projects', where, draft: isDraft, pagination: false, joins: false, req: ctx.req }) as const

/** The zone of each project in all languages at once; what is read in one language does not hold the others. */
async function zonesOf(ctx: Context, where: Where, isDraft: boolean) {
  const options = optionsFor(ctx, where, isDraft)
  const { docs } = await ctx.payload.find({ ...options, locale: 'all', depth: 0, select: { Zone: true } })
  return new Map(docs.map(({ id, Zone }) => [id, (Zone ?? {}) as unknown as Partial<Record<Locale, string | null>>]))
}

/**
 * What is published of these projects, in their order; those that are not public are left out. As drafts: what
 * stands in the back office whether it is public or not, which the caller may give to staff only (C19).
 */
export async function findPublishedProjects(
  ctx: Context,
  lang: Locale,
  slugs: readonly string[],
  isDraft = false,
): Promise<MicrositeRecord[]> {
  const named = { Slug_name: { in: [...slugs] } }
  const where = isDraft ? named : { and: [named, IS_PUBLIC] }
  const zones = await zonesOf(ctx, where, isDraft)
  const { docs } = await ctx.payload.find({
    ...optionsFor(ctx, where, isDraft),
    locale: lang,
    depth: 1,
    select: PROJECT_SELECT,
    populate: { media: MEDIA_SELECT },
  })
  const toRecord = isDraft ? toDraftRecord : toMicrositeRecord
  const bySlug = new Map(
    docs.map((stored) => {
      const { th, en } = zones.get(stored.id) ?? {}
      return [stored.Slug_name, toRecord(stored, lang, { th: th ?? '', en: en ?? '' })] as const
    }),
  )
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}
