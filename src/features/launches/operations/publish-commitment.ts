import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { commitmentOf } from '../domain/draw'
import { planFault } from '../domain/launch'
import { may } from '../domain/permissions'
import { newSecret, sealSecret } from './launch-secrets'
import { launchStep, type StepRefusal } from './launch-step'
import { addEvent, at, rowsOf } from './rows'

/** Why a plan was not committed to. */
export type CommitRefusal = StepRefusal | 'done' | NonNullable<ReturnType<typeof planFault>>

/**
 * Fixes the plan of a launch and publishes the hash of a new secret. From now on people can enter, and nothing about the
 * launch can be changed any more: the row is only ever added. The secret stays encrypted until the draw.
 */
export function publishCommitment(ctx: Context, code: string, reason: string): Promise<Result<string, CommitRefusal>> {
  requireActor(ctx, may.publishCommitment)

  return launchStep<string, CommitRefusal>(ctx, { code, reason }, async (inside, launch) => {
    if (launch.commitment) return refuse('done')
    const fault = planFault(launch, inside.now)
    const { registrationOpensAt: opens, registrationClosesAt: closes } = launch
    if (fault || !opens || !closes) return refuse(fault ?? 'dates')
    const secret = newSecret()
    const sha256 = await commitmentOf(secret)
    await rowsOf(
      inside,
      sql`insert into launch_commitments (campaign_id, code, sealed_secret, sha256, registration_opens_at,
          registration_closes_at, number_name, turn_minutes, turns_from, turns_until, missed, made_at)
        values (${launch.campaign}, ${code}, ${sealSecret(code, secret)}, ${sha256}, ${at(opens)}, ${at(closes)},
          ${JSON.stringify(launch.numberName)}::jsonb, ${launch.turnMinutes}, ${launch.turnsFrom}, ${launch.turnsUntil},
          ${launch.missed}, ${at(inside.now)})`,
    )
    await addEvent(inside, launch.campaign, 'commit', { reason: reason.trim(), facts: { sha256 } })
    return ok(sha256)
  })
}
