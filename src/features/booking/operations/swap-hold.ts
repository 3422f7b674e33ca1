import { type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { TransactionContext } from '@/platform/database/transaction'
import { stateAfter } from '../domain/booking-states'
import type { BookRefusal } from '../domain/may-book'
import { may } from '../domain/permissions'
import { holderKey } from './booking-secrets'
import { onBooking, type WayRefusal } from './change-booking'
import { findCampaign } from './find-campaign'
import { holdLimit } from './hold-limits'
import { type Held, type HoldRequest, TakenError, takeHold } from './hold-unit'
import { takeStep } from './take-step'

/** The other unit is now the one that this browser holds without a confirmed address, unless it has a further one. */
async function keepHolder(ctx: TransactionContext, reference: string, from: string | null): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`update bookings set held_from = ${from} where reference = ${reference}
    and not exists (select from bookings other where other.held_from = ${from})`)
}

/**
 * Holds another unit in place of the one that the token holds, in one step: who cannot have the other one keeps theirs.
 * `paying`: money for the first one is on its way.
 */
export async function swapHold(
  ctx: Context,
  token: string,
  asked: HoldRequest,
): Promise<Result<Held, BookRefusal | WayRefusal | 'paying' | 'tooMany'>> {
  requireActor(ctx, may.swapHold)

  const campaign = await findCampaign(ctx, { code: asked.campaign })
  if (!campaign) return refuse('closed')
  const { network } = asked
  // A swap adds no hold, so a crowded campaign does not refuse it; that somebody tries unit after unit counts.
  const limit = network === null ? null : await holdLimit(ctx, campaign, { ...asked, network })
  if (limit === 'tooMany') return refuse(limit)
  try {
    return await onBooking<Held, BookRefusal | 'paying'>(ctx, token, async (inside, booking) => {
      if (stateAfter(booking.state, 'release', 'buyer') === null) return refuse('paying')
      const held = await takeHold(inside, campaign, { ...asked, from: null, buyers: null })
      if (!held.ok) return held
      await takeStep(inside, booking, { name: 'release', by: 'buyer', note: held.value.reference })
      const from = network === null ? null : holderKey(asked.browser ?? network)
      await keepHolder(inside, held.value.reference, from)
      return held
    })
  } catch (error) {
    if (error instanceof TakenError) return refuse('taken')
    throw error
  }
}
