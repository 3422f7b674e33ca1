import { isMailedToken } from '@/kit/mailed-token'
import { ok, type Result, refuse } from '@/kit/result'
import type { Context } from '@/platform/context'
import { inTransaction } from '@/platform/transaction'
import { canBecome } from '../rules/subscriber-states'
import { holdSubscriber } from './held-subscriber'

/** By which way somebody left: the page that a link of ours opens, or the button of their mail program (RFC 8058). */
export type WayOut = 'left' | 'left_by_mail_program'

/**
 * Ends the news at once, without a login and without a question (PDPA §19: as easy as it was given). Leaving again
 * says the same. Refuses only a link that belongs to nobody any more.
 */
export async function leaveNewsletter(ctx: Context, token: string, way: WayOut): Promise<Result<null, 'unknownLink'>> {
  if (!isMailedToken(token)) return refuse('unknownLink')
  return inTransaction(ctx, async (inside) => {
    const held = await holdSubscriber(inside, { leave: token })
    if (!held) return refuse('unknownLink')
    if (!canBecome(held.state, 'left')) return ok(null)
    const at = inside.now.toISOString()
    await inside.payload.update({
      collection: 'subscribers',
      id: held.id,
      depth: 0,
      req: inside.req,
      // Whoever comes back at once shall not wait for a mail.
      data: {
        state: 'left',
        leftAt: at,
        writtenAt: null,
        linkEndsAt: null,
        history: [...held.history, { at, event: way }],
      },
    })
    return ok(null)
  })
}
