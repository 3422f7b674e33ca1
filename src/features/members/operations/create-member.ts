import { subscribeMember } from '@/features/leads/server'
import { policyInForce } from '@/features/policies/server'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { inTurn } from '@/kernel/in-turn'
import { queriesOf, theRow } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import type { PendingMember } from '../domain/challenge'
import { memberConsents, members } from '../tables'
import { randomNumber } from './secrets'

/** Makes the account of a proven address, with the consents that were given for it. Returns its id. */
export async function createMember(
  ctx: TransactionContext,
  { email, locale }: { email: string; locale: Locale },
  entered: PendingMember = { name: '', phone: null, consents: [] },
): Promise<string> {
  const now = ctx.now
  const db = await queriesOf(ctx)
  const { id: member } = theRow(
    await db
      .insert(members)
      .values({
        olmId: randomNumber(),
        olaId: randomNumber(),
        email,
        name: entered.name,
        phone: entered.phone,
        locale,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: members.id }),
  )
  const notice = await policyInForce(ctx, 'privacy')
  await inTurn(entered.consents, async ({ purpose, given, wording }) => {
    await db.insert(memberConsents).values({ member, purpose, given, notice, wording, at: now })
  })
  const news = entered.consents.find(({ purpose, given }) => purpose === 'news' && given)
  if (news) {
    const itself = { ...ctx, actor: { kind: 'member', id: member, session: '' } as const }
    const page = pagePath(locale, 'register')
    await subscribeMember(itself, { email, locale, page, source: '', wording: news.wording })
  }
  return member
}
