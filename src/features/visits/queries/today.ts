import { contextOfHeaders } from '@/platform/payload'
import { listToday } from '../operations/list-today'

/** Today's appointments for the signed-in member of staff; null for who may not see them. */
export async function readToday(headers: Headers) {
  const ctx = await contextOfHeaders(headers)
  if (ctx.actor.kind !== 'staff' || !['admin', 'sales'].includes(ctx.actor.role)) return null
  return listToday(ctx)
}
