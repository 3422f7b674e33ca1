import { isMailedToken } from '@/kit/mailed-token'
import { ok, type Result, refuse } from '@/kit/result'
import type { Context } from '@/platform/context'
import { enqueue } from '@/platform/queue'
import { inTransaction } from '@/platform/transaction'
import { decideConfirmation } from '../rules/newsletter'
import { holdSubscriber } from './held-subscriber'
import { NEWS_MAIL_TASK } from './subscribe-to-news'

/**
 * Takes the proof that an address is its owner's (double opt-in) and queues the welcome. Pressing again says the
 * same. Refuses a link that is older than seven days, was never ours, or is of a time before they left.
 */
export async function confirmSubscription(ctx: Context, token: string): Promise<Result<null, 'linkEnded'>> {
  if (!isMailedToken(token)) return refuse('linkEnded')
  return inTransaction(ctx, async (inside) => {
    const held = await holdSubscriber(inside, { confirm: token })
    const decision = held ? decideConfirmation(held, inside.now) : 'linkEnded'
    if (!held || decision === 'linkEnded') return refuse('linkEnded')
    if (decision === 'done') return ok(null)
    const at = inside.now.toISOString()
    await inside.payload.update({
      collection: 'subscribers',
      id: held.id,
      depth: 0,
      req: inside.req,
      data: {
        state: 'confirmed',
        confirmedAt: at,
        writtenAt: at,
        history: [...held.history, { at, event: 'confirmed' }],
      },
    })
    await enqueue(inside, NEWS_MAIL_TASK, { subscriber: held.id, mail: 'welcome' })
    return ok(null)
  })
}
