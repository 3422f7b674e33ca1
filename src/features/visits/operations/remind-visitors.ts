import { inTurn } from '@/kernel/in-turn'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { enqueue } from '@/platform/queue'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import { VISIT_MAIL_TASK } from './visit-mail-task'

/** Queues the reminder of each visit that begins within a day, once; not for what was booked or moved that day. */
export async function remindVisitors(ctx: Context): Promise<number> {
  requireActor(ctx, may.remindVisitors)

  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const now = inside.now.toISOString()
    const { rows } = await database.execute(sql`
      update appointments set reminded_at = ${now}::timestamptz
      where state = 'booked' and seat is not null and reminded_at is null and email <> ''
        and starts_at > ${now}::timestamptz and starts_at <= ${now}::timestamptz + interval '24 hours'
        and updated_at < ${now}::timestamptz - interval '6 hours'
      returning id`)
    await inTurn(rows, ({ id }) =>
      enqueue(inside, VISIT_MAIL_TASK, { appointment: Number(id), news: 'reminder', to: 'visitor' }),
    )
    return rows.length
  })
}
