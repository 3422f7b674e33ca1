import { z } from 'zod'
import { LOCALES } from '@/i18n/locales'
import { plainName } from '@/kernel/form/plain-name'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { accountPath } from '../domain/account-pages'
import { HOUSEHOLD_NEWS } from '../domain/household'
import { may } from '../domain/permissions'
import { householdMail } from '../emails/household-mail'

/** What happened in a household; `name` is as the person gave it. */
export const householdNewsFacts = z.object({
  to: z.string(),
  locale: z.enum(LOCALES),
  what: z.enum(HOUSEHOLD_NEWS),
  name: z.string(),
})

/** Mails somebody of a household what happened in it. */
export async function sendHouseholdNews(
  ctx: Context,
  news: z.infer<typeof householdNewsFacts>,
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendHouseholdNews)

  const href = env.publicUrl + accountPath(news.locale, 'household')
  await sendMail(await householdMail({ ...news, name: plainName(news.name), href }), mailId)
}
