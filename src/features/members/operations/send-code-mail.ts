import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle'
import { pagePath } from '@/features/routing'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { codeMail } from '../emails/code-mail'
import { memberChallenges } from '../tables'
import { codeOf, linkTokenOf } from './secrets'

/** Mails the code and the link of a challenge that is still open. */
export async function sendCodeMail(ctx: Context, challenge: string, mailId: string): Promise<void> {
  requireActor(ctx, may.sendCodeMail)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select()
    .from(memberChallenges)
    .where(
      and(
        eq(memberChallenges.id, challenge),
        isNull(memberChallenges.consumedAt),
        gt(memberChallenges.expiresAt, ctx.now),
      ),
    )
  if (!row) return
  const { email, locale, purpose, salt } = row
  const link = pagePath(locale, 'register-activation-link', { token: linkTokenOf(salt) })
  await sendMail(await codeMail({ locale, email, purpose, code: codeOf(salt), href: env.publicUrl + link }), mailId)
}
