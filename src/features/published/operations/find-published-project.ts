import { IS_PUBLIC } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { MEDIA_SELECT } from '../rules/media-record'
import { type MicrositeRecord, PROJECT_SELECT, toDraftRecord, toMicrositeRecord } from '../rules/project-record'

type Zones = Readonly<Record<'th' | 'en', string>>

/** The zone in two languages at once; the content system has no reader's language for that. */
async function zonesOf(ctx: Context, id: number, isDraft: boolean): Promise<Zones> {
  const found = await ctx.payload.findByID({
    collection: 'projects',
    id,
    locale: 'all',
    draft: isDraft,
    depth: 0,
    joins: false,
    select: { Zone: true },
    req: ctx.req,
  })
  const zone = (found.Zone ?? {}) as unknown as Partial<Record<Locale, string | null>>
  return { th: zone.th ?? '', en: zone.en ?? '' }
}

/**
 * What is published of one project; null when there is none. As a draft: what stands in the back office whether it
 * is public or not, which the caller may give to staff only (C19).
 */
export async function findPublishedProject(
  ctx: Context,
  lang: Locale,
  slug: string,
  isDraft = false,
): Promise<MicrositeRecord | null> {
  const hasSlug = { Slug_name: { equals: slug } }
  const { docs } = await ctx.payload.find({
    collection: 'projects',
    where: isDraft ? hasSlug : { and: [hasSlug, IS_PUBLIC] },
    locale: lang,
    draft: isDraft,
    depth: 1,
    limit: 1,
    pagination: false,
    joins: false,
    select: PROJECT_SELECT,
    populate: { media: MEDIA_SELECT },
    req: ctx.req,
  })
  const [stored] = docs
  if (!stored) return null
  const toRecord = isDraft ? toDraftRecord : toMicrositeRecord
  return toRecord(stored, lang, await zonesOf(ctx, stored.id, isDraft))
}
