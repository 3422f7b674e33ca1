import { findGate } from '@/features/launches/server'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { env } from '@/platform/process/env'
import type { Campaign } from '../domain/campaign'
import { may } from '../domain/permissions'
import { mostUnnamed } from '../domain/unnamed-holds'

/** Holds of one network in ten minutes: two for each of the 200 buyers in a gallery. */
const OF_A_NETWORK = [400, 600] as const

/** Open holds of a campaign for which nobody has confirmed an email address, and how many there may be. */
async function unnamedHolds(ctx: Context, campaign: Campaign): Promise<{ open: number; most: number }> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const chosen = sql`select count(*) from booking_campaigns_rels r where r.parent_id = ${campaign.id} and r.path = 'units'`
  const { rows } = await database.execute(sql`
    select (select count(*) from booking_holds h join bookings b on b.id = h.booking_id
        where h.freed_at is null and b.campaign_id = ${campaign.id} and b.state in ('held', 'identified')
          and b.seller is null and b.hold_ends_at > ${ctx.now.toISOString()}::timestamptz) as open,
      coalesce(nullif((${chosen}), 0),
        (select count(*) from units u where u.project_id = ${campaign.project.id})) as units`)
  return {
    open: Number(rows[0]?.open),
    most: mostUnnamed(Number(rows[0]?.units), env.UNNAMED_HOLDS_PERCENT),
  }
}

/** Whether a token is that of an entry whose turn in this launch is called, which has confirmed an address. */
const isCalled = async (ctx: Context, campaign: Campaign, turn: string | null): Promise<boolean> =>
  turn !== null && (await findGate(ctx, campaign.id, turn)).state === 'turn'

/**
 * Why a buyer may not hold another unit now; null when they may. Asked only once the unit is known to be free, so that a try
 * on a taken one costs nothing. A program takes no building from however many networks: the holds that nobody has
 * confirmed are a share of the campaign. Whoever is called after a draw has confirmed an address and is not counted.
 */
export async function holdLimit(
  ctx: Context,
  campaign: Campaign,
  { network, turn }: { network: string; turn: string | null },
): Promise<'tooMany' | 'crowded' | null> {
  requireActor(ctx, may.holdLimit)

  const { open, most } = await unnamedHolds(ctx, campaign)
  if (open >= most && !(await isCalled(ctx, campaign, turn))) return 'crowded'
  return (await consumeToken(ctx.payload, 'booking-hold', network, ...OF_A_NETWORK)) ? null : 'tooMany'
}
