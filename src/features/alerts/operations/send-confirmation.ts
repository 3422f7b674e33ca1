import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { sendMail } from '@/platform/mail/mail'
import { may } from '../domain/permissions'
import { proofMail } from '../emails/alert-mails'
import { alertMailContent } from './alert-mail'
import { savedSearch } from './locked-alert'

/**
 * Sends the confirmation mail of an alert, under an id that is the same for every try. Sends nothing when the alert is
 * gone or no longer waits for it.
 */
export async function sendConfirmation(ctx: Context, id: number, mailId: string): Promise<void> {
  requireActor(ctx, may.sendConfirmation)

  const found = await localApi(ctx, 'everything').findByID({
    collection: 'saved-searches',
    id,
    depth: 0,
    disableErrors: true,
  })
  if (!found?.salt || found.state !== 'asked') return
  const { locale, email, summary, salt } = found
  const content = {
    ...alertMailContent({ locale, email, summary, salt }),
    askedAt: new Date(found.consentAt),
    href: savedSearch.confirmHref(locale, salt, found.round ?? 1),
  }
  await sendMail(await proofMail(content), mailId)
}
