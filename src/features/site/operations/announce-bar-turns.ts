import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** How far back a turn is looked for: a job that was late or missed loses none, and a repeated one costs a render. */
const WINDOW = '2 minutes'

/** Invalidates every page when a message of the bar has begun or ended in the last minutes. Resolves to their number. */
export async function announceBarTurns(ctx: Context): Promise<number> {
  requireActor(ctx, may.announceBarTurns)

  const now = ctx.now.toISOString()
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select m.id from template_setting_notification_messages m
    join template_setting s on s.id = m._parent_id and s.notification_show_notification
    where m.from > ${now}::timestamptz - ${WINDOW}::interval and m.from <= ${now}::timestamptz
      or m.until > ${now}::timestamptz - ${WINDOW}::interval and m.until <= ${now}::timestamptz`)
  if (rows.length > 0) await invalidateTags(ctx, ['site'])
  return rows.length
}
