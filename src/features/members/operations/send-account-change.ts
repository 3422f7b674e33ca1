import { z } from 'zod'
import { findTemplateSetting } from '@/features/site/server'
import { LOCALES } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { sendMail } from '@/platform/mail/mail'
import { MAILED_EVENTS } from '../domain/own-account'
import { may } from '../domain/permissions'
import { accountChangeMail } from '../emails/account-change-mail'

/** A change of what opens an account, as it was noted; `to` is the address of the account in that moment. */
export const accountChangeFacts = z.object({
  to: z.string(),
  name: z.string().default(''),
  locale: z.enum(LOCALES),
  event: z.enum(MAILED_EVENTS),
  device: z.string(),
  at: z.coerce.date(),
})
type NotedChange = z.infer<typeof accountChangeFacts>

/** Mails the owner of an account that what opens it was changed. */
export async function sendAccountChange(ctx: Context, change: NotedChange, mailId: string): Promise<void> {
  requireActor(ctx, may.sendAccountChange)

  const { contact } = await findTemplateSetting(ctx, change.locale)
  await sendMail(await accountChangeMail({ ...change, phone: contact.phone ?? '' }), mailId)
}
