import { and, eq, isNull, lt } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { clearQuarantine, keptBefore, removeKept } from '@/platform/http/private-files'
import { UPLOAD_LIMITS } from '../domain/file-kinds'
import { may } from '../domain/permissions'
import { uploads } from '../tables'

/** Forgets the files of owners that are erased or deleted; their content goes with the next sweep. */
export async function forgetUploads(ctx: Context, owners: readonly string[]): Promise<void> {
  requireActor(ctx, may.forgetUploads)

  const db = await queriesOf(ctx)
  for (const owner of owners) await db.delete(uploads).where(eq(uploads.owner, owner))
}

/** Removes files that nobody claimed or owns, and what interrupted uploads left. Resolves to the number of files. */
export async function sweepUploads(ctx: Context): Promise<number> {
  requireActor(ctx, may.sweepUploads)

  const before = new Date(ctx.now.getTime() - 2 * UPLOAD_LIMITS.minutesWaiting * 60_000)
  const db = await queriesOf(ctx)
  await db.delete(uploads).where(and(isNull(uploads.owner), lt(uploads.takenAt, before)))
  const rows = await db.select({ id: uploads.id }).from(uploads)
  const known = new Set(rows.map(({ id }) => id))
  const orphans = (await keptBefore(before)).filter((id) => !known.has(id))
  await removeKept(orphans)
  return orphans.length + (await clearQuarantine(before))
}
