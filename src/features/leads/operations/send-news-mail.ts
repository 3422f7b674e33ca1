import { homePath, policyPath } from '@/features/routing'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import type { NewsMail } from '../domain/newsletter'
import { may } from '../domain/permissions'
import { confirmMail, welcomeMail } from '../emails/news-mails'
import { newsletter } from './locked-subscriber'

/** The state a subscriber must still be in when the mail is sent. */
const STATE_FOR = { confirm: 'waiting', welcome: 'confirmed' } as const satisfies Record<NewsMail, string>

/**
 * Sends one mail to a subscriber, with unsubscribe links, under an id that is the same for every try. Sends nothing when
 * the subscriber is gone or in another state by then.
 */
export async function sendNewsMail(ctx: Context, id: number, mail: NewsMail, mailId: string): Promise<void> {
  requireActor(ctx, may.sendNewsMail)

  const found = await localApi(ctx, 'everything').findByID({
    collection: 'subscribers',
    id,
    depth: 0,
    disableErrors: true,
  })
  if (!found?.email || !found.salt || found.state !== STATE_FOR[mail]) return
  const { email, locale, salt } = found
  const content = {
    locale,
    email,
    askedAt: new Date(found.consents?.at(-1)?.at ?? found.createdAt),
    href:
      mail === 'confirm' ? newsletter.confirmHref(locale, salt, found.round ?? 1) : env.publicUrl + homePath(locale),
    ...newsletter.unsubscribeLinks(locale, salt),
    policyHref: `${env.publicUrl}${policyPath(locale)}`,
  }
  await sendMail(mail === 'confirm' ? await confirmMail(content) : await welcomeMail(content), mailId)
}
