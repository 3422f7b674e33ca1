import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, timeIn } from '@/platform/database/rows'
import { may } from '../domain/permissions'
import { launchStep, type StepRefusal } from './launch-step'
import { LAUNCH_MAIL_TASK } from './launch-tasks'
import { addEvent } from './rows'

/**
 * Withdraws a launch for a reason that everybody reads: nobody enters, is drawn, is called or holds a unit in it any more,
 * and all that was published stays. Each entrant is told. A correction is a new launch, with its own commitment, which
 * names the withdrawn ones.
 */
export function withdrawLaunch(
  ctx: Context,
  code: string,
  reason: string,
): Promise<Result<null, StepRefusal | 'notNow' | 'withdrawn'>> {
  requireActor(ctx, may.withdrawLaunch)

  return launchStep<null, 'notNow' | 'withdrawn'>(ctx, { code, reason, isClosing: true }, async (inside, launch) => {
    const { campaign } = launch
    if (!launch.commitment) return refuse('notNow')
    if (launch.withdrawal) return refuse('withdrawn')
    await rowsOf(
      inside,
      sql`insert into launch_withdrawals (campaign_id, reason, was_drawn, withdrawn_at)
        values (${campaign}, ${reason.trim()}, ${launch.draw !== null}, ${timeIn(inside.now)})`,
    )
    await addEvent(inside, campaign, 'withdraw', { reason: reason.trim() })
    await rowsOf(
      inside,
      sql`select graphile_worker.add_job(${LAUNCH_MAIL_TASK},
          payload := json_build_object('entry', id, 'news', 'withdrawn'), max_attempts := 12)
        from launch_entries where campaign_id = ${campaign}`,
    )
    const data = { isOpen: false }
    await localApi(inside, 'everything').update({ collection: 'booking-campaigns', id: campaign, depth: 0, data })
    return ok(null)
  })
}
