import { unstable_cache } from 'next/cache'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cachedRead } from './cached-read'
import { keepValue, keptValue } from './kept-values'
import { noteChanges } from './tag-changes'

const kept = vi.hoisted(() => ({ calls: [] as { keys: string[]; options: unknown }[] }))

vi.mock('next/cache', () => ({
  unstable_cache: vi.fn((read: () => unknown, keys: string[], options: unknown) => {
    kept.calls.push({ keys, options })
    return read
  }),
}))
vi.mock('./payload', () => ({ anonymousContext: async () => 'a public context' }))

beforeEach(() => {
  kept.calls.length = 0
})

describe('a cached read', () => {
  it('is cached by name and arguments, under its tags and the site tag', async () => {
    const read = cachedRead(
      'prices',
      async (ctx, slug: string, floor: number) => [ctx, slug, floor],
      ([slug]) => [`project:${slug}`],
    )
    expect(await read('noble-x', 7)).toEqual(['a public context', 'noble-x', 7])
    expect(kept.calls).toEqual([
      { keys: ['prices', 'noble-x', '7'], options: { tags: ['site', 'project:noble-x'], revalidate: false } },
    ])
  })

  it('without its own tags is invalidated with the whole site', async () => {
    await cachedRead('plain', async () => 1)()
    expect(kept.calls).toEqual([{ keys: ['plain'], options: { tags: ['site'], revalidate: false } }])
  })

  it('is repeated when one of its tags changes meanwhile', async () => {
    let reads = 0
    const read = cachedRead(
      'menus',
      async () => {
        reads += 1
        if (reads === 1) noteChanges(['menus'])
        return reads
      },
      () => ['menus'],
    )
    expect(await read()).toBe(2)
  })

  it('gives every page the same object, which none can change', async () => {
    const read = cachedRead('menus', async () => [{ text: 'Homes', list: ['all'] }])
    const [menu] = await read()
    expect(() => menu?.list.push('mine')).toThrow(TypeError)
    const number = keepValue({ text: 'Homes' })
    expect(keptValue(number)?.value).toBe(keptValue(number)?.value)
  })

  it('is read again when its value was pushed out of memory', async () => {
    vi.mocked(unstable_cache).mockImplementationOnce(() => async () => 1_000_000)
    expect(await cachedRead('menus', async () => ['read again'])()).toEqual(['read again'])
    expect(keptValue(1_000_000)?.value).toEqual(['read again'])
  })
})
