import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSearchable } from './shared-index'

const system = vi.hoisted(() => ({
  change: (_message: string): void => undefined,
  made: 0,
  happened: [] as string[],
}))

vi.mock('@/platform/cache/live-channel', () => ({
  GAP: 'gap',
  subscribe: (_channel: string, _topicOf: unknown, _topic: string, listener: (message: string) => void) => {
    system.change = listener
  },
}))
vi.mock('@/platform/database/payload', () => ({ anonymousContext: async () => 'a public context' }))
vi.mock('@/platform/process/log', () => ({ log: { error: () => system.happened.push('logged') } }))
vi.mock('@/platform/cache/invalidation', () => ({
  invalidateTags: async (_ctx: unknown, tags: string[], kind: string) =>
    void system.happened.push(`raised ${tags}, ${kind}`),
}))
vi.mock('../operations/make-searchable', () => ({
  monthAt: (now: Date) => now.toISOString().slice(0, 7),
  makeSearchable: async (_ctx: unknown, making: { before: unknown; isGeographyKept: boolean }) => {
    system.made += 1
    if (system.made === 3) throw new Error('the database is away')
    const isKept = making.before !== null && making.isGeographyKept
    system.happened.push(`index ${system.made}${isKept ? '' : ' with places'}`)
    return { index: system.made, month: new Date().toISOString().slice(0, 7) }
  },
}))
vi.mock('./line-names', () => ({ lineNames: () => ({}) }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('kept pages of results are dropped when the index was made anew, and not before', async () => {
  expect(await readSearchable()).toMatchObject({ index: 1 })
  expect(system.happened).toEqual(['index 1 with places'])

  system.change('edited,menus')
  system.change('unknown,results')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(system.happened).toEqual(['index 1 with places'])

  system.change('edited,project:noble-ari,projects')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(system.happened).toEqual(['index 1 with places', 'index 2', 'raised results, unknown'])
  expect(await readSearchable()).toMatchObject({ index: 2 })

  system.change('unknown,site')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(system.happened.slice(3)).toEqual(['logged'])
})

it('places are read again after a change of the site, also when the first try failed, and not for a project', async () => {
  const after = async (message: string) => {
    system.happened.length = 0
    system.change(message)
    await vi.advanceTimersByTimeAsync(1_000)
    return system.happened[0]
  }
  // The last change of the test above was one of the site, and its index failed.
  expect(await after('edited,project:noble-ari,projects')).toBe('index 4 with places')
  expect(await after('edited,project:noble-ari,projects')).toBe('index 5')
  expect(await after('unknown,site')).toBe('index 6 with places')
  expect(await after('gap')).toBe('index 7 with places')
  expect(await after('unknown,search-words')).toBe('index 8')
})

it('a new month is noticed at its first search, so that nothing ready is called unbuilt and this year is this one', async () => {
  vi.setSystemTime('2026-12-31T12:00:00Z')
  system.change('unknown,search-words')
  await vi.advanceTimersByTimeAsync(1_000)
  const before = system.made
  await readSearchable()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(system.made).toBe(before)
  vi.setSystemTime('2027-01-01T12:00:00Z')
  // The old index answers meanwhile.
  expect(await readSearchable()).toMatchObject({ index: before })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await readSearchable()).toMatchObject({ index: before + 1, month: '2027-01' })
})
