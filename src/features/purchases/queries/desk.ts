import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import type { ShownHomeDesk } from '../domain/desk'
import { may } from '../domain/permissions'
import { listWaitingHomes, readHomeDesk } from '../operations/home-desk'
import { listOverdueHomes } from '../operations/overdue-homes'

/** What follows a booking, and whether the signed-in staff may change it; null for whoever may not see it. */
export async function readHomeForDesk(headers: Headers, reference: unknown): Promise<ShownHomeDesk | null> {
  const ctx = await contextOfHeaders(headers)
  if (typeof reference !== 'string' || !isAllowed(ctx.actor, may.readHomeDesk)) return null
  const page = await readHomeDesk(ctx, reference)
  return page && { ...page, now: ctx.now, mayChange: isAllowed(ctx.actor, may.planHome) }
}

/** The instalments whose day is over; none for whoever may not see them. */
export async function readOverdueHomes(headers: Headers) {
  const ctx = await contextOfHeaders(headers)
  return isAllowed(ctx.actor, may.listOverdueHomes) ? listOverdueHomes(ctx) : []
}

/** The buyers who wait for sales; none for whoever may not see it. */
export async function readWaitingHomes(headers: Headers) {
  const ctx = await contextOfHeaders(headers)
  return isAllowed(ctx.actor, may.listWaitingHomes) ? listWaitingHomes(ctx) : []
}
