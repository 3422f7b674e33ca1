import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { readKept } from '@/platform/private-files'
import { requireActor } from '@/platform/require-actor'
import type { TransactionContext } from '@/platform/transaction'
import { UPLOAD_LIMITS } from '../domain/file-kinds'
import { may } from '../domain/permissions'
import type { WaitingUpload } from './take-upload'

/** A file that belongs to something, as staff see it. */
export interface StoredUpload {
  id: string
  name: string
  kind: 'picture' | 'pdf'
  bytes: number
}

const FILE_ID = /^[0-9a-f]{32}$/

const waitingSince = ({ now }: Context) => new Date(now.getTime() - UPLOAD_LIMITS.minutesWaiting * 60_000).toISOString()

/**
 * Gives waiting files to their owner, such as `request:12`, each once. Resolves to the names of those that were still
 * waiting: an unknown, used or old id is left out. Part of the operation that takes what they were sent with.
 */
export async function claimUploads(ctx: TransactionContext, ids: readonly string[], owner: string): Promise<string[]> {
  const wanted = [...new Set(ids)].filter((id) => FILE_ID.test(id))
  if (wanted.length === 0) return []
  const { rows } = await (await databaseOf(ctx.payload, ctx.req)).execute(sql`
    update uploads set owner = ${owner}
    where owner is null and taken_at > ${waitingSince(ctx)} and id in ${sql`(${sql.join(
      wanted.map((id) => sql`${id}`),
      sql`, `,
    )})`}
    returning id, name`)
  const names = new Map(rows.map(({ id, name }) => [String(id), String(name)]))
  return wanted.flatMap((id) => names.get(id) ?? [])
}

/** The files among these ids that arrived in the last two hours; others are left out. */
export async function arrivedUploads(ctx: Context, ids: readonly string[]): Promise<WaitingUpload[]> {
  requireActor(ctx, may.arrivedUploads)

  const database = await databaseOf(ctx.payload, ctx.req)
  const found = await Promise.all(
    [...new Set(ids)]
      .filter((id) => FILE_ID.test(id))
      .map((id) =>
        database.execute(sql`select id, name from uploads where id = ${id} and taken_at > ${waitingSince(ctx)}`),
      ),
  )
  return found.flatMap(({ rows }) => rows.map(({ id, name }) => ({ id: String(id), name: String(name) })))
}

const toStored = (row: Record<string, unknown>): StoredUpload => ({
  id: String(row.id),
  name: String(row.name),
  kind: row.kind === 'pdf' ? 'pdf' : 'picture',
  bytes: Number(row.bytes),
})

/** The files of an owner, in the order they were taken. */
export async function listUploads(ctx: Context, owner: string): Promise<StoredUpload[]> {
  requireActor(ctx, may.listUploads)

  const { rows } = await (await databaseOf(ctx.payload, ctx.req)).execute(
    sql`select id, name, kind, bytes from uploads where owner = ${owner} order by taken_at, id`,
  )
  return rows.map(toStored)
}

/** A file of an owner with its content; null when it has no such file. */
export async function openUpload(ctx: Context, owner: string, id: string) {
  requireActor(ctx, may.openUpload)

  const file = (await listUploads(ctx, owner)).find((one) => one.id === id)
  return file ? { ...file, content: readKept(file.id) } : null
}
