import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'

const DAYS = 90

/** Erases what was refused long ago. Resolves to how much. */
export async function eraseOldRefusals(ctx: Context): Promise<number> {
  requireActor(ctx, may.eraseOldRefusals)

  const database = await databaseOf(ctx.payload, ctx.req)
  const before = new Date(ctx.now.getTime() - DAYS * 86_400_000).toISOString()
  const { rows } = await database.execute(
    sql`delete from provider_refusals where received_at < ${before}::timestamptz returning 1 as one`,
  )
  return rows.length
}
