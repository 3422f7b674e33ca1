import type { StampedDraft } from '@/features/previews'
import { relatedStamp } from '@/features/previews/server'
import type { Locale } from '@/i18n/locales'
import { type Group, groupSegment } from '@/kernel/vocabulary'
import type { Project as StoredProject } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../../domain/permissions'
import { POPULATE } from '../list-project-cards'
import { WHOLE } from './find-project-page'

/** A draft of a project, which always has an id. */
export interface FoundProjectDraft extends StampedDraft {
  id: number
}

/** Which draft is behind a preview address, by the slug in the draft, which may differ from the published one. */
export async function findProjectDraft(
  ctx: Context,
  locale: Locale,
  { group, slug }: { group: string; slug: string },
): Promise<FoundProjectDraft | null> {
  requireActor(ctx, may.findProjectDraft)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select draft.parent_id, draft.version_project_group, draft.version_updated_at,
      concat_ws(' ', page.xmin, draft.id, draft.xmin, ${relatedStamp(ctx.payload, POPULATE)}) as stamp
    from _projects_v draft left join projects page on page.id = draft.parent_id
    where draft.latest and draft.version_slug_name = ${slug}
    order by draft.parent_id, draft.updated_at desc limit 1`)
  const [row] = rows
  if (!row || groupSegment(row.version_project_group as Group) !== group) return null
  return {
    ...{ collection: 'projects', id: Number(row.parent_id), locale },
    savedAt: new Date(String(row.version_updated_at)).toISOString(),
    stamp: String(row.stamp),
  }
}

/** What is stored in the draft of a project; null when it is gone. */
export async function readProjectDraft(ctx: Context, { id, locale }: FoundProjectDraft): Promise<StoredProject | null> {
  requireActor(ctx, may.readProjectDraft)

  return localApi(ctx, 'everything').findByID({
    collection: 'projects',
    id,
    locale,
    draft: true,
    disableErrors: true,
    ...WHOLE,
  })
}
