import { onProcess } from '@/kernel/process-wide'
import { BoundedCache } from '@/platform/cache/bounded-cache'
import type {} from '@/platform/cache/reads'

const reads = () =>
  onProcess('reads', () => new BoundedCache('reads', { mostEntries: 4_000, mostCharacters: 32_000_000 }))

/**
 * Neither Next's cache, outside a server, nor that of the process has anything, so that a read in a test sees the current
 * database. The end-to-end tests cover the invalidation of cached reads.
 */
export function disableCache(): void {
  Object.assign(reads(), { get: () => undefined })
  Object.assign(globalThis, {
    __incrementalCache: {
      isOnDemandRevalidate: false,
      generateSimpleCacheKey: async (key: string) => key,
      get: async () => null,
      set: async () => undefined,
    },
  })
}

/** The cache of the process answers again: the files of a worker share it. */
export function enableReads(): void {
  Reflect.deleteProperty(reads(), 'get')
}
