import { sql } from '@/platform/database/database'
import { rowsOf, timeIn } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueueOnce } from '@/platform/jobs/queue'
import { drawOrder, hashOfTickets } from '../domain/draw'
import type { Launch } from '../domain/launch'
import { openSecret } from './launch-secrets'
import { CALL_TURNS_TASK, LAUNCH_MAIL_TASK } from './launch-tasks'
import { addEvent } from './rows'

/** The final public number: a round of the beacon, or what one person entered and a second one confirmed. */
export type FinalNumber =
  | { source: 'beacon'; value: string; round: number; signature: string }
  | { source: 'named'; value: string; enteredBy: number; enteredAt: Date; confirmedBy: number }

/** Gives each ticket its turn, and tells each by mail. */
async function lineUp(ctx: TransactionContext, campaign: number, draw: number, order: readonly string[]) {
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

async function keepNumber(ctx: TransactionContext, { campaign, numberAt, numberHref }: Launch, number: FinalNumber) {
  const isNamed = number.source === 'named'
  const [row] = await rowsOf(
    ctx,
    sql`insert into launch_numbers (campaign_id, source, value, href, published_at, entered_at, round, signature,
        entered_by, confirmed_by, confirmed_at)
      values (${campaign}, ${number.source}, ${number.value}, ${numberHref}, ${timeIn(numberAt ?? ctx.now)},
        ${timeIn(isNamed ? number.enteredAt : ctx.now)}, ${isNamed ? null : number.round},
        ${isNamed ? null : number.signature}, ${isNamed ? number.enteredBy : null},
        ${isNamed ? number.confirmedBy : null}, ${isNamed ? timeIn(ctx.now) : null})
      returning id`,
  )
  return Number(row?.id)
}

/**
 * Draws the order of the turns of a locked launch, in the step in which its number becomes final: the secret is opened
 * here and nowhere else. The database takes one number and one draw a launch; there is no other run.
 */
export async function finishDraw(ctx: TransactionContext, launch: Launch, number: FinalNumber, reason: string) {
  const { campaign, commitment } = launch
  const numberId = await keepNumber(ctx, launch, number)
  const { secret, tickets } = await inputsOf(ctx, launch)
  const inputs = { commitment: commitment?.sha256 ?? '', secret, tickets, number: number.value }
  const { seed, order } = await drawOrder(inputs)
  const [row] = await rowsOf(
    ctx,
    sql`insert into launch_draws (campaign_id, run, number_id, secret, seed, ordered, reason, drawn_at)
      values (${campaign}, 1, ${numberId}, ${secret}, ${seed}, ${JSON.stringify(order)}::jsonb, ${reason.trim()},
        ${timeIn(ctx.now)})
      returning id`,
  )
  await lineUp(ctx, campaign, Number(row?.id), order)
  await addEvent(ctx, campaign, 'draw', { reason: reason.trim(), facts: { number: number.value, seed } })
  const key = `${CALL_TURNS_TASK}-${campaign}-draw`
  await enqueueOnce(ctx, CALL_TURNS_TASK, { campaign }, { key, notBefore: launch.opensAt })
}
