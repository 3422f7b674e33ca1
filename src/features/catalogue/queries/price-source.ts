import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { may } from '../domain/permissions'
import { findPriceSource } from '../operations/prices/derive-prices'

/** Where a price comes from, for the signed-in member of staff; undefined for who may not see it. */
export async function readPriceSource(headers: Headers, ...of: [of: 'project' | 'unit-type', id: number]) {
  const ctx = await contextOfHeaders(headers)
  return isAllowed(ctx.actor, may.findPriceSource) ? findPriceSource(ctx, ...of) : undefined
}
