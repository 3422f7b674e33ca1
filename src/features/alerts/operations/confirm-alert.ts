import { isMailedToken } from '@/kit/mailed-token'
import { ok, type Result, refuse } from '@/kit/result'
import type { Context } from '@/platform/context'
import { enqueue } from '@/platform/queue'
import { inTransaction } from '@/platform/transaction'
import { decideProof } from '../rules/asking'
import { ALERT_KNOW_TASK } from './alert-tasks'
import { changeAlert, holdAlert } from './held-alert'
import { otherAlertsOf } from './other-alerts'

/**
 * Takes the proof that an address is its owner's (double opt-in) and has it noted what the search finds today: that
 * counts as known. Pressing again says the same. Refuses a link that is older than seven days, gave way to newer ones or
 * was never ours, and one more beside ten that were proved.
 */
export async function confirmAlert(ctx: Context, token: string): Promise<Result<null, 'linkEnded'>> {
  if (!isMailedToken(token)) return refuse('linkEnded')
  return inTransaction(ctx, async (inside) => {
    const held = await holdAlert(inside, { confirm: token })
    const others = held ? await otherAlertsOf(inside, held.email, held) : []
    const decision = held ? decideProof(held, others, inside.now) : 'linkEnded'
    if (!held || decision === 'linkEnded') return refuse('linkEnded')
    if (decision === 'done') return ok(null)
    await changeAlert(inside, held.id, { state: 'confirmed', confirmedAt: inside.now.toISOString() })
    await enqueue(inside, ALERT_KNOW_TASK, { alert: held.id })
    return ok(null)
  })
}
