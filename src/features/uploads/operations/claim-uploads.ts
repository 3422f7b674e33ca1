import { and, eq, gt, inArray, isNull } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { readKept } from '@/platform/http/private-files'
import { UPLOAD_LIMITS } from '../domain/file-kinds'
import { may } from '../domain/permissions'
import { uploads } from '../tables'
import type { WaitingUpload } from './take-upload'

/** A file that belongs to something, as staff see it. */
export interface StoredUpload {
  id: string
  name: string
  kind: 'picture' | 'pdf'
  bytes: number
}

const WAITING = { id: uploads.id, name: uploads.name }

const FILE_ID = /^[0-9a-f]{32}$/

const waitingSince = ({ now }: Context) => new Date(now.getTime() - UPLOAD_LIMITS.minutesWaiting * 60_000)

/**
 * Gives waiting files to their owner, such as `request:12`, each once. Resolves to the names of those that were still
 * waiting: an unknown, used or old id is left out. Part of the operation that takes what they were sent with.
 */
export async function claimUploads(ctx: TransactionContext, ids: readonly string[], owner: string): Promise<string[]> {
  const wanted = [...new Set(ids)].filter((id) => FILE_ID.test(id))
  if (wanted.length === 0) return []
  const isWaiting = and(isNull(uploads.owner), gt(uploads.takenAt, waitingSince(ctx)), inArray(uploads.id, wanted))
  const db = await queriesOf(ctx)
  const rows = await db.update(uploads).set({ owner }).where(isWaiting).returning(WAITING)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return wanted.flatMap((id) => names.get(id) ?? [])
}

/** The files among these ids that arrived in the last two hours; others are left out. */
export async function arrivedUploads(ctx: Context, ids: readonly string[]): Promise<WaitingUpload[]> {
  requireActor(ctx, may.arrivedUploads)

  const db = await queriesOf(ctx)
  const found = await Promise.all(
    [...new Set(ids)]
      .filter((id) => FILE_ID.test(id))
      .map((id) =>
        db
          .select(WAITING)
          .from(uploads)
          .where(and(eq(uploads.id, id), gt(uploads.takenAt, waitingSince(ctx)))),
      ),
  )
  return found.flat()
}

/** The files of an owner, in the order they were taken. */
export async function listUploads(ctx: Context, owner: string): Promise<StoredUpload[]> {
  requireActor(ctx, may.listUploads)

  const db = await queriesOf(ctx)
  return db
    .select({ ...WAITING, kind: uploads.kind, bytes: uploads.bytes })
    .from(uploads)
    .where(eq(uploads.owner, owner))
    .orderBy(uploads.takenAt, uploads.id)
}

/** A file of an owner with its content; null when it has no such file. */
export async function openUpload(ctx: Context, owner: string, id: string) {
  requireActor(ctx, may.openUpload)

  const file = (await listUploads(ctx, owner)).find((one) => one.id === id)
  return file ? { ...file, content: readKept(file.id) } : null
}
