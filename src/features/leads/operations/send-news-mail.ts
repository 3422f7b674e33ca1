import { homePath, newsletterPath, policyPath } from '@/features/addresses'
import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { sendMail } from '@/platform/mail'
import { confirmMail, welcomeMail } from '../mails/news-mails'
import type { NewsMail } from '../rules/newsletter'
import { confirmToken, leaveToken } from './news-tokens'

/** In which state of a subscriber a mail still makes sense when its turn comes. */
const STATE_FOR = { confirm: 'waiting', welcome: 'confirmed' } as const satisfies Record<NewsMail, string>

/** Sends one mail to a subscriber, with its way out. Who is gone, or has moved on meanwhile, gets none. */
export async function sendNewsMail(ctx: Context, id: number, mail: NewsMail): Promise<void> {
  const found = await ctx.payload.findByID({ collection: 'subscribers', id, depth: 0, disableErrors: true })
  if (!found?.email || !found.salt || found.state !== STATE_FOR[mail]) return
  const { email, locale, salt } = found
  const leave = leaveToken(salt)
  const letter = {
    locale,
    email,
    askedAt: new Date(found.consents?.at(-1)?.at ?? found.createdAt),
    href: `${env.publicUrl}${
      mail === 'confirm'
        ? newsletterPath(locale, { step: 'confirm', token: confirmToken(salt, found.round ?? 1) })
        : homePath(locale)
    }`,
    leaveHref: `${env.publicUrl}${newsletterPath(locale, { step: 'leave', token: leave })}`,
    oneClickHref: `${env.publicUrl}/api/newsletter/leave/${leave}?locale=${locale}`,
    policyHref: `${env.publicUrl}${policyPath(locale)}`,
  }
  await sendMail(mail === 'confirm' ? await confirmMail(letter) : await welcomeMail(letter))
}
