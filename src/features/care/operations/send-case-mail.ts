import { eq } from '@payloadcms/db-postgres/drizzle'
import { pagePath } from '@/features/routing'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { deskMail, personMail } from '../emails/case-mails'
import { careCases } from '../tables'
import { type CaseNews, readStoredCase } from './case-record'
import { caseTokenOf } from './link-token'

/** Sends one mail about a case, under an id that is the same for every try. Nothing for an erased person. */
export async function sendCaseMail(
  ctx: Context,
  { case: id, news }: { case: number; news: CaseNews },
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendCaseMail)

  const found = await readStoredCase(ctx, eq(careCases.id, id))
  if (!found?.email) return
  const { reference, locale, name, email, subject, home, answerDue } = found
  const content = { reference, locale, name, email, subject, home, answerDue }
  if (news === 'opened' || news === 'answered' || news === 'solved') {
    const href = env.publicUrl + pagePath(locale, 'complaint-case', { token: caseTokenOf(reference) })
    return sendMail(await personMail({ ...content, href }, news, env.CARE_EMAIL), mailId)
  }
  const to = news === 'written' ? env.CARE_EMAIL : env.CARE_ESCALATION_EMAIL
  await sendMail(
    await deskMail({ ...content, href: `${env.publicUrl}/admin/care?case=${reference}` }, news, to),
    mailId,
  )
}
