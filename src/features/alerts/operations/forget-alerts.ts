import { and, eq, lt, or } from '@payloadcms/db-postgres/drizzle'
import { forgottenBefore } from '@/features/consent'
import { saved_searches } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'

/**
 * Deletes alerts after their retention period: 30 days after they were switched off, or the night after they expired
 * unconfirmed. Nothing of them stays. Resolves to their number.
 */
export async function forgetAlerts(ctx: Context): Promise<number> {
  requireActor(ctx, may.forgetAlerts)

  const now = ctx.now
  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const gone = await database
      .delete(saved_searches)
      .where(
        or(
          eq(saved_searches.state, 'expired'),
          and(eq(saved_searches.state, 'off'), lt(saved_searches.endedAt, forgottenBefore(ctx.now))),
        ),
      )
      .returning({ id: saved_searches.id })
    await database
      .update(saved_searches)
      .set({ state: 'expired', endedAt: now })
      .where(and(eq(saved_searches.state, 'asked'), lt(saved_searches.linkEndsAt, now)))
    return gone.length
  })
}
