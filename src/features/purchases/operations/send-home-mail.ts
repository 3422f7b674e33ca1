import type { OwnBooking } from '@/features/booking'
import { coBuyerTokenOf, findBookingOf, openContact } from '@/features/booking/server'
import { currentProvider } from '@/features/payments/server'
import { pagePath } from '@/features/routing'
import { findStaffReader } from '@/features/staff/server'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { type Mail, sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { buyerMail, type HomeMail, isAboutPaying, keeperMail } from '../emails/home-mails'
import { appointmentsOf, invitedOf, keeperOf, paymentsOf } from './home-record'
import { BUYER_NEWS, type BuyerNews, type HomeMailJob, KEEPER_NEWS, type KeeperNews } from './home-tasks'

/** Where a buyer is written to, and the token of their link; null for who has none. */
async function buyerOf(ctx: Context, booking: OwnBooking, number: number) {
  if (number === 1) return booking.buyers && { email: booking.buyers.email, token: booking.linkToken }
  const invited = (await invitedOf(ctx, booking.id)).get(number)
  const email = invited && openContact(booking.reference, invited.email)
  return invited && email ? { email, token: coBuyerTokenOf(booking.reference, number, invited.round) } : null
}

/** What the mail is about, as it is now: a payment that was replaced meanwhile is not mailed about. */
async function factsOf(ctx: Context, booking: OwnBooking, job: HomeMailJob) {
  const { locale, snapshot, reference } = booking
  const payments = job.payment === undefined ? [] : await paymentsOf(ctx, booking.id)
  const appointments = job.appointment === undefined ? [] : await appointmentsOf(ctx, booking.id)
  return {
    ...{ locale, reference, unit: snapshot.unit.number, project: snapshot.project.title[locale] },
    payment: payments.find(({ number }) => number === job.payment) ?? null,
    appointment: appointments.findLast(({ kind }) => kind === job.appointment) ?? null,
    amount: job.amount ?? null,
    isTrial: currentProvider()?.isLive === false,
  }
}

/** A reminder, or the news of a slip, is for what is still to be paid. */
const isPointless = (news: BuyerNews, { payment }: Pick<HomeMail, 'payment'>) =>
  isAboutPaying(news) && (payment === null || payment.receiptNumber !== null)

async function toBuyer(ctx: Context, booking: OwnBooking, job: HomeMailJob, news: BuyerNews): Promise<Mail | null> {
  const buyer = await buyerOf(ctx, booking, job.buyer ?? 1)
  const facts = await factsOf(ctx, booking, job)
  if (!buyer || isPointless(news, facts)) return null
  const path = isAboutPaying(news)
    ? `${pagePath(booking.locale, 'confirm-payment', { token: buyer.token })}?payment=${job.payment}`
    : pagePath(booking.locale, 'my-home', { token: buyer.token })
  const name = booking.buyers?.buyers[(job.buyer ?? 1) - 1]?.name ?? ''
  return buyerMail({ ...facts, email: buyer.email, name, href: env.publicUrl + path }, news)
}

async function toKeeper(ctx: Context, booking: OwnBooking, job: HomeMailJob, news: KeeperNews): Promise<Mail> {
  const facts = await factsOf(ctx, booking, job)
  const keeper = await keeperOf(ctx, booking.id)
  const found = keeper && (await findStaffReader(await databaseOf(ctx.payload, ctx.req), keeper.id))
  const reader = found ?? { email: env.SALES_EMAIL, name: '', locale: 'th' as const }
  const href = `${env.publicUrl}/admin/bookings?booking=${booking.reference}`
  return keeperMail({ ...facts, ...reader, project: booking.snapshot.project.title[reader.locale], href }, news)
}

/** Sends one mail about a home, under an id that is the same for every try. Nothing to who has no link any more. */
export async function sendHomeMail(ctx: Context, job: HomeMailJob, mailId: string): Promise<void> {
  requireActor(ctx, may.sendHomeMail)

  const booking = await findBookingOf(ctx, job.reference)
  if (!booking) return
  const [toBuyers, toKeepers] = [
    BUYER_NEWS.find((one) => one === job.news),
    KEEPER_NEWS.find((one) => one === job.news),
  ]
  const mail = toBuyers
    ? await toBuyer(ctx, booking, job, toBuyers)
    : toKeepers && (await toKeeper(ctx, booking, job, toKeepers))
  if (mail) await sendMail(mail, mailId)
}
