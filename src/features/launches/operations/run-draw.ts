import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { enqueueOnce } from '@/platform/queue'
import { requireActor } from '@/platform/require-actor'
import type { TransactionContext } from '@/platform/transaction'
import { drawOrder, hashOfTickets } from '../domain/draw'
import type { Launch } from '../domain/launch'
import { may } from '../domain/permissions'
import { hasBegun } from './enter-number'
import { openSecret } from './launch-secrets'
import { launchStep, type StepRefusal } from './launch-step'
import { CALL_TURNS_TASK, LAUNCH_MAIL_TASK } from './launch-tasks'
import { addEvent, at, rowsOf } from './rows'

/** Gives each ticket its turn. The turns of an earlier run, of which none was called, are replaced; its result stays. */
async function lineUp(ctx: TransactionContext, campaign: number, draw: number, order: readonly string[]) {
  await rowsOf(ctx, sql`delete from launch_turns where campaign_id = ${campaign}`)
  await rowsOf(
    ctx,
    sql`insert into launch_turns (campaign_id, draw_id, entry_id, place, position)
      select ${campaign}, ${draw}, e.id, o.place, o.place
      from jsonb_array_elements_text(${JSON.stringify(order)}::jsonb) with ordinality as o (ticket, place)
        join launch_entries e on e.ticket = o.ticket
      order by o.place`,
  )
  await rowsOf(
    ctx,
    sql`select graphile_worker.add_job(${LAUNCH_MAIL_TASK},
        payload := json_build_object('entry', entry_id, 'news', 'drawn'), max_attempts := 12)
      from launch_turns where draw_id = ${draw}`,
  )
}

/** The secret of a launch and its tickets, which must be those whose hash was published at the closing. */
async function inputsOf(ctx: TransactionContext, { campaign, code, closing }: Launch) {
  const [[committed], rows] = [
    await rowsOf(ctx, sql`select sealed_secret from launch_commitments where campaign_id = ${campaign}`),
    await rowsOf(ctx, sql`select ticket from launch_entries where campaign_id = ${campaign}`),
  ]
  const tickets = rows.map(({ ticket }) => String(ticket))
  if ((await hashOfTickets(tickets)) !== closing?.sha256)
    throw new Error('The tickets are not those of the closing: nothing was drawn')
  return { tickets, secret: openSecret(code, String(committed?.sealed_secret)) }
}

/** Why nothing was drawn. */
export type DrawRefusal = StepRefusal | 'noNumber' | 'sameNumber' | 'begun'

/**
 * Draws the order of the turns with the number that was entered last, and publishes the secret. A draw is run again only
 * with a corrected number and before a turn was called; earlier results stay published.
 */
export function runDraw(ctx: Context, code: string, reason: string): Promise<Result<number, DrawRefusal>> {
  requireActor(ctx, may.runDraw)

  return launchStep<number, DrawRefusal>(ctx, { code, reason }, async (inside, launch) => {
    const { campaign, number } = launch
    if (!launch.closing || !number) return refuse('noNumber')
    if (launch.draw?.number === number.id) return refuse('sameNumber')
    if (await hasBegun(inside, campaign)) return refuse('begun')
    const { secret, tickets } = await inputsOf(inside, launch)
    const { seed, order } = await drawOrder({ code: launch.code, secret, tickets, number: number.value })
    const run = (launch.draw?.run ?? 0) + 1
    const [row] = await rowsOf(
      inside,
      sql`insert into launch_draws (campaign_id, run, number_id, secret, seed, ordered, reason, drawn_at)
        values (${campaign}, ${run}, ${number.id}, ${secret}, ${seed}, ${JSON.stringify(order)}::jsonb, ${reason.trim()},
          ${at(inside.now)})
        returning id`,
    )
    await lineUp(inside, campaign, Number(row?.id), order)
    await addEvent(inside, campaign, 'draw', { reason: reason.trim(), facts: { run, seed } })
    const key = `${CALL_TURNS_TASK}-${campaign}-draw-${run}`
    await enqueueOnce(inside, CALL_TURNS_TASK, { campaign }, { key, notBefore: launch.opensAt })
    return ok(run)
  })
}
