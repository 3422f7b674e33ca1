import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, timeIn } from '@/platform/database/rows'
import { hashOfTickets } from '../domain/draw'
import { phaseOf } from '../domain/launch'
import { may } from '../domain/permissions'
import { launchesWhere } from './launch-record'
import { launchStep, type StepRefusal } from './launch-step'
import { addEvent } from './rows'

/**
 * Closes a registration whose time is over: the hash of all tickets is published with the last digest of their list, and
 * no entry is possible any more. It must be before the moment of the public number: a closing that came later proves
 * nothing, and such a launch is withdrawn.
 */
export function closeRegistration(
  ctx: Context,
  code: string,
  reason: string,
): Promise<Result<number, StepRefusal | 'notNow' | 'tooLate'>> {
  requireActor(ctx, may.closeRegistration)

  return launchStep<number, 'notNow' | 'tooLate'>(ctx, { code, reason, isClosing: true }, async (inside, launch) => {
    if (phaseOf(launch, inside.now) !== 'closing') return refuse('notNow')
    if (!launch.commitment?.statement || !launch.numberAt || launch.numberAt <= inside.now) return refuse('tooLate')
    const rows = await rowsOf(
      inside,
      sql`select ticket, digest from launch_entries where campaign_id = ${launch.campaign} order by place`,
    )
    const digest = String(rows.at(-1)?.digest ?? launch.commitment.sha256)
    const sha256 = await hashOfTickets(rows.map(({ ticket }) => String(ticket)))
    await rowsOf(
      inside,
      sql`insert into launch_closings (campaign_id, count, sha256, digest, closed_at)
        values (${launch.campaign}, ${rows.length}, ${sha256}, ${digest}, ${timeIn(inside.now)})`,
    )
    await addEvent(inside, launch.campaign, 'close', {
      reason: reason.trim(),
      facts: { count: rows.length, sha256, digest },
    })
    return ok(rows.length)
  })
}

/** Closes every registration whose time is over. Resolves to their number. */
export async function closeDueRegistrations(ctx: Context): Promise<number> {
  requireActor(ctx, may.closeDueRegistrations)

  const due = await launchesWhere(
    ctx,
    sql`m.registration_closes_at <= ${timeIn(ctx.now)} and m.number_at > ${timeIn(ctx.now)} and k.campaign_id is null
      and w.campaign_id is null`,
  )
  let closed = 0
  for (const { code } of due)
    if ((await closeRegistration(ctx, code, 'its time is over · หมดเวลาลงทะเบียน')).ok) closed += 1
  return closed
}
