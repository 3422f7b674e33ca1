import { coBuyerTokenOf, sealContact } from '@/features/booking/server'
import { readEmail } from '@/kernel/form/email'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { hashOf } from '@/platform/sign-in/token-hash'
import { may } from '../domain/permissions'
import { lockHome } from './home-link'
import { buyerName, invitedOf, nowOf } from './home-record'
import { queueMail } from './home-tasks'

export type InviteRefusal = 'gone' | 'notAnEmail'

/**
 * Mails a further buyer of the contract a link of their own. Inviting again replaces the link, and the one before opens
 * nothing any more. The link shows the home, its payments and papers, and lets them pay and ask; it never shows anybody
 * else's address or document.
 */
export function inviteCoBuyer(
  ctx: Context,
  token: string,
  { number, email }: { number: number; email: string },
): Promise<Result<null, InviteRefusal>> {
  requireActor(ctx, may.inviteCoBuyer)

  return inTransaction(ctx, async (inside): Promise<Result<null, InviteRefusal>> => {
    const link = await lockHome(inside, token)
    if (link?.buyer !== 1 || number < 2 || buyerName(link.booking, number) === '') return refuse('gone')
    const read = readEmail(email)
    if (!read.ok) return refuse('notAnEmail')
    const { id, reference } = link.booking
    const round = ((await invitedOf(inside, id)).get(number)?.round ?? 0) + 1
    const hash = hashOf(coBuyerTokenOf(reference, number, round))
    await rowsOf(
      inside,
      sql`insert into home_co_buyers (booking_id, number, round, email, link_hash, invited_at)
        values (${id}, ${number}, ${round}, ${sealContact(reference, read.value)}, ${hash}, ${nowOf(inside)})
        on conflict (booking_id, number) do update set round = excluded.round, email = excluded.email,
          link_hash = excluded.link_hash, invited_at = excluded.invited_at`,
    )
    await queueMail(inside, { reference, news: 'invited', buyer: number })
    return ok(null)
  })
}
