import type { Context } from '@/platform/context'
import { enqueue } from '@/platform/queue'
import { type Offering, offerChange } from '../rules/offer-change'

/** The task that carries what became of an offer to whoever waits for it: `{ slug, change }`. */
export const OFFER_CHANGED_TASK = 'catalogue.offer-changed'

type Stored = Record<string, unknown>

function offeringOf(stored: Stored | null): Offering | null {
  if (!stored) return null
  return {
    isPublic: stored._status === 'published',
    isForSale: stored.Project_type === 'Current' && stored.Active !== false && stored.Badge !== 'Sold_Out',
    priceFrom: typeof stored.Price_rate === 'number' ? stored.Price_rate : null,
  }
}

/** Queues, with the save itself, that a project came onto the market or got cheaper. Demonstration content is no news. */
export async function tellOfferChange(ctx: Context, before: unknown, after: unknown): Promise<void> {
  if (ctx.req?.context?.isSeeding === true) return
  const change = offerChange(offeringOf(before as Stored | null), offeringOf(after as Stored | null))
  if (change) await enqueue(ctx, OFFER_CHANGED_TASK, { slug: (after as Stored).Slug_name, change })
}
