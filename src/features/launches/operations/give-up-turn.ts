import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { hashOf } from '@/platform/sign-in/token-hash'
import { may } from '../domain/permissions'
import { moveLine } from './call-turns'
import { lockLaunch } from './launch-record'
import { addEvent } from './rows'

/** Leaves the line for good, before or during the own turn. Whoever waits is called at once. */
export function giveUpTurn(ctx: Context, token: string): Promise<Result<null, 'notNow'>> {
  requireActor(ctx, may.giveUpTurn)

  return inTransaction(ctx, async (inside): Promise<Result<null, 'notNow'>> => {
    const [entry] = await rowsOf(
      inside,
      sql`select id, campaign_id from launch_entries where token_hash = ${hashOf(token)}`,
    )
    if (!entry) return refuse('notNow')
    const campaign = Number(entry.campaign_id)
    await lockLaunch(inside, campaign)
    const [turn] = await rowsOf(
      inside,
      sql`update launch_turns set state = 'passed', ends_at = null
        where entry_id = ${entry.id} and state in ('waiting', 'called') returning id`,
    )
    if (!turn) return refuse('notNow')
    await addEvent(inside, campaign, 'giveUp', { facts: { turn: Number(turn.id) } })
    await moveLine(inside, campaign)
    return ok(null)
  })
}
