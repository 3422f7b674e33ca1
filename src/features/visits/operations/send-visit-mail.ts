import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Appointment as StoredAppointment } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { type Mail, sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import type { Appointment } from '../domain/appointment'
import { may } from '../domain/permissions'
import { deskMail, visitorMail } from '../emails/visit-mails'
import { toAppointment } from './find-appointment'
import { linkTokenOf } from './link-token'

/** One mail about an appointment. */
export interface VisitMail {
  appointment: number
  news: 'booked' | 'moved' | 'cancelled' | 'reminder'
  to: 'visitor' | 'desk'
}

/** The other visits of the same address that are still ahead: whoever booked twice by mistake sees it, and so does the desk. */
async function othersOf(ctx: Context, { id, email }: Appointment, locale: Locale): Promise<Appointment[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'appointments',
    where: {
      and: [
        { email: { equals: email } },
        { state: { equals: 'booked' } },
        { startsAt: { greater_than: ctx.now.toISOString() } },
        { id: { not_equals: id } },
      ],
    },
    locale,
    depth: 2,
    sort: 'startsAt',
    limit: 5,
    pagination: false,
  })
  return docs.map(toAppointment).filter((one) => one !== null)
}

async function mailOf(
  ctx: Context,
  stored: StoredAppointment,
  appointment: Appointment,
  { news, to }: Pick<VisitMail, 'news' | 'to'>,
): Promise<Mail> {
  const others = news === 'booked' ? await othersOf(ctx, appointment, to === 'desk' ? 'th' : appointment.locale) : []
  return to === 'desk'
    ? deskMail(appointment, news, {
        to: env.VISITS_EMAIL,
        phone: stored.phone ?? '',
        message: stored.message ?? '',
        others,
        backOffice: `${env.publicUrl}/admin/collections/appointments/${stored.id}`,
      })
    : visitorMail(appointment, news, {
        replyTo: env.VISITS_EMAIL,
        link:
          env.publicUrl + pagePath(appointment.locale, 'appointment', { token: linkTokenOf(appointment.reference) }),
        timeZone: stored.timeZone ?? '',
        others,
      })
}

/** Sends one mail about an appointment, under an id that is the same for every attempt. Nothing for an erased one. */
export async function sendVisitMail(
  ctx: Context,
  { appointment: id, news, to }: VisitMail,
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendVisitMail)

  const api = localApi(ctx, 'everything')
  const { locale } = (await api.findByID({ collection: 'appointments', id, depth: 0, disableErrors: true })) ?? {}
  if (!locale) return
  const stored = await api.findByID({
    collection: 'appointments',
    id,
    depth: 2,
    locale: to === 'desk' ? 'th' : locale,
  })
  const appointment = toAppointment(stored)
  if (!appointment?.email) return
  if (news === 'reminder' && appointment.state !== 'booked') return
  await sendMail(await mailOf(ctx, stored, appointment, { news, to }), mailId)
}
