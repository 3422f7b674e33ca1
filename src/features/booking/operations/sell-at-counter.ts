import { sellsProject } from '@/features/leads/server'
import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { type Campaign, type OfferedUnit, phaseOf } from '../domain/campaign'
import type { Identity } from '../domain/identity'
import { may } from '../domain/permissions'
import { isAddressOfStaff } from './address-of-staff'
import { lockBooking } from './booking-record'
import { findCampaign } from './find-campaign'
import { TakenError, takeHold } from './hold-unit'
import { type IdentifyRefusal, nameBuyers } from './identify-buyers'
import { offeredUnit } from './offered-units'

/** What a seller sells, and to whom. */
export interface CounterSale {
  /** The number of the campaign. */
  campaign: number
  unit: number
  /** The language of the buyer: of the contract's translation, the mails and the papers. */
  locale: Locale
  identity: Identity
}

/** `ofStaff`: the address is that of an account of ours. */
export type SaleRefusal = IdentifyRefusal | 'notYourProject' | 'ofStaff'

/** How a booking that began at the counter is told apart in reports. */
export const COUNTER_SOURCE = 'counter'

/** Thrown to leave nothing of a sale that a guard refused. */
class RefusedSaleError extends Error {
  constructor(readonly refusal: SaleRefusal) {
    super(`The sale was refused: ${refusal}`)
  }
}

/**
 * Holds a unit for whoever stands at the counter and stores who they are, in one transaction and through the same guards
 * as on the web: the unit, the turns of a launch, the limit of a person, the foreign quota. Nothing is left of a refused
 * sale. The buyer is mailed the code. Resolves to the reference.
 */
export async function sellAtCounter(ctx: Context, sale: CounterSale): Promise<Result<string, SaleRefusal>> {
  requireActor(ctx, may.sellAtCounter)

  const campaign = await findCampaign(ctx, { id: sale.campaign })
  if (!campaign) return refuse('closed')
  if (!(await sellsProject(ctx, campaign.project.id))) return refuse('notYourProject')
  const { unit, locale, identity } = sale
  try {
    return await inTransaction(ctx, async (inside): Promise<Result<string, SaleRefusal>> => {
      if (await isAddressOfStaff(inside, identity)) return refuse('ofStaff')
      const turn = { email: identity.email }
      const { buyers } = identity
      const held = await takeHold(inside, campaign, { unit, locale, source: COUNTER_SOURCE, turn, from: null, buyers })
      if (!held.ok) throw new RefusedSaleError(held.refusal)
      const booking = await lockBooking(inside, sql`reference = ${held.value.reference}`)
      if (!booking) throw new Error('A hold that was just made is gone')
      const known = await nameBuyers(inside, booking, identity, 'staff')
      if (!known.ok) throw new RefusedSaleError(known.refusal)
      return ok(held.value.reference)
    })
  } catch (error) {
    if (error instanceof RefusedSaleError) return refuse(error.refusal)
    if (error instanceof TakenError) return refuse('taken')
    throw error
  }
}

/** Whether the units of a campaign can be sold at the counter now, by the actor. */
export async function isSoldHere(ctx: Context, id: number): Promise<boolean> {
  requireActor(ctx, may.isSoldHere)

  const campaign = await findCampaign(ctx, { id })
  return campaign !== null && phaseOf(campaign, ctx.now) === 'open' && (await sellsProject(ctx, campaign.project.id))
}

/** A free unit of a board as it is sold now; null when it cannot be sold, or not by the actor. */
export async function offerAtCounter(
  ctx: Context,
  { campaign: id, unit }: { campaign: number; unit: number },
): Promise<{ campaign: Campaign; unit: OfferedUnit } | null> {
  requireActor(ctx, may.offerAtCounter)

  const campaign = await findCampaign(ctx, { id })
  if (!campaign || !(await isSoldHere(ctx, id))) return null
  const offered = await offeredUnit(ctx, campaign, unit)
  return offered?.isFree && offered.price.now !== null ? { campaign, unit: offered } : null
}
