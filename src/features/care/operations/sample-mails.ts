import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { SampleMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { deskMail, personMail } from '../emails/case-mails'
import { CASE_NEWS } from './case-record'

/** The mails about complaints in a language, with invented facts. */
export async function sampleMails(ctx: Context, locale: Locale): Promise<SampleMail[]> {
  requireActor(ctx, may.sampleMails)

  const content = {
    ...{ locale, reference: 'K7F2QM9X', name: 'Mali Srisuk', email: 'mali@example.com', subject: 'defect' as const },
    ...{ home: 'noble vesper ploenchit 12/4', answerDue: ctx.now, href: env.publicUrl },
  }
  const found: SampleMail[] = []
  for (const news of CASE_NEWS) {
    const isOurs = news === 'opened' || news === 'answered' || news === 'solved'
    const mail = isOurs
      ? await personMail(content, news, env.CARE_EMAIL)
      : await deskMail(content, news, env.CARE_ESCALATION_EMAIL)
    found.push({ key: news, mail })
  }
  return found
}
