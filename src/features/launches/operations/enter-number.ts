import type { SecondPersonFault } from '@/features/staff'
import { checkSecondPerson } from '@/features/staff/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, timeIn } from '@/platform/database/rows'
import { readNumber } from '../domain/launch'
import { may } from '../domain/permissions'
import { drawRefusal, type NotNowRefusal } from './draw-with-beacon'
import { finishDraw } from './finish-draw'
import { launchStep, type StepRefusal } from './launch-step'
import { addEvent } from './rows'

/** Why a number was refused. */
export type NumberRefusal = StepRefusal | NotNowRefusal | 'notANumber'

/**
 * Enters the number that the commitment named, from its moment on. Nothing is opened by it: a second person types the
 * number too. A slip of the finger is entered again before that; the last entry counts, and all are kept.
 */
export function enterNumber(
  ctx: Context,
  code: string,
  value: string,
  reason: string,
): Promise<Result<string, NumberRefusal>> {
  requireActor(ctx, may.enterNumber)

  return launchStep<string, NumberRefusal>(ctx, { code, reason }, async (inside, launch) => {
    const refusal = drawRefusal(launch, 'named', inside.now)
    if (refusal) return refuse(refusal)
    const number = readNumber(value)
    if (number === null || inside.actor.kind !== 'staff') return refuse('notANumber')
    await rowsOf(
      inside,
      sql`insert into launch_number_entries (campaign_id, value, entered_by, entered_at)
        values (${launch.campaign}, ${number}, ${inside.actor.id}, ${timeIn(inside.now)})`,
    )
    await addEvent(inside, launch.campaign, 'number', { reason: reason.trim(), facts: { value: number } })
    return ok(number)
  })
}

/** Why a number was not confirmed. */
export type ConfirmRefusal = NumberRefusal | SecondPersonFault | 'notEntered' | 'differs'

/**
 * A second person types the number that somebody else entered. Where both agree it is final, and in the same step the
 * secret is opened and the order drawn, once. Refused to whoever entered it, and to accounts that are no second person.
 */
export function confirmNumber(
  ctx: Context,
  code: string,
  value: string,
  reason: string,
): Promise<Result<string, ConfirmRefusal>> {
  requireActor(ctx, may.confirmNumber)

  return launchStep<string, ConfirmRefusal>(ctx, { code, reason }, async (inside, launch) => {
    const refusal = drawRefusal(launch, 'named', inside.now)
    if (refusal) return refuse(refusal)
    const [entered] = await rowsOf(
      inside,
      sql`select value, entered_by, entered_at from launch_number_entries
        where campaign_id = ${launch.campaign} order by id desc limit 1`,
    )
    if (!entered || inside.actor.kind !== 'staff') return refuse('notEntered')
    const [enteredBy, confirmedBy] = [Number(entered.entered_by), inside.actor.id]
    const fault = await checkSecondPerson(inside, enteredBy)
    if (fault) return refuse(fault)
    const number = readNumber(value)
    if (number === null) return refuse('notANumber')
    if (number !== entered.value) return refuse('differs')
    const enteredAt = new Date(entered.entered_at as string)
    await finishDraw(inside, launch, { source: 'named', value: number, enteredBy, enteredAt, confirmedBy }, reason)
    return ok(number)
  })
}
