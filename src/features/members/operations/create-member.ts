import { subscribeMember } from '@/features/leads/server'
import { policyInForce } from '@/features/policies/server'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { inTurn } from '@/kernel/in-turn'
import { sql } from '@/platform/database'
import { rowsOf } from '@/platform/rows'
import type { TransactionContext } from '@/platform/transaction'
import type { PendingMember } from '../domain/challenge'
import { randomNumber } from './secrets'

/** Makes the account of a proven address, with the consents that were given for it. Returns its id. */
export async function createMember(
  ctx: TransactionContext,
  { email, locale }: { email: string; locale: Locale },
  entered: PendingMember = { name: '', phone: null, consents: [] },
): Promise<string> {
  const now = ctx.now.toISOString()
  const [made] = await rowsOf(
    ctx,
    sql`insert into members (olm_id, ola_id, email, name, phone, locale, created_at, updated_at)
      values (${randomNumber()}, ${randomNumber()}, ${email}, ${entered.name}, ${entered.phone}, ${locale}, ${now}, ${now})
      returning id`,
  )
  const member = String(made?.id)
  const notice = await policyInForce(ctx, 'privacy')
  await inTurn(entered.consents, ({ purpose, given, wording }) =>
    rowsOf(
      ctx,
      sql`insert into member_consents (member, purpose, given, notice, wording, at)
        values (${member}, ${purpose}, ${given}, ${notice}, ${wording}, ${now})`,
    ),
  )
  const news = entered.consents.find(({ purpose, given }) => purpose === 'news' && given)
  if (news) {
    const itself = { ...ctx, actor: { kind: 'member', id: member, session: '' } as const }
    const page = pagePath(locale, 'register')
    await subscribeMember(itself, { email, locale, page, source: '', wording: news.wording })
  }
  return member
}
