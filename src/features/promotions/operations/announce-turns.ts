import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { invalidateTags } from '@/platform/invalidation'
import { requireActor } from '@/platform/require-actor'
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

  const now = ctx.now.toISOString()
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select p.id, array_remove(array_agg(r.projects_id), null) as projects
    from promotions p left join promotions_rels r on r.parent_id = p.id and r.path = 'project_publisheds'
    where p._status = 'published' and p.active
      and (p.starts_at > ${now}::timestamptz - ${WINDOW}::interval and p.starts_at <= ${now}::timestamptz
        or p.ends_at > ${now}::timestamptz - ${WINDOW}::interval and p.ends_at <= ${now}::timestamptz
        or p.ends_at > ${now}::timestamptz and p.ends_at < ${now}::timestamptz + interval '15 days'
          and (${now}::timestamptz at time zone 'Asia/Bangkok')::time < time '00:01')
    group by p.id`)
  if (rows.length === 0) return 0
  const tags = await tagsOfPromotions(
    ctx,
    rows.flatMap(({ projects }) => (projects as number[]).map(Number)),
  )
  await invalidateTags(ctx, [...tags, BUTTON_TAG])
  return rows.length
}
