import { and, isNotNull, lt, ne, or } from '@payloadcms/db-postgres/drizzle'
import { appointments } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { timeIn } from '@/platform/database/rows'
import { may } from '../domain/permissions'

/** Months after a visit until the visitor's data is erased, as for leads. */
const MONTHS_KEPT = 24

/** Erases who visited, two years after the visit; that there was one stays for the figures. Resolves to their number. */
export async function eraseOldAppointments(ctx: Context): Promise<number> {
  requireActor(ctx, may.eraseOldAppointments)

  const database = await databaseOf(ctx.payload, ctx.req)
  const before = sql`${timeIn(ctx.now)} - make_interval(months => ${MONTHS_KEPT})`
  const rows = await database
    .update(appointments)
    .set({ name: '–', phone: '', email: null, message: null, notes: null, tokenHash: null })
    .where(and(lt(appointments.startsAt, before), or(ne(appointments.name, '–'), isNotNull(appointments.tokenHash))))
    .returning({ id: appointments.id })
  return rows.length
}
