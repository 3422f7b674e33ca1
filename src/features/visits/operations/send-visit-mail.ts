import { pagePath } from '@/features/routing'
import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { localApi } from '@/platform/local-api'
import { sendMail } from '@/platform/mail'
import { requireActor } from '@/platform/require-actor'
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
  const mail =
    to === 'desk'
      ? await deskMail(appointment, news, {
          to: env.VISITS_EMAIL,
          phone: stored.phone ?? '',
          message: stored.message ?? '',
          backOffice: `${env.publicUrl}/admin/collections/appointments/${id}`,
        })
      : await visitorMail(appointment, news, {
          replyTo: env.VISITS_EMAIL,
          link:
            env.publicUrl + pagePath(appointment.locale, 'appointment', { token: linkTokenOf(appointment.reference) }),
          timeZone: stored.timeZone ?? '',
        })
  await sendMail(mail, mailId)
}
