import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { may } from '../domain/permissions'
import { findUnitOffer } from '../operations/running-offers'

/** What promotions make of the price of a unit, for the signed-in member of staff; null without one. */
export async function readUnitOffer(headers: Headers, unit: number) {
  const ctx = await contextOfHeaders(headers)
  return isAllowed(ctx.actor, may.findUnitOffer) ? findUnitOffer(ctx, unit) : null
}
