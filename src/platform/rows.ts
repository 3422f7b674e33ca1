import type { Context } from './context'
import { databaseOf, type SQL, sql } from './database'

/** A row of a statement: whoever reads it says what each column holds. */
export type Row = Record<string, unknown>

/** The rows of a statement, in the transaction of the context where there is one. */
export const rowsOf = async (ctx: Readonly<Pick<Context, 'payload' | 'req'>>, statement: SQL): Promise<Row[]> =>
  (await (await databaseOf(ctx.payload, ctx.req)).execute(statement)).rows

/** A time as a parameter of a statement. */
export const timeIn = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`

/** A time that a row holds. */
export const dateOf = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)))

/** A time that a row may hold; null without one. */
export const dateOrNull = (value: unknown): Date | null =>
  value === null || value === undefined ? null : dateOf(value)
