import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { may } from '../domain/permissions'
import { listToday } from '../operations/list-today'

/** Today's appointments for the signed-in member of staff; null for who may not see them. */
export async function readToday(headers: Headers) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.listToday)) return null
  return listToday(ctx)
}
