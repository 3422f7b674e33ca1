import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, timeIn } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue, enqueueOnce } from '@/platform/jobs/queue'
import { isOnSale, type Launch } from '../domain/launch'
import { may } from '../domain/permissions'
import { afterMiss, nextCallAt, type TurnState } from '../domain/turns'
import { lockLaunch, readLaunch } from './launch-record'
import { CALL_TURNS_TASK, LAUNCH_MAIL_TASK } from './launch-tasks'
import { countFreeUnits } from './launch-units'
import { addEvent } from './rows'

const MINUTE = 60_000

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
      where campaign_id = ${launch.campaign} and state = 'called' and ends_at <= ${timeIn(ctx.now)}`,
  )
  for (const { id, entry_id: entry, misses } of over) {
    const state = afterMiss(launch.missed, Number(misses))
    await endTurn(ctx, launch, Number(id), state)
    await addEvent(ctx, launch.campaign, 'miss', { facts: { turn: Number(id), state } })
    const news = state === 'waiting' ? 'missedOnce' : 'missed'
    await enqueue(ctx, LAUNCH_MAIL_TASK, { entry: Number(entry), news })
  }
}

/** How many turns can begin now: each has a free unit of its own, whichever it is. */
async function roomFor(ctx: TransactionContext, campaign: number): Promise<number> {
  const [row] = await rowsOf(
    ctx,
    sql`select count(*) as n from launch_turns where campaign_id = ${campaign} and state = 'called'`,
  )
  return (await countFreeUnits(ctx, campaign)) - Number(row?.n)
}

/** Calls a wave of those who wait: as many as there are free units that nobody's turn is for, at a right hour. */
async function callWave(ctx: TransactionContext, launch: Launch): Promise<number> {
  const { campaign } = launch
  const room = isOnSale(launch, ctx.now) ? await roomFor(ctx, campaign) : 0
  if (room <= 0) return 0
  const wave = await rowsOf(
    ctx,
    sql`select id, entry_id from launch_turns where campaign_id = ${campaign} and state = 'waiting'
      order by position limit ${room}`,
  )
  if (wave.length === 0) return 0
  const when = nextCallAt(launch, ctx.now)
  const key = (what: string) => `${CALL_TURNS_TASK}-${campaign}-${what}`
  if (when > ctx.now) {
    await enqueueOnce(ctx, CALL_TURNS_TASK, { campaign }, { key: key('hours'), notBefore: when })
    return 0
  }
  const endsAt = new Date(ctx.now.getTime() + launch.turnMinutes * MINUTE)
  for (const { id, entry_id: entry } of wave) {
    await rowsOf(
      ctx,
      sql`update launch_turns set state = 'called', called_at = ${timeIn(ctx.now)}, ends_at = ${timeIn(endsAt)} where id = ${id}`,
    )
    await addEvent(ctx, campaign, 'call', { facts: { turn: Number(id) } })
    await enqueue(ctx, LAUNCH_MAIL_TASK, { entry: Number(entry), news: 'called' })
  }
  await enqueueOnce(ctx, CALL_TURNS_TASK, { campaign }, { key: key(String(endsAt.getTime())), notBefore: endsAt })
  return wave.length
}

/** Ends the turns of a locked launch that are over, and calls the next wave. Resolves to how many were called. */
export async function moveLine(ctx: TransactionContext, campaign: number): Promise<number> {
  const launch = await readLaunch(ctx, sql`c.id = ${campaign}`)
  if (!launch?.draw || launch.withdrawal) return 0
  await missTurns(ctx, launch)
  return callWave(ctx, launch)
}

/** The same for one launch, or for all in which people wait, each in a transaction of its own. Resolves to how many were called. */
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
      called += await moveLine(inside, Number(id))
    })
  return called
}
