import type { Context } from '@/platform/context'
import { databaseOf, type SQL, sql } from '@/platform/database'
import type { TransactionContext } from '@/platform/transaction'

export type Row = Record<string, unknown>

/** The rows of a statement, in the transaction of the context if there is one. */
export async function rowsOf(ctx: Readonly<Context>, statement: SQL): Promise<Row[]> {
  const database = await databaseOf(ctx.payload, ctx.req)
  return (await database.execute(statement)).rows as Row[]
}

/** A time as a parameter. */
export const at = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`

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
      values (${campaign}, ${event}, ${doerOf(ctx)}, ${reason}, ${JSON.stringify(facts)}::jsonb, ${at(ctx.now)})`,
  )
}
