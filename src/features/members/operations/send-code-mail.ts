import { pagePath } from '@/features/routing'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { env } from '@/platform/env'
import { sendMail } from '@/platform/mail'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { may } from '../domain/permissions'
import { codeMail } from '../emails/code-mail'
import { toChallenge } from './challenge-row'
import { codeOf, linkTokenOf } from './secrets'

/** Mails the code and the link of a challenge that is still open. */
export async function sendCodeMail(ctx: Context, challenge: string, mailId: string): Promise<void> {
  requireActor(ctx, may.sendCodeMail)

  const [row] = await rowsOf(
    ctx,
    sql`select * from member_challenges
      where id = ${challenge} and consumed_at is null and expires_at > ${ctx.now.toISOString()}`,
  )
  if (!row) return
  const { email, locale, purpose, salt } = toChallenge(row)
  const link = pagePath(locale, 'register-activation-link', { token: linkTokenOf(salt) })
  await sendMail(await codeMail({ locale, email, purpose, code: codeOf(salt), href: env.publicUrl + link }), mailId)
}
