import { ok, type Result, refuse } from '@/kernel/result'
import { unitKey } from '@/kernel/unit-key'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, timeIn } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { roundAt } from '../domain/beacon-chain'
import { hashOfText } from '../domain/draw'
import { type Launch, type PlanFault, planFault } from '../domain/launch'
import { may } from '../domain/permissions'
import { statementOf } from '../domain/statement'
import { newSecret, sealSecret } from './launch-secrets'
import { launchStep, type StepRefusal } from './launch-step'
import { countFreeUnits, nameUnits } from './launch-units'
import { addEvent } from './rows'

/** Why a plan was not committed to. */
export type CommitRefusal = StepRefusal | 'done' | 'noUnits' | PlanFault

async function withdrawnBefore(ctx: TransactionContext, { project }: Launch): Promise<string[]> {
  const rows = await rowsOf(
    ctx,
    sql`select m.code from launch_withdrawals w join launch_commitments m using (campaign_id)
      join booking_campaigns c on c.id = w.campaign_id where c.project_id = ${project.id}`,
  )
  return rows.map(({ code }) => String(code))
}

/**
 * Fixes the plan of a launch and publishes the hash of its statement: source and moment of the public number, all times,
 * project, units, fee, minutes and rules, and the hash of a new secret. From now on people can enter, and the database
 * keeps all of it. The secret stays encrypted until the draw. Refused while none of its units can be sold.
 */
export function publishCommitment(ctx: Context, code: string, reason: string): Promise<Result<string, CommitRefusal>> {
  requireActor(ctx, may.publishCommitment)

  return launchStep<string, CommitRefusal>(ctx, { code, reason }, async (inside, launch) => {
    if (launch.commitment) return refuse('done')
    const fault = planFault(launch, inside.now)
    const { campaign, registrationOpensAt: opens, registrationClosesAt: closes, numberAt } = launch
    if (fault || !opens || !closes || !numberAt) return refuse(fault ?? 'dates')
    if ((await countFreeUnits(inside, campaign)) === 0) return refuse('noUnits')
    const units = (await nameUnits(inside, campaign)).map(unitKey)
    const secret = newSecret()
    const fixed = { units, secret: await hashOfText(secret), withdrawn: await withdrawnBefore(inside, launch) }
    const statement = statementOf(launch, opens, closes, numberAt, fixed)
    const sha256 = await hashOfText(statement)
    const round = launch.numberSource === 'beacon' ? roundAt(numberAt) : null
    await rowsOf(
      inside,
      sql`insert into launch_commitments (campaign_id, code, sealed_secret, sha256, statement, registration_opens_at,
          registration_closes_at, number_source, number_at, beacon_round, number_name, turn_minutes, turns_from,
          turns_until, missed, made_at)
        values (${campaign}, ${code}, ${sealSecret(code, secret)}, ${sha256}, ${statement}, ${timeIn(opens)}, ${timeIn(closes)},
          ${launch.numberSource}, ${timeIn(numberAt)}, ${round}, ${JSON.stringify(launch.numberName)}::jsonb,
          ${launch.turnMinutes}, ${launch.turnsFrom}, ${launch.turnsUntil}, ${launch.missed}, ${timeIn(inside.now)})`,
    )
    await addEvent(inside, campaign, 'commit', { reason: reason.trim(), facts: { sha256 } })
    return ok(sha256)
  })
}
