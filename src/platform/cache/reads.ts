import type { CacheTag } from '@/kernel/cache/cache-tags'
import { onProcess } from '@/kernel/process-wide'
import { BoundedCache, type CacheKey } from './bounded-cache'
import { plain } from './plain-values'
import { changesOf, readUnchanged } from './tag-changes'

/** A read under way or done. */
interface Read {
  /** The invalidations of its tags when it began. */
  changes: number
  value: Promise<unknown>
}

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    reads: BoundedCache<Read>
  }
}

/** All reads of a site of 31 projects in four languages are some 900 values of 9 million characters together. */
const BOUNDS = { mostEntries: 4_000, mostCharacters: 32_000_000 }

const reads = onProcess('reads', () => new BoundedCache<Read>('reads', BOUNDS))

/**
 * The value of a read by its name and arguments, executed once for all who ask, at once and later, until one of its tags is
 * invalidated in this process. Plain data, the same object for everybody, which cannot be changed. What failed is executed
 * again.
 */
export function readOnce<Value>(key: CacheKey, tags: readonly CacheTag[], read: () => Promise<Value>): Promise<Value> {
  const changes = changesOf(tags)
  const kept = reads.get(key, (one) => one.changes === changes)
  // The name of a read stands for one function, and that for one type.
  if (kept) return kept.value as Promise<Value>
  const reading = readUnchanged(tags, async () => plain(await read()))
  const value = reading.then((done) => done.value)
  const entry: Read = { changes, value }
  reads.set(key, entry)
  reading.then(
    ({ characters }) => reads.settle(key, entry, characters),
    () => reads.settle(key, entry, null),
  )
  return value
}
