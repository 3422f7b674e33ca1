import type { Context } from '@/platform/context'
import { databaseOf, type SQL } from '@/platform/database'

/** Runs a statement in the context's transaction, if it has one. */
export async function rowsOf(ctx: Pick<Context, 'payload' | 'req'>, query: SQL): Promise<Record<string, unknown>[]> {
  return (await (await databaseOf(ctx.payload, ctx.req)).execute(query)).rows
}

export const dateOf = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)))

export const dateOrNull = (value: unknown): Date | null =>
  value === null || value === undefined ? null : dateOf(value)

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
