import { ok, type Result, refuse } from '@/kernel/result'
import { MAX_ROUNDS, RESEND_SECONDS, type SendRefusal } from '@/kernel/sign-in/mailed-code'
import { sql } from '@/platform/database/database'
import { rowsOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { hashOf } from '@/platform/sign-in/token-hash'
import type { StoredBooking } from './booking-record'
import { signerTokenOf } from './booking-secrets'
import { SIGNER_LINK_TASK } from './booking-tasks'

/**
 * Mails a further buyer the link by which they sign. The one before opens nothing any more. `isNew` skips the pause: the
 * address has changed.
 */
export async function inviteSigner(
  ctx: TransactionContext,
  { id, reference }: Pick<StoredBooking, 'id' | 'reference'>,
  buyer: number,
  { isNew = false } = {},
): Promise<Result<null, SendRefusal>> {
  const [before] = await rowsOf(
    ctx,
    sql`select round, sent_at from booking_signers where booking_id = ${id} and buyer = ${buyer} for update`,
  )
  const round = Number(before?.round ?? 0) + 1
  if (round > MAX_ROUNDS) return refuse('tooMany')
  const since = before ? ctx.now.getTime() - new Date(before.sent_at as string).getTime() : Number.POSITIVE_INFINITY
  if (!isNew && since < RESEND_SECONDS * 1000) return refuse('tooSoon')
  const hash = hashOf(signerTokenOf(reference, buyer, round))
  await rowsOf(
    ctx,
    sql`insert into booking_signers (booking_id, buyer, round, link_hash, sent_at)
      values (${id}, ${buyer}, ${round}, ${hash}, ${ctx.now.toISOString()}::timestamptz)
      on conflict (booking_id, buyer) do update
        set round = excluded.round, link_hash = excluded.link_hash, sent_at = excluded.sent_at`,
  )
  await enqueue(ctx, SIGNER_LINK_TASK, { booking: id, buyer, round })
  return ok(null)
}
