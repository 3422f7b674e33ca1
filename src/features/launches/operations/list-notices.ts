import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { phaseOf } from '../domain/launch'
import type { LaunchNotice } from '../domain/notice'
import { may } from '../domain/permissions'
import { launchesWhere } from './launch-record'

/** Where the launches stand in which units are sold by turns, by their campaigns. Once nobody waits a campaign has none. */
export async function listNotices(ctx: Context): Promise<Map<number, LaunchNotice>> {
  requireActor(ctx, may.listNotices)

  const launches = await launchesWhere(
    ctx,
    sql`(d.id is null or exists (select from launch_turns t where t.campaign_id = c.id
      and t.state in ('waiting', 'called')))`,
  )
  return new Map(
    launches.map((launch) => {
      const { campaign, code, registrationOpensAt, registrationClosesAt, numberAt, commitment } = launch
      const opens = commitment && registrationOpensAt
      const phase = phaseOf(launch, ctx.now)
      return [campaign, { code, phase, registrationOpensAt: opens, registrationClosesAt, numberAt }]
    }),
  )
}
