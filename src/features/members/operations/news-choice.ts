import { subscribeMember, unsubscribeMember } from '@/features/leads/server'
import { policyInForce } from '@/features/policies/server'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import { findAccount } from './account'
import { memberOf } from './member-of'

/** Whether news is wanted, in which language, and the sentence that was shown. */
export interface NewsChoice {
  isWanted: boolean
  locale: Locale
  wording: string
}

/** Begins or ends the newsletter of a member, with a line in the consents. */
export async function chooseNews(ctx: Context, { isWanted, locale, wording }: NewsChoice): Promise<void> {
  requireActor(ctx, may.chooseNews)

  await inTransaction(ctx, async (inside) => {
    const { email } = await findAccount(inside)
    const notice = await policyInForce(inside, 'privacy')
    await rowsOf(
      inside,
      sql`insert into member_consents (member, purpose, given, notice, wording, at)
        values (${memberOf(inside).id}, 'news', ${isWanted}, ${notice}, ${wording}, ${inside.now.toISOString()})`,
    )
    if (!isWanted) return unsubscribeMember(inside, email)
    const page = pagePath(locale, 'account-setting')
    return subscribeMember(inside, { email, locale, page, source: '', wording })
  })
}
