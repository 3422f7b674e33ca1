import { LRUCache } from 'lru-cache'
import type { Context } from '@/platform/context'
import { frozen } from '@/platform/kept-values'
import type { StampedDraft } from '../domain/preview'

/** Many times the drafts that are being edited. */
const MOST = 50

/**
 * Keeps what was read of each draft until its stamp changes. Every caller gets the same object until then, which cannot be
 * changed. The stamp is taken before the read: after a save in between, the next call has another stamp and reads again.
 * Only for drafts that `openDraft` has let through: who may see a kept one is not asked again.
 */
export function keepDrafts<Draft extends StampedDraft, Value extends object>(
  read: (ctx: Context, draft: Draft) => Promise<Value | null>,
) {
  const kept = new LRUCache<string, { stamp: string; value: Value }>({ max: MOST })
  return async (ctx: Context, draft: Draft): Promise<Value | null> => {
    const key = `${draft.collection} ${draft.id} ${draft.locale}`
    const found = kept.get(key)
    if (found?.stamp === draft.stamp) return found.value
    const value = await read(ctx, draft)
    if (value) kept.set(key, { stamp: draft.stamp, value: frozen(value) })
    return value
  }
}
