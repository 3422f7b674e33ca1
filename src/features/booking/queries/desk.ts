import { listOfferTitles } from '@/features/promotions/server'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { env } from '@/platform/process/env'
import { log } from '@/platform/process/log'
import { type CounterOffer, isBookingState } from '../domain/desk'
import { may } from '../domain/permissions'
import { mostUnnamed } from '../domain/unnamed-holds'
import { countBookings, listBoards, listDeskBookings, readBoard, readDeskBooking } from '../operations/desk-bookings'
import { exportBookings } from '../operations/export-bookings'
import { openPaperScan, paperToPrint } from '../operations/read-paper'
import { isSoldHere, offerAtCounter } from '../operations/sell-at-counter'

/** Whether the signed-in staff may see bookings. */
export const maySeeBookings = async (headers: Headers) =>
  isAllowed((await contextOfHeaders(headers)).actor, may.listDeskBookings)

/** The list of bookings as it was asked for, with the boards of launches; null for whoever may not see it. */
export async function readBookingsDesk(
  headers: Headers,
  language: StaffLanguage,
  asked: { search?: unknown; state?: unknown },
) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.listDeskBookings)) return null
  const search = typeof asked.search === 'string' ? asked.search : ''
  const state = isBookingState(asked.state) ? asked.state : null
  return {
    ...{ search, state, now: ctx.now, mayExport: isAllowed(ctx.actor, may.exportBookings) },
    counts: await countBookings(ctx),
    bookings: await listDeskBookings(ctx, { search, state }),
    boards: await listBoards(ctx, language),
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

const numberOf = (asked: unknown): number | null =>
  typeof asked === 'string' && /^\d{1,9}$/.test(asked) ? Number(asked) : null

/** The board of a launch; null for whoever may not see it, when none was asked for, or where there is no such launch. */
export async function readLaunchBoard(headers: Headers, language: StaffLanguage, campaign: unknown) {
  const [ctx, number] = [await contextOfHeaders(headers), numberOf(campaign)]
  if (number === null || !isAllowed(ctx.actor, may.readBoard)) return null
  const [board] = await listBoards(ctx, language, number)
  if (!board) return null
  const maySell = isAllowed(ctx.actor, may.sellAtCounter) && (await isSoldHere(ctx, board.id))
  const units = await readBoard(ctx, board.id)
  const most = mostUnnamed(units.length, env.UNNAMED_HOLDS_PERCENT)
  return { campaign: board, now: ctx.now, maySell, units, mostUnnamed: most }
}

/** A unit of a board that the signed-in staff may sell; null when none was asked for, `offer` null when it cannot be. */
export async function readCounterSale(
  headers: Headers,
  language: StaffLanguage,
  { board, sell }: { board?: unknown; sell?: unknown },
): Promise<{ campaign: number; offer: CounterOffer | null } | null> {
  const ctx = await contextOfHeaders(headers)
  const [campaign, unit] = [numberOf(board), numberOf(sell)]
  if (campaign === null || unit === null || !isAllowed(ctx.actor, may.offerAtCounter)) return null
  const found = await offerAtCounter(ctx, { campaign, unit })
  if (!found) return { campaign, offer: null }
  const { id, number, building, floor, type, area, price, offers } = found.unit
  const { title, fee, holdMinutes, project } = found.campaign
  const offer = {
    ...{
      campaign: { id: campaign, title: title[language] },
      project: project.title[language],
      price,
      fee,
      holdMinutes,
    },
    promotions: await listOfferTitles(ctx, language, offers),
    unit: { id, number, building, floor, type, area },
  }
  return { campaign, offer }
}

/** The contract of a booking that is to be signed by hand; null for whoever does not sell its project. */
export async function readPaperToPrint(headers: Headers, booking: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (typeof booking !== 'string' || !isAllowed(ctx.actor, may.paperToPrint)) return null
  return paperToPrint(ctx, booking)
}

/** The scan of a signed contract; null for whoever does not sell its project, or without such a paper. */
export async function readPaperScan(headers: Headers, booking: unknown, paper: unknown) {
  const [ctx, id] = [await contextOfHeaders(headers), numberOf(paper)]
  if (typeof booking !== 'string' || id === null || !isAllowed(ctx.actor, may.openPaperScan)) return null
  return openPaperScan(ctx, booking, id)
}
