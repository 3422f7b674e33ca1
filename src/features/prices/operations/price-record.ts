import type { Context } from '@/platform/context'
import { databaseOf, type SQL, sql } from '@/platform/database'
import type { TransactionContext } from '@/platform/transaction'

export type Row = Record<string, unknown>

/** The rows of a statement. */
export const rowsOf = async (ctx: Readonly<Context>, statement: SQL): Promise<Row[]> =>
  (await (await databaseOf(ctx.payload, ctx.req)).execute(statement)).rows

export const at = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`

/** Whole satang of a price as units have it, in baht; null without one. */
export const satangOf = (baht: unknown): number | null =>
  baht === null || baht === undefined || Number(baht) <= 0 ? null : Math.round(Number(baht) * 100)

/** The member of staff who acts; null for the system. */
export const staffOf = ({ actor }: Readonly<Context>): number | null => (actor.kind === 'staff' ? actor.id : null)

/** Adds a line to the history of a plan. */
export async function addPlanEvent(
  ctx: TransactionContext,
  plan: number,
  step: 'propose' | 'approve' | 'callOff' | 'done',
  note = '',
): Promise<void> {
  await rowsOf(
    ctx,
    sql`insert into price_plan_events (plan_id, step, staff, note, at)
      values (${plan}, ${step}, ${staffOf(ctx)}, ${note}, ${at(ctx.now)})`,
  )
}
