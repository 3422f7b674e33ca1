import { onProcess } from '@/kernel/process-wide'
import { BoundedCache, type CacheKey } from '@/platform/cache/bounded-cache'
import { frozen } from '@/platform/cache/frozen'
import type { Context } from '@/platform/database/context'
import type { StampedDraft } from '../domain/preview'

interface KeptDraft {
  stamp: string
  value: object
}

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    drafts: BoundedCache<KeptDraft>
  }
}

/** Many times the drafts that are being edited. */
const BOUNDS = { mostEntries: 50, mostCharacters: 4_000_000 }

/**
 * Keeps what was read of each draft until its stamp changes. Every caller gets the same object until then, which cannot be
 * changed. The stamp is taken before the read: after a save in between, the next call has another stamp and reads again.
 * Only for drafts that `openDraft` has let through: who may see a kept one is not asked again.
 */
export function cacheDrafts<Draft extends StampedDraft, Value extends object>(
  name: string,
  read: (ctx: Context, draft: Draft) => Promise<Value | null>,
) {
  const drafts = onProcess('drafts', () => new BoundedCache<KeptDraft>('drafts', BOUNDS))
  return async (ctx: Context, draft: Draft): Promise<Value | null> => {
    const { stamp } = draft
    const key: CacheKey = [name, draft.collection, String(draft.id), draft.locale]
    const found = drafts.get(key, (one) => one.stamp === stamp)
    // The name stands for one read, and that for one type.
    if (found) return found.value as Value
    const value = await read(ctx, draft)
    if (value) drafts.set(key, { stamp, value: frozen(value) }, JSON.stringify(value).length)
    return value
  }
}
