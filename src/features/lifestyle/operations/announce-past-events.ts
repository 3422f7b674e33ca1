import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { living_entries } from '@/payload-tables'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** Invalidates the pages of events after midnight in Bangkok when one was held the day before; tells whether. */
export async function announcePastEvents(ctx: Context): Promise<boolean> {
  requireActor(ctx, may.announcePastEvents)

  const now = ctx.now.toISOString()
  const rows = await (await databaseOf(ctx.payload, ctx.req))
    .select({ id: living_entries.id })
    .from(living_entries)
    .where(
      and(
        eq(living_entries._status, 'published'),
        eq(living_entries.kind, 'event'),
        sql`(${living_entries.day} at time zone 'Asia/Bangkok')::date = (${now}::timestamptz at time zone 'Asia/Bangkok')::date - 1`,
      ),
    )
    .limit(1)
  if (rows.length > 0) await invalidateTags(ctx, ['living'])
  return rows.length > 0
}
