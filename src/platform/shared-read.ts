import { LRUCache } from 'lru-cache'
import type { CacheTag } from '@/kernel/cache-tags'
import type { Context } from './context'
import { frozen } from './kept-values'
import { changesOf, readUnchanged } from './tag-changes'

interface Shared {
  /** The invalidations of the read's tags when it began. */
  changes: number
  value: Promise<unknown>
}

/** Many times the shared reads of a site in four languages. */
const MOST = 200

/** On the process: Next loads a module once per bundle. */
const KEY = Symbol.for('noble-nue.shared-reads')
const globals: typeof globalThis & { [KEY]?: LRUCache<string, Shared> } = globalThis
globals[KEY] ??= new LRUCache({ max: MOST })
const shared: LRUCache<string, Shared> = globals[KEY]

/**
 * A read that several cached reads are made of, such as the cards of all projects: executed once until one of its tags is
 * invalidated in this process. Next keeps nothing within a cached read, so each of them would execute it for itself. Every
 * caller gets the same object, which cannot be changed. For queries only, as operations must see what their own
 * transaction wrote; a cached read that uses it must be invalidated whenever this read is.
 */
export function sharedRead<Args extends readonly (string | number)[], Value>(
  name: string,
  read: (ctx: Context, ...args: Args) => Promise<Value>,
  tags: readonly CacheTag[] = [],
): (ctx: Context, ...args: Args) => Promise<Value> {
  const all: CacheTag[] = ['site', ...tags]
  return (ctx, ...args) => {
    const key = [name, ...args].join(' ')
    const changes = changesOf(all)
    const kept = shared.get(key)
    if (kept?.changes === changes) return kept.value as Promise<Value>
    const value = readUnchanged(all, async () => frozen(await read(ctx, ...args)))
    const entry = { changes, value }
    shared.set(key, entry)
    value.catch(() => {
      if (shared.get(key) === entry) shared.delete(key)
    })
    return value
  }
}
