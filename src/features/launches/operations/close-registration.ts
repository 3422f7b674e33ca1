import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { hashOfTickets } from '../domain/draw'
import { phaseOf } from '../domain/launch'
import { may } from '../domain/permissions'
import { launchesWhere } from './launch-record'
import { launchStep, type StepRefusal } from './launch-step'
import { addEvent, at, rowsOf } from './rows'

/** Closes a registration whose time is over: the hash of all tickets is published, and no entry is possible any more. */
export function closeRegistration(
  ctx: Context,
  code: string,
  reason: string,
): Promise<Result<number, StepRefusal | 'notNow'>> {
  requireActor(ctx, may.closeRegistration)

  return launchStep<number, 'notNow'>(ctx, { code, reason, isClosing: true }, async (inside, launch) => {
    if (phaseOf(launch, inside.now) !== 'closing') return refuse('notNow')
    const rows = await rowsOf(inside, sql`select ticket from launch_entries where campaign_id = ${launch.campaign}`)
    const sha256 = await hashOfTickets(rows.map(({ ticket }) => String(ticket)))
    await rowsOf(
      inside,
      sql`insert into launch_closings (campaign_id, count, sha256, closed_at)
        values (${launch.campaign}, ${rows.length}, ${sha256}, ${at(inside.now)})`,
    )
    await addEvent(inside, launch.campaign, 'close', {
      reason: reason.trim(),
      facts: { count: rows.length, sha256 },
    })
    return ok(rows.length)
  })
}

/** Closes every registration whose time is over. Resolves to their number. */
export async function closeDueRegistrations(ctx: Context): Promise<number> {
  requireActor(ctx, may.closeDueRegistrations)

  const due = await launchesWhere(
    ctx,
    sql`m.registration_closes_at <= ${at(ctx.now)} and not exists
      (select from launch_closings k where k.campaign_id = c.id)`,
  )
  let closed = 0
  for (const { code } of due)
    if ((await closeRegistration(ctx, code, 'its time is over · หมดเวลาลงทะเบียน')).ok) closed += 1
  return closed
}
