/**
 * The cache handler of Next outside a server: it stores nothing, so that a read in a test sees the
 * current database. The end-to-end tests cover the invalidation of cached reads.
 */
export function disableCache(): void {
  Object.assign(globalThis, {
    __incrementalCache: {
      isOnDemandRevalidate: false,
      generateSimpleCacheKey: async (key: string) => key,
      get: async () => null,
      set: async () => undefined,
    },
  })
}
