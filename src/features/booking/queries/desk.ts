import { isAllowed } from '@/kernel/permission'
import { log } from '@/platform/log'
import { contextOfHeaders } from '@/platform/payload'
import { isBookingState } from '../domain/desk'
import { may } from '../domain/permissions'
import { countBookings, listBoards, listDeskBookings, readBoard, readDeskBooking } from '../operations/desk-bookings'
import { exportBookings } from '../operations/export-bookings'

/** Whether the signed-in staff may see bookings. */
export const maySeeBookings = async (headers: Headers) =>
  isAllowed((await contextOfHeaders(headers)).actor, may.listDeskBookings)

/** The list of bookings as it was asked for, with the boards of launches; null for whoever may not see it. */
export async function readBookingsDesk(headers: Headers, asked: { search?: unknown; state?: unknown }) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.listDeskBookings)) return null
  const search = typeof asked.search === 'string' ? asked.search : ''
  const state = isBookingState(asked.state) ? asked.state : null
  return {
    ...{ search, state, now: ctx.now, mayExport: isAllowed(ctx.actor, may.exportBookings) },
    counts: await countBookings(ctx),
    bookings: await listDeskBookings(ctx, { search, state }),
    boards: await listBoards(ctx),
  }
}

/** The bookings of a state as a file; who took it is logged. Null for whoever may not take it. */
export async function readBookingsFile(headers: Headers, asked: unknown): Promise<string | null> {
  const ctx = await contextOfHeaders(headers)
  if (ctx.actor.kind !== 'staff' || !isAllowed(ctx.actor, may.exportBookings)) return null
  const state = isBookingState(asked) ? asked : null
  log.info({ staff: ctx.actor.id, state }, 'bookings were exported')
  return exportBookings(ctx, state)
}

/** One booking and what the signed-in staff may do with it; null for whoever may not see it, or without such a booking. */
export async function readBookingForDesk(headers: Headers, reference: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (typeof reference !== 'string' || !isAllowed(ctx.actor, may.readDeskBooking)) return null
  const page = await readDeskBooking(ctx, reference)
  return (
    page && {
      ...page,
      now: ctx.now,
      mayMove: isAllowed(ctx.actor, may.moveBooking),
      mayLead: isAllowed(ctx.actor, may.cancelBooking),
    }
  )
}

/** The board of a launch; null for whoever may not see it, or when none was asked for. */
export async function readLaunchBoard(headers: Headers, campaign: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (typeof campaign !== 'string' || !/^\d{1,9}$/.test(campaign)) return null
  if (!isAllowed(ctx.actor, may.readBoard)) return null
  return { campaign: Number(campaign), now: ctx.now, units: await readBoard(ctx, Number(campaign)) }
}
