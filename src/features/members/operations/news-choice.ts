import { subscribeMember, unsubscribeMember } from '@/features/leads/server'
import { policyInForce } from '@/features/policies/server'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { memberConsents } from '../tables'
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
    const db = await queriesOf(inside)
    await db
      .insert(memberConsents)
      .values({ member: memberOf(inside).id, purpose: 'news', given: isWanted, notice, wording, at: inside.now })
    if (!isWanted) return unsubscribeMember(inside, email)
    const page = pagePath(locale, 'account-setting')
    return subscribeMember(inside, { email, locale, page, source: '', wording })
  })
}
