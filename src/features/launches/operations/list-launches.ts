import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import type { ListedLaunch } from '../domain/listed-launch'
import { may } from '../domain/permissions'
import type { TurnState } from '../domain/turns'
import { launchesWhere } from './launch-record'
import { countFreeUnits } from './launch-units'

/** Every launch for the back office: how many have entered, whose turn it is by ticket, and what was done. No persons. */
export async function listLaunches(ctx: Context): Promise<ListedLaunch[]> {
  requireActor(ctx, may.listLaunches)

  const launches = await launchesWhere(ctx, sql`true`)
  const listed: ListedLaunch[] = []
  for (const launch of launches) {
    const { campaign } = launch
    const [entries] = await rowsOf(
      ctx,
      sql`select count(*) as n, count(*) filter (where by_member) as members from launch_entries
        where campaign_id = ${campaign}`,
    )
    const turns = await rowsOf(
      ctx,
      sql`select state, count(*) as n from launch_turns where campaign_id = ${campaign} group by state`,
    )
    const called = await rowsOf(
      ctx,
      sql`select t.place, t.ends_at, e.ticket from launch_turns t join launch_entries e on e.id = t.entry_id
        where t.campaign_id = ${campaign} and t.state = 'called' order by t.place`,
    )
    const [entered] = launch.draw
      ? []
      : await rowsOf(
          ctx,
          sql`select s.name, n.entered_at from launch_number_entries n left join staff s on s.id = n.entered_by
            where n.campaign_id = ${campaign} order by n.id desc limit 1`,
        )
    const events = await rowsOf(
      ctx,
      sql`select v.event, v.doer, v.reason, v.at, s.name from launch_events v
          left join staff s on v.doer = 'staff ' || s.id
        where v.campaign_id = ${campaign} order by v.id desc limit 30`,
    )
    listed.push({
      launch,
      entries: Number(entries?.n ?? 0),
      members: Number(entries?.members ?? 0),
      turns: Object.fromEntries(turns.map(({ state, n }) => [state as TurnState, Number(n)])),
      called: called.map((turn) => ({
        place: Number(turn.place),
        ticket: String(turn.ticket),
        endsAt: new Date(turn.ends_at as string),
      })),
      free: Math.max(0, (await countFreeUnits(ctx, campaign)) - called.length),
      entered: entered ? { who: String(entered.name ?? ''), at: new Date(entered.entered_at as string) } : null,
      events: events.map(({ event, doer, reason, at, name }) => ({
        event: String(event),
        who: name ? String(name) : String(doer),
        reason: String(reason),
        at: new Date(at as string),
      })),
    })
  }
  return listed
}
