import { z } from 'zod'
import { findReceiptOf, latestPayment } from '@/features/payments/server'
import { pagePath } from '@/features/routing'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { CODE_PURPOSES } from '../domain/code'
import { emailOf } from '../domain/identity'
import { may } from '../domain/permissions'
import { receiptFilePath } from '../domain/receipt-file'
import { BOOKING_NEWS, type BookingMail, codeMail, newsMail, takenOverMail } from '../emails/booking-mails'
import { receiptMail } from '../emails/receipt-mail'
import { readBooking, type StoredBooking } from './booking-record'
import { codeOf, linkTokenOf, openIdentity } from './booking-secrets'

/** Which round of a code is mailed. */
export const bookingCodeFacts = z.object({
  booking: z.number().int(),
  purpose: z.enum(CODE_PURPOSES),
  round: z.number().int(),
  buyer: z.number().int().optional(),
})

/** What the buyer is told, with what the mail says of it. */
export const bookingNewsFacts = z.object({
  booking: z.number().int(),
  news: z.enum(BOOKING_NEWS),
  end: z.string().max(4).optional(),
  reason: z.enum(['unreadable', 'notReceived', 'wrongAmount', 'wrongAccount', 'usedBefore']).optional(),
  amount: z.number().int().positive().optional(),
})

/** What mails to a buyer of a booking say, 1 to 4; null for who has no address. */
export async function mailContentOf(
  ctx: Readonly<Context>,
  booking: StoredBooking,
  buyer = 1,
): Promise<BookingMail | null> {
  const identity = openIdentity(booking.reference, booking.identity)
  const email = identity && emailOf(identity, buyer)
  if (!email) return null
  const path = pagePath(booking.locale, 'payment-result', { token: linkTokenOf(booking.reference) })
  const { project, unit } = booking.snapshot
  const payment = await latestPayment(ctx, 'booking', booking.reference)
  return {
    isTrial: payment !== null && !payment.isLive,
    locale: booking.locale,
    email,
    name: identity.buyers[buyer - 1]?.name,
    reference: booking.reference,
    project: project.title[booking.locale],
    brand: project.brand,
    unit: unit.number,
    href: env.publicUrl + path,
  }
}

/** Mails the code of a round, under an id that is the same for every try. An older round is not mailed any more. */
export async function sendBookingCode(
  ctx: Context,
  { booking, purpose, round, buyer = 1 }: z.infer<typeof bookingCodeFacts>,
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendBookingCode)

  const found = await readBooking(
    ctx,
    sql`id = ${booking} and exists (select from booking_codes c where c.booking_id = bookings.id
      and c.purpose = ${purpose} and c.buyer = ${buyer} and c.round = ${round} and c.used_at is null)`,
  )
  const content = found && (await mailContentOf(ctx, found, buyer))
  if (!content) return
  await sendMail(await codeMail(content, purpose, codeOf(content.reference, purpose, round, buyer)), mailId)
}

/** Tells the buyer what became of the payment, with the link to the booking. */
export async function sendBookingNews(
  ctx: Context,
  { booking, news, ...facts }: z.infer<typeof bookingNewsFacts>,
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendBookingNews)

  const found = await readBooking(ctx, sql`id = ${booking}`)
  const content = found && (await mailContentOf(ctx, found))
  if (content) await sendMail(await newsMail(content, news, facts), mailId)
}

/** Tells the buyer that somebody of the counter has taken over their booking. */
export async function sendTakenOver(
  ctx: Context,
  { booking, seller, until }: { booking: number; seller: number; until: Date },
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendTakenOver)

  const found = await readBooking(ctx, sql`id = ${booking}`)
  const content = found && (await mailContentOf(ctx, found))
  if (!content) return
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select name from staff where id = ${seller}`)
  const contact = env.publicUrl + pagePath(found.locale, 'contact')
  await sendMail(await takenOverMail(content, { seller: String(rows[0]?.name ?? '–'), until, contact }), mailId)
}

/** Mails the receipt of a payment to its buyer, under an id that is the same for every try. */
export async function sendReceipt(
  ctx: Context,
  { booking, invoice }: { booking: number; invoice: string },
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendReceipt)

  const found = await readBooking(ctx, sql`id = ${booking}`)
  const content = found && (await mailContentOf(ctx, found))
  const receipt = await findReceiptOf(ctx, invoice)
  if (!content || !receipt) return
  const token = linkTokenOf(found.reference)
  const path = pagePath(found.locale, 'payment-receipt', { token })
  const file = env.publicUrl + receiptFilePath(found.locale, token, receipt.number)
  const href = `${env.publicUrl}${path}?receipt=${receipt.number}`
  await sendMail(await receiptMail({ ...content, href, file, title: found.snapshot.project.title, receipt }), mailId)
}
