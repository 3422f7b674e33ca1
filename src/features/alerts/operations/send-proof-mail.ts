import { savedSearchPath } from '@/features/addresses'
import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { sendMail } from '@/platform/mail'
import { proofMail } from '../mails/alert-mails'
import { letterTo } from './alert-letter'
import { confirmToken } from './alert-tokens'

/** Asks the owner of an address whether they want the alerts. An alert that is gone, or has moved on, sends none. */
export async function sendProofMail(ctx: Context, id: number): Promise<void> {
  const found = await ctx.payload.findByID({ collection: 'saved-searches', id, depth: 0, disableErrors: true })
  if (!found?.salt || found.state !== 'asked') return
  const { locale, email, summary, salt } = found
  const token = confirmToken(salt, found.round ?? 1)
  const letter = {
    ...letterTo({ locale, email, summary, salt }),
    askedAt: new Date(found.consentAt),
    href: env.publicUrl + savedSearchPath(locale, { step: 'confirm', token }),
  }
  await sendMail(await proofMail(letter))
}
