import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { readNumber } from '../domain/launch'
import { may } from '../domain/permissions'
import { launchStep, type StepRefusal } from './launch-step'
import { addEvent, at, rowsOf } from './rows'

/** The public number as staff enter it. */
export interface EnteredNumber {
  value: string
  /** Where everybody can look it up. */
  href: string
  publishedAt: Date
}

/** Why a number was refused. */
export type NumberRefusal = StepRefusal | 'notClosed' | 'tooEarly' | 'notANumber' | 'notALink' | 'begun'

const isLink = (href: string) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(href) && href.length <= 500

/** Whether a turn of the launch has begun: from then on its order stays. */
export async function hasBegun(ctx: Readonly<Context>, campaign: number): Promise<boolean> {
  const rows = await rowsOf(
    ctx,
    sql`select 1 from launch_turns where campaign_id = ${campaign} and called_at is not null limit 1`,
  )
  return rows.length > 0
}

/**
 * Enters the number that the commitment named. It must have been published after the closing: nobody could know it when
 * the entries were fixed. A wrong entry is corrected by another one; all are kept.
 */
export function enterNumber(
  ctx: Context,
  code: string,
  { value, href, publishedAt }: EnteredNumber,
  reason: string,
): Promise<Result<string, NumberRefusal>> {
  requireActor(ctx, may.enterNumber)

  return launchStep<string, NumberRefusal>(ctx, { code, reason }, async (inside, launch) => {
    if (!launch.closing) return refuse('notClosed')
    const time = publishedAt.getTime()
    if (!(time > launch.closing.closedAt.getTime() && time <= inside.now.getTime())) return refuse('tooEarly')
    const number = readNumber(value)
    if (number === null) return refuse('notANumber')
    if (!isLink(href.trim())) return refuse('notALink')
    if (await hasBegun(inside, launch.campaign)) return refuse('begun')
    await rowsOf(
      inside,
      sql`insert into launch_numbers (campaign_id, value, href, published_at, entered_at)
        values (${launch.campaign}, ${number}, ${href.trim()}, ${at(publishedAt)}, ${at(inside.now)})`,
    )
    const facts = { value: number, href: href.trim(), publishedAt: publishedAt.toISOString() }
    await addEvent(inside, launch.campaign, 'number', { reason: reason.trim(), facts })
    return ok(number)
  })
}
