import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('../database/payload', () => ({ anonymousContext: async () => 'a public context' }))
// What was rendered for one page is asked again for the next.
vi.mock('react', () => ({ cache: <Read>(read: Read) => read }))

/** Next's data cache where it outlives the process, as on a disk. Nothing is ever invalidated in it. */
const disk = new Map<string, { kind: string; data: unknown }>()

/** A process that has just started, and sees the disk of the one before. */
async function startProcess() {
  vi.resetModules()
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith('noble-nue')) Reflect.deleteProperty(globalThis, key)
  }
  return (await import('./cached-read')).cachedRead
}

beforeEach(() => {
  Object.assign(globalThis, {
    AsyncLocalStorage,
    __incrementalCache: {
      isOnDemandRevalidate: false,
      generateSimpleCacheKey: async (key: string) => key,
      generateCacheKey: async (key: string) => key,
      get: async (key: string) => {
        const value = disk.get(key)
        return value === undefined ? null : { isStale: false, value }
      },
      set: async (key: string, value: { kind: string; data: unknown }) => {
        disk.set(key, value)
      },
    },
  })
})

it('a page never shows what another process, or this one yesterday, has kept for another page', async () => {
  const first = await startProcess()
  expect(await first('menus', async () => ['menus of yesterday'])()).toEqual(['menus of yesterday'])
  expect(await first('prices', async () => ['prices of yesterday'])()).toEqual(['prices of yesterday'])
  expect(disk.size).toBeGreaterThan(0)

  const second = await startProcess()
  // Nobody asked for it before: what it is kept under must not be what the menus were kept under.
  expect(await second('news', async () => ['news of today'])()).toEqual(['news of today'])
  expect(await second('prices', async () => ['prices of today'])()).toEqual(['prices of today'])
  expect(await second('menus', async () => ['menus of today'])()).toEqual(['menus of today'])
})

it('what Next keeps of a read holds nothing of it', async () => {
  const read = (await startProcess())(
    'secrets',
    async () => ({ text: 'a value of the read' }),
    () => ['menus'],
  )
  expect(await read()).toEqual({ text: 'a value of the read' })
  expect(JSON.stringify([...disk])).not.toContain('a value of the read')
})
