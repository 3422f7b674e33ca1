import { z } from 'zod'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { MAILED_EVENTS } from '../domain/account-events'
import { may } from '../domain/permissions'
import { accountMail } from '../emails/account-mail'
import { STAFF_LOCALES } from './staff-reader'

/** The facts of the job. */
export const accountMailFacts = z.object({
  event: z.enum(MAILED_EVENTS),
  to: z.email(),
  name: z.string(),
  locale: z.enum(STAFF_LOCALES).default('th'),
  at: z.iso.datetime(),
})

/** Mails a person of staff, in their language, what happened to their account. `mailId` is the same for every try of the job. */
export async function sendAccountMail(
  ctx: Context,
  { event, to, name, locale, at }: z.infer<typeof accountMailFacts>,
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendAccountMail)

  const content = { event, to, name, locale, at: new Date(at), backOffice: `${env.publicUrl}/admin` }
  await sendMail(await accountMail(content), mailId)
}
