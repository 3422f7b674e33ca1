import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../../domain/permissions'

/** The job that gives a unit the price of the promotions of this moment: `{ unit }`. */
export const UNIT_OFFERED_TASK = 'catalogue.unit-offered'

interface StoredUnit {
  id: number
  unitType: number | { id: number }
  price?: number | null
  priceBefore?: number | null
  state: string
}

const idOf = (value: number | { id: number }) => (typeof value === 'object' ? value.id : value)

const factsOf = (unit: StoredUnit | null) =>
  unit && JSON.stringify([unit.state, idOf(unit.unitType), unit.priceBefore ?? unit.price ?? null])

/**
 * Queues it, in the transaction of the change, for a unit that comes on offer, or is on offer with another price or type.
 * A unit that is taken keeps the terms of its buyer.
 */
export async function queueUnitOffers(ctx: Context, before: StoredUnit | null, after: StoredUnit): Promise<void> {
  requireActor(ctx, may.queueUnitOffers)

  if (ctx.req?.context?.isSeeding === true || after.state !== 'available') return
  if (factsOf(before) !== factsOf(after)) await enqueue(ctx, UNIT_OFFERED_TASK, { unit: after.id })
}
