import { pagePath } from '@/features/routing'
import { calendarFile } from '@/formats/calendar-file'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { directionsTo } from '@/kernel/city/directions'
import { mailbox } from '@/kernel/mail/mailbox'
import { holderContext } from '@/platform/database/payload'
import { env } from '@/platform/process/env'
import { findAppointment } from '../operations/find-appointment'

/** The calendar file of the appointment of a link; null when there is none. */
export async function readCalendarFile(locale: Locale, token: string): Promise<string | null> {
  const ctx = await holderContext('appointment', token)
  const appointment = await findAppointment(ctx, locale, token)
  if (!appointment) return null
  const t = words(locale, 'visits')
  const { reference, changes, gallery, project, kind, state, startsAt, endsAt } = appointment
  const place = `${gallery.name}, ${gallery.address}`
  const way = kind === 'video' ? [] : [`${t('page.directions')}: ${directionsTo(place)}`]
  return calendarFile({
    uid: `${reference}@${new URL(env.publicUrl).hostname}`,
    organizer: mailbox(env.MAIL_FROM),
    sequence: changes,
    isCancelled: state === 'cancelled',
    startsAt,
    endsAt,
    title: t('calendar.title', { gallery: project?.title ?? gallery.name }),
    place: kind === 'video' ? t('facts.byVideo') : place,
    description: [t('calendar.text', { reference, phone: gallery.phone }), ...way].join('\n'),
    url: env.publicUrl + pagePath(locale, 'appointment', { token }),
    now: ctx.now,
  })
}
