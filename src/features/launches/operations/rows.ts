import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { rowsOf, timeIn } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'

/** What happened to a launch. */
export type LaunchEvent = 'commit' | 'close' | 'number' | 'draw' | 'withdraw' | 'call' | 'miss' | 'use' | 'giveUp'

const doerOf = ({ actor }: Pick<Context, 'actor'>): string => {
  if (actor.kind === 'staff') return `staff ${actor.id}`
  return actor.kind === 'holder' ? 'entrant' : actor.kind
}

/** Adds a line to the history of a launch: who, what, why. No personal data. */
export async function addEvent(
  ctx: TransactionContext,
  campaign: number,
  event: LaunchEvent,
  { reason = '', facts = {} }: { reason?: string; facts?: Record<string, unknown> } = {},
): Promise<void> {
  await rowsOf(
    ctx,
    sql`insert into launch_events (campaign_id, event, doer, reason, facts, at)
      values (${campaign}, ${event}, ${doerOf(ctx)}, ${reason}, ${JSON.stringify(facts)}::jsonb, ${timeIn(ctx.now)})`,
  )
}
