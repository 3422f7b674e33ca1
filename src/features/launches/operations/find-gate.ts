import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, timeIn } from '@/platform/database/rows'
import { hashOf } from '@/platform/sign-in/token-hash'
import type { Gate } from '../domain/entry'
import { may } from '../domain/permissions'
import { readLaunch } from './launch-record'

/** Whether the holder of a token may hold a unit of a campaign now. The guard of the hold decides by the same rule. */
export async function findGate(ctx: Context, campaign: number, token: string): Promise<Gate> {
  requireActor(ctx, may.findGate)

  const launch = await readLaunch(ctx, sql`c.id = ${campaign}`)
  if (!launch) return { state: 'open' }
  const [turn] = await rowsOf(
    ctx,
    sql`select t.ends_at from launch_turns t join launch_entries e on e.id = t.entry_id
      where t.campaign_id = ${campaign} and t.state = 'called' and t.ends_at > ${timeIn(ctx.now)}
        and e.token_hash = ${hashOf(token)}`,
  )
  if (turn) return { state: 'turn', code: launch.code, endsAt: new Date(turn.ends_at as string) }
  const [waits] = await rowsOf(
    ctx,
    sql`select 1 from launch_turns where campaign_id = ${campaign} and state in ('waiting', 'called') limit 1`,
  )
  return launch.draw && !launch.withdrawal && !waits ? { state: 'open' } : { state: 'line', code: launch.code }
}
