/**
 * Where Next looks for its cache outside of a server: one that keeps nothing, so that a read made by a test sees the
 * database as it is. That the kept reads are dropped in time is what the journeys look at.
 */
export function keepNothing(): void {
  Object.assign(globalThis, {
    __incrementalCache: {
      isOnDemandRevalidate: false,
      generateSimpleCacheKey: async (key: string) => key,
      get: async () => null,
      set: async () => undefined,
    },
  })
}
