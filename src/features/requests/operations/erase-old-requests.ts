import { forgetUploads } from '@/features/uploads/server'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { uploadsOwner } from './take-request'

/** Months after the last change until the personal data of a request is erased, as for leads. */
const MONTHS_KEPT = 24

/**
 * Erases the person and the answers of every request unchanged for two years. The kind of form, the origin and the
 * consents stay as evidence. Resolves to their number.
 */
export async function eraseOldRequests(ctx: Context): Promise<number> {
  requireActor(ctx, may.eraseOldRequests)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    update requests set name = '–', phone = '', email = '', answers = '{}'::jsonb, extra_answer = null, notes = null, fingerprint = null
    where updated_at < ${ctx.now.toISOString()}::timestamptz - make_interval(months => ${MONTHS_KEPT})
      and (email <> '' or fingerprint is not null)
    returning id`)
  await forgetUploads(
    ctx,
    rows.map(({ id }) => uploadsOwner(Number(id))),
  )
  return rows.length
}
