import type { Searchable } from '@/features/search/server'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { knownFrom, writeKnown } from '../domain/news'
import { may } from '../domain/permissions'
import { changeAlert, lockAlert } from './locked-alert'
import { homesOf, offersOf } from './offers-of'

/**
 * Records what a search matches when its alert starts, so that those projects are never reported as new. Idempotent.
 */
export async function snapshotMatches(ctx: Context, searchable: Searchable, alert: number): Promise<void> {
  requireActor(ctx, may.snapshotMatches)

  await inTransaction(ctx, async (inside) => {
    const held = await lockAlert(inside, alert)
    if (held?.state !== 'confirmed' || held.isReady) return
    const known = knownFrom(offersOf(homesOf(searchable, held)))
    await changeAlert(inside, held.id, { known: writeKnown(known), knownAt: inside.now.toISOString() })
  })
}
