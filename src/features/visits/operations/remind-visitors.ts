import { and, eq, gt, isNotNull, isNull, lt, lte, ne } from '@payloadcms/db-postgres/drizzle'
import { inTurn } from '@/kernel/in-turn'
import { appointments } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'
import { VISIT_MAIL_TASK } from './visit-mail-task'

const hoursAfter = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000)

/** Queues the reminder of each visit that begins within a day, once; not for what was booked or moved that day. */
export async function remindVisitors(ctx: Context): Promise<number> {
  requireActor(ctx, may.remindVisitors)

  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const now = inside.now
    const rows = await database
      .update(appointments)
      .set({ remindedAt: now })
      .where(
        and(
          eq(appointments.state, 'booked'),
          isNotNull(appointments.seat),
          isNull(appointments.remindedAt),
          ne(appointments.email, ''),
          gt(appointments.startsAt, now),
          lte(appointments.startsAt, hoursAfter(now, 24)),
          lt(appointments.updatedAt, hoursAfter(now, -6)),
        ),
      )
      .returning({ id: appointments.id })
    await inTurn(rows, ({ id }) =>
      enqueue(inside, VISIT_MAIL_TASK, { appointment: id, news: 'reminder', to: 'visitor' }),
    )
    return rows.length
  })
}
