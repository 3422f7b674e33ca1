import { sourceCategory } from '@/features/analytics'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** Something that shows interest in a project, without a name. */
export interface LeadEvent {
  kind: 'brochure'
  /** The id of the project. */
  project: number
  locale: Locale
  /** `adsrcid`, empty when none. */
  source: string
}

/** Stores a sign of interest (A2.4: a brochure delivers a file and logs a lead event). */
export async function recordLeadEvent(ctx: Context, { kind, project, locale, source }: LeadEvent): Promise<void> {
  requireActor(ctx, may.recordLeadEvent)

  await localApi(ctx, 'everything').create({
    collection: 'lead-events',
    depth: 0,
    data: { kind, project, locale, source, sourceCategory: sourceCategory(source) },
  })
}
