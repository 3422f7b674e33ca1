import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../../domain/permissions'
import { type Offering, offerChange } from '../../domain/prices/offer-change'
import { projectPrice } from '../stored-price'

/** The job that reports an offer change to the alerts: `{ slug, change }`. */
export const OFFER_CHANGED_TASK = 'catalogue.offer-changed'

type Stored = Record<string, unknown>

function offeringOf(stored: Stored | null): Offering | null {
  if (!stored) return null
  return {
    isPublic: stored._status === 'published',
    isForSale: stored.Project_type === 'Current' && stored.Active !== false && stored.Badge !== 'Sold_Out',
    price: projectPrice(stored),
  }
}

/**
 * Queues, in the same transaction as the save, that a project came onto the market or got cheaper. Demo content is
 * skipped.
 */
export async function queueOfferChange(ctx: Context, before: unknown, after: unknown): Promise<void> {
  requireActor(ctx, may.queueOfferChange)

  if (ctx.req?.context?.isSeeding === true) return
  const change = offerChange(offeringOf(before as Stored | null), offeringOf(after as Stored | null))
  if (change) await enqueue(ctx, OFFER_CHANGED_TASK, { slug: (after as Stored).Slug_name, change })
}
