import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { clearQuarantine, keptBefore, removeKept } from '@/platform/private-files'
import { requireActor } from '@/platform/require-actor'
import { UPLOAD_LIMITS } from '../domain/file-kinds'
import { may } from '../domain/permissions'

/** Forgets the files of owners that are erased or deleted; their content goes with the next sweep. */
export async function forgetUploads(ctx: Context, owners: readonly string[]): Promise<void> {
  requireActor(ctx, may.forgetUploads)

  const database = await databaseOf(ctx.payload, ctx.req)
  for (const owner of owners) await database.execute(sql`delete from uploads where owner = ${owner}`)
}

/** Removes files that nobody claimed or owns, and what interrupted uploads left. Resolves to the number of files. */
export async function sweepUploads(ctx: Context): Promise<number> {
  requireActor(ctx, may.sweepUploads)

  const before = new Date(ctx.now.getTime() - 2 * UPLOAD_LIMITS.minutesWaiting * 60_000)
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`delete from uploads where owner is null and taken_at < ${before.toISOString()}`)
  const { rows } = await database.execute(sql`select id from uploads`)
  const known = new Set(rows.map(({ id }) => String(id)))
  const orphans = (await keptBefore(before)).filter((id) => !known.has(id))
  await removeKept(orphans)
  return orphans.length + (await clearQuarantine(before))
}
