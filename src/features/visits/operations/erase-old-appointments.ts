import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'

/** Months after a visit until the visitor's data is erased, as for leads. */
const MONTHS_KEPT = 24

/** Erases who visited, two years after the visit; that there was one stays for the figures. Resolves to their number. */
export async function eraseOldAppointments(ctx: Context): Promise<number> {
  requireActor(ctx, may.eraseOldAppointments)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    update appointments set name = '–', phone = '', email = null, message = null, notes = null, token_hash = null
    where starts_at < ${ctx.now.toISOString()}::timestamptz - make_interval(months => ${MONTHS_KEPT})
      and (name <> '–' or token_hash is not null)
    returning id`)
  return rows.length
}
