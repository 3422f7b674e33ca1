import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { enqueue, enqueueOnce } from '@/platform/queue'
import { requireActor } from '@/platform/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { isOnSale, type Launch } from '../domain/launch'
import { may } from '../domain/permissions'
import { afterMiss, nextCallAt, type TurnState } from '../domain/turns'
import { lockLaunch, readLaunch } from './launch-record'
import { CALL_TURNS_TASK, LAUNCH_MAIL_TASK } from './launch-tasks'
import { addEvent, at, rowsOf } from './rows'

const MINUTE = 60_000

/** Whether a unit of the campaign can be held now. */
async function hasFreeUnit(ctx: TransactionContext, campaign: number): Promise<boolean> {
  const chosen = sql`select r.units_id from booking_campaigns_rels r where r.parent_id = c.id and r.path = 'units'`
  const rows = await rowsOf(
    ctx,
    sql`select 1 from booking_campaigns c join units u on u.project_id = c.project_id
      where c.id = ${campaign} and u.price > 0 and u.state = 'available'
        and (not exists (${chosen}) or u.id in (${chosen}))
        and not exists (select from booking_holds h where h.unit_id = u.id and h.freed_at is null) limit 1`,
  )
  return rows.length > 0
}

/** Ends a turn of the locked launch: at once to the next state, or back to the end of the line. */
async function endTurn(ctx: TransactionContext, launch: Launch, turn: number, state: TurnState): Promise<void> {
  await rowsOf(
    ctx,
    sql`update launch_turns set state = ${state}, misses = misses + 1, ends_at = null, position = case
        when ${state} = 'waiting' then (select max(position) + 1 from launch_turns where campaign_id = ${launch.campaign})
        else position end
      where id = ${turn}`,
  )
}

async function missTurns(ctx: TransactionContext, launch: Launch): Promise<void> {
  const over = await rowsOf(
    ctx,
    sql`select id, entry_id, misses from launch_turns
      where campaign_id = ${launch.campaign} and state = 'called' and ends_at <= ${at(ctx.now)}`,
  )
  for (const { id, entry_id: entry, misses } of over) {
    const state = afterMiss(launch.missed, Number(misses))
    await endTurn(ctx, launch, Number(id), state)
    await addEvent(ctx, launch.campaign, 'miss', { facts: { turn: Number(id), state } })
    const news = state === 'waiting' ? 'missedOnce' : 'missed'
    await enqueue(ctx, LAUNCH_MAIL_TASK, { entry: Number(entry), news })
  }
}

/** Calls the first of those who wait, if nobody has the turn, a unit is free and the hour is right. */
async function callNext(ctx: TransactionContext, launch: Launch): Promise<boolean> {
  const { campaign } = launch
  if (!isOnSale(launch, ctx.now) || !(await hasFreeUnit(ctx, campaign))) return false
  const [next] = await rowsOf(
    ctx,
    sql`select id, entry_id, misses from launch_turns where campaign_id = ${campaign} and state = 'waiting' and not exists
        (select from launch_turns where campaign_id = ${campaign} and state = 'called')
      order by position limit 1`,
  )
  if (!next) return false
  const when = nextCallAt(launch, ctx.now)
  const key = (what: string) => `${CALL_TURNS_TASK}-${campaign}-${what}`
  if (when > ctx.now) {
    await enqueueOnce(ctx, CALL_TURNS_TASK, { campaign }, { key: key('hours'), notBefore: when })
    return false
  }
  const endsAt = new Date(ctx.now.getTime() + launch.turnMinutes * MINUTE)
  await rowsOf(
    ctx,
    sql`update launch_turns set state = 'called', called_at = ${at(ctx.now)}, ends_at = ${at(endsAt)} where id = ${next.id}`,
  )
  await addEvent(ctx, campaign, 'call', { facts: { turn: Number(next.id) } })
  await enqueue(ctx, LAUNCH_MAIL_TASK, { entry: Number(next.entry_id), news: 'called' })
  await enqueueOnce(ctx, CALL_TURNS_TASK, { campaign }, { key: key(`${next.id}-${next.misses}`), notBefore: endsAt })
  return true
}

/** Ends the turn of a locked launch that is over, and calls the next. Resolves to whether one was called. */
export async function moveLine(ctx: TransactionContext, campaign: number): Promise<boolean> {
  const launch = await readLaunch(ctx, sql`c.id = ${campaign}`)
  if (!launch?.draw) return false
  await missTurns(ctx, launch)
  return callNext(ctx, launch)
}

/** The same for one launch, or for all in which people wait, each in a transaction of its own. */
export async function callTurns(ctx: Context, campaign: number | null): Promise<number> {
  requireActor(ctx, may.callTurns)

  const rows = await rowsOf(
    ctx,
    sql`select distinct campaign_id from launch_turns where state in ('waiting', 'called')
      and (${campaign}::integer is null or campaign_id = ${campaign})`,
  )
  let called = 0
  for (const { campaign_id: id } of rows)
    await inTransaction(ctx, async (inside) => {
      await lockLaunch(inside, Number(id))
      if (await moveLine(inside, Number(id))) called += 1
    })
  return called
}
