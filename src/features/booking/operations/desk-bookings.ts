import { sellsInSql } from '@/features/leads/server'
import { latestSlip, listRefundsFor } from '@/features/payments/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import type { BookingState } from '../domain/booking-states'
import type { BoardUnit, DeskBooking, DeskBookingPage } from '../domain/desk'
import { canSignByCode } from '../domain/identity'
import { may } from '../domain/permissions'
import { readBooking, type StoredBooking, toBooking } from './booking-record'
import { openIdentity } from './booking-secrets'
import { partiesOf } from './contract-parties'
import { findOwnSigning, isSignCodeSent } from './find-booking'
import { latestPaper } from './read-paper'

const MOST = 50

const toDeskBooking = (booking: StoredBooking): DeskBooking => ({
  reference: booking.reference,
  state: booking.state,
  project: booking.snapshot.project.title.en,
  unit: booking.snapshot.unit.number,
  fee: booking.fee,
  price: booking.price,
  heldAt: booking.heldAt,
  holdEndsAt: booking.holdEndsAt,
  paidAt: booking.paidAt,
  buyer: openIdentity(booking.reference, booking.identity)?.buyers[0]?.name ?? null,
})

/**
 * The bookings of a state, or all, of the projects that sales sell, newest first, at most fifty. A search finds references, units and receipts; names are
 * stored unreadably, and are not searched.
 */
export async function listDeskBookings(
  ctx: Context,
  { search, state }: { search: string; state: BookingState | null },
): Promise<DeskBooking[]> {
  requireActor(ctx, may.listDeskBookings)

  const text = search.replaceAll('\0', '').trim().slice(0, 60)
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await rowsOf(
    ctx,
    sql`select * from bookings where (${state}::text is null or state = ${state})
      and ${sellsInSql(ctx, sql`project_id`)} and (${text} = '' or reference ilike ${pattern} or snapshot->'unit'->>'number' ilike ${pattern}
        or receipt_number ilike ${pattern})
    order by id desc limit ${MOST}`,
  )
  return rows.map((row) => toDeskBooking(toBooking(row)))
}

/** How many bookings are in each state. */
export async function countBookings(ctx: Context): Promise<Partial<Record<BookingState, number>>> {
  requireActor(ctx, may.countBookings)

  const rows = await rowsOf(
    ctx,
    sql`select state, count(*) as n from bookings where ${sellsInSql(ctx, sql`project_id`)} group by state`,
  )
  return Object.fromEntries(rows.map((row) => [String(row.state), Number(row.n)]))
}

async function sellerOf(ctx: Context, { seller }: StoredBooking): Promise<DeskBookingPage['seller']> {
  if (seller === null) return null
  const [row] = await rowsOf(ctx, sql`select name from staff where id = ${seller}`)
  return { name: String(row?.name ?? '–'), isReader: staffOf(ctx) === seller }
}

/** One booking with its history, for staff; null when there is none, and for sales of other projects. */
export async function readDeskBooking(ctx: Context, reference: string): Promise<DeskBookingPage | null> {
  requireActor(ctx, may.readDeskBooking)

  const booking = await readBooking(ctx, sql`reference = ${reference} and ${sellsInSql(ctx, sql`project_id`)}`)
  if (!booking) return null
  const identity = openIdentity(booking.reference, booking.identity)
  const events = await rowsOf(
    ctx,
    sql`select e.*, s.name from booking_events e left join staff s on s.id = e.staff
      where e.booking_id = ${booking.id} order by e.id`,
  )
  const { snapshot, termsVersion, paidAmount, receiptNumber, signedAt, isForeign, renewals, locale } = booking
  return {
    booking: {
      ...toDeskBooking(booking),
      ...{ snapshot, termsVersion, paidAmount, receiptNumber, signedAt, isForeign, renewals, locale },
      parties: partiesOf(booking.reference, identity),
    },
    seller: await sellerOf(ctx, booking),
    isSignCodeSent: booking.state === 'verified' && (await isSignCodeSent(ctx, booking.id)),
    signing: (await findOwnSigning(ctx, booking))?.signers ?? null,
    canSignByCode: identity !== null && canSignByCode(identity),
    paper: await latestPaper(ctx, booking.id),
    slip: await latestSlip(ctx, 'booking', booking.reference),
    contact: identity && {
      email: identity.email,
      phone: identity.phone,
      buyers: identity.buyers.map(({ name, nationality }) => ({ name, nationality })),
      documentEnd: booking.documentEnd,
    },
    events: events.map((row) => ({
      step: String(row.step),
      to: row.to_state as BookingState,
      doer: String(row.doer),
      by: row.name === null ? null : String(row.name),
      note: String(row.note),
      at: new Date(row.at as string),
    })),
    refunds: await listRefundsFor(ctx, 'booking', booking.reference),
  }
}

/** The campaigns that have a board, the newest fifty first, or the one with this number however old it is. */
export async function listBoards(
  ctx: Context,
  locale: Locale,
  only: number | null = null,
): Promise<{ id: number; title: string }[]> {
  requireActor(ctx, may.listBoards)

  const rows = await rowsOf(
    ctx,
    sql`select c.id, coalesce(own.title, en.title, c.code) as title from booking_campaigns c
      left join booking_campaigns_locales own on own._parent_id = c.id and own._locale = ${locale}
      left join booking_campaigns_locales en on en._parent_id = c.id and en._locale = 'en'
      where ${only}::int is null or c.id = ${only} order by c.opens_at desc limit ${MOST}`,
  )
  return rows.map((row) => ({ id: Number(row.id), title: String(row.title) }))
}

/** Every unit of a campaign with its state, and the booking that has it, from the top floor down. */
export async function readBoard(ctx: Context, campaign: number): Promise<BoardUnit[]> {
  requireActor(ctx, may.readBoard)

  const chosen = sql`select r.units_id from booking_campaigns_rels r where r.parent_id = ${campaign} and r.path = 'units'`
  const rows = await rowsOf(
    ctx,
    sql`select u.id, u.number, u.building, u.floor, u.state, t.code as type, b.reference, b.state as booking_state,
        b.hold_ends_at
      from booking_campaigns c join units u on u.project_id = c.project_id
        join unit_types t on t.id = u.unit_type_id
        left join booking_holds h on h.unit_id = u.id and h.freed_at is null
        left join bookings b on b.id = h.booking_id
      where c.id = ${campaign} and (not exists (${chosen}) or u.id in (${chosen}))
      order by u.building, u.floor desc, u.number`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    number: String(row.number),
    building: String(row.building),
    floor: Number(row.floor),
    type: String(row.type),
    state: row.state as BoardUnit['state'],
    booking:
      row.reference === null
        ? null
        : {
            reference: String(row.reference),
            state: row.booking_state as BookingState,
            holdEndsAt: row.hold_ends_at === null ? null : new Date(row.hold_ends_at as string),
          },
  }))
}
