import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { SampleMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import type { Appointment } from '../domain/appointment'
import { may } from '../domain/permissions'
import { deskMail, visitorMail } from '../emails/visit-mails'
import { listGalleries } from './list-galleries'

const VISIT_NEWS = ['booked', 'moved', 'cancelled', 'reminder'] as const

/** The mails about visits in a language, with invented facts; none without a sales gallery. */
export async function sampleMails(ctx: Context, locale: Locale): Promise<SampleMail[]> {
  requireActor(ctx, may.sampleMails)

  const [gallery] = await listGalleries(ctx, locale)
  if (!gallery) return []
  const at = ctx.now.toISOString()
  const visit: Appointment = {
    ...{ id: 1, reference: 'K7F2QM9X', state: 'booked', kind: 'visit', gallery, startsAt: at, endsAt: at },
    ...{ name: 'Mali Srisuk', email: 'mali@example.com', people: 2, project: gallery.projects[0] ?? null },
    ...{ changes: 0, locale },
  }
  const found: SampleMail[] = []
  for (const news of VISIT_NEWS) {
    const facts = { replyTo: env.VISITS_EMAIL, link: env.publicUrl, timeZone: 'Asia/Hong_Kong', others: [] }
    found.push({ key: news, mail: await visitorMail(visit, news, facts) })
  }
  const desk = {
    to: env.VISITS_EMAIL,
    phone: '+66812345678',
    message: '',
    others: [],
    backOffice: `${env.publicUrl}/admin`,
  }
  return [...found, { key: 'desk', mail: await deskMail(visit, 'booked', desk) }]
}
