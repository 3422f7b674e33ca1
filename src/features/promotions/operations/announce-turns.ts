import { promotions } from '@/payload-tables'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { aNumber, listOf } from '@/platform/database/decoders'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, timeIn } from '@/platform/database/rows'
import { may } from '../domain/permissions'
import { BUTTON_TAG, tagsOfPromotions } from './invalidate-promotion'

/** How far back a turn is looked for: a job that was late or missed loses none, and a repeated one costs a render. */
const WINDOW = '2 minutes'

/**
 * Invalidates what shows a promotion that has begun or ended in the last minutes, and, at midnight, what counts the
 * days left. Resolves to the number of promotions.
 */
export async function announceTurns(ctx: Context): Promise<number> {
  requireActor(ctx, may.announceTurns)

  const now = timeIn(ctx.now)
  const rows = await rowsOf(
    ctx,
    sql`select p.id, array_remove(array_agg(r.projects_id), null) as projects
    from promotions p left join promotions_rels r on r.parent_id = p.id and r.path = 'project_publisheds'
    where p._status = 'published' and p.active
      and (p.starts_at > ${now} - ${WINDOW}::interval and p.starts_at <= ${now}
        or p.ends_at > ${now} - ${WINDOW}::interval and p.ends_at <= ${now}
        or p.ends_at > ${now} and p.ends_at < ${now} + interval '15 days'
          and (${now} at time zone 'Asia/Bangkok')::time < time '00:01')
    group by p.id`,
    { id: promotions.id, projects: listOf(aNumber) },
  )
  if (rows.length === 0) return 0
  const tags = await tagsOfPromotions(
    ctx,
    rows.flatMap(({ projects }) => projects),
  )
  await invalidateTags(ctx, [...tags, BUTTON_TAG])
  return rows.length
}
