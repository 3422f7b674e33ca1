import type { Searchable } from '@/features/search/server'
import type { Context } from '@/platform/context'
import { inTransaction } from '@/platform/transaction'
import { knownFrom, writeKnown } from '../rules/news'
import { changeAlert, holdAlert } from './held-alert'
import { homesOf, offersOf } from './offers-of'

/** Notes what a search finds as its alert begins: none of that is ever told as news. Done again it changes nothing. */
export async function noteKnown(ctx: Context, searchable: Searchable, alert: number): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const held = await holdAlert(inside, { id: alert })
    if (held?.state !== 'confirmed' || held.isReady) return
    const known = knownFrom(offersOf(homesOf(searchable, held)))
    await changeAlert(inside, held.id, { known: writeKnown(known), knownAt: inside.now.toISOString() })
  })
}
