import type { OwnBooking } from '@/features/booking'
import { findBooking, findBookingOf, findBookingOfSigner, lockBookingOf } from '@/features/booking/server'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { rowsOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { hashOf } from '@/platform/sign-in/token-hash'
import { hasHomePage, hasSigned } from '../domain/home'

/** Who came by a link: the booking, and the number of the buyer, 1 to 4. */
export interface HomeLink {
  booking: OwnBooking
  buyer: number
}

const TOKEN = /^[0-9a-f]{64}$/

/** The booking of a further buyer's own link. */
async function ofCoBuyer(ctx: Readonly<Context>, token: string): Promise<HomeLink | null> {
  const [row] = await rowsOf(
    ctx,
    sql`select c.number, b.reference from home_co_buyers c join bookings b on b.id = c.booking_id
      where c.link_hash = ${hashOf(token)}`,
  )
  const booking = row ? await findBookingOf(ctx, String(row.reference)) : null
  return booking && { booking, buyer: Number(row?.number) }
}

async function openLink(ctx: Readonly<Context>, token: string): Promise<HomeLink | null> {
  if (!TOKEN.test(token)) return null
  const own = await findBooking(ctx, token)
  if (own) return { booking: own, buyer: 1 }
  const signer = await findBookingOfSigner(ctx, token)
  return signer ? { booking: signer.booking, buyer: signer.number } : ofCoBuyer(ctx, token)
}

/** The booked home that a link opens; null for any other token, and before the booking fee is paid. */
export async function openHome(ctx: Readonly<Context>, token: string): Promise<HomeLink | null> {
  const link = await openLink(ctx, token)
  return link && hasHomePage(link.booking.state) ? link : null
}

/** The signed booking that a link opens; null for any other token, and before the contract is signed. */
export async function openSigned(ctx: Readonly<Context>, token: string): Promise<HomeLink | null> {
  const link = await openLink(ctx, token)
  return link && hasSigned(link.booking.state) ? link : null
}

/** The same inside a transaction, with the booking locked: its steps come one after the other. */
export async function lockHome(ctx: TransactionContext, token: string): Promise<HomeLink | null> {
  const link = await openHome(ctx, token)
  const booking = link && (await lockBookingOf(ctx, link.booking.reference))
  return booking && hasHomePage(booking.state) ? { ...link, booking } : null
}
