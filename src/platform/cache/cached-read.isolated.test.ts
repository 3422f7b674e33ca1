import { unstable_cache } from 'next/cache'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listCaches } from '@/kernel/process-wide'
import { cachedRead } from './cached-read'
import { recordChanges } from './tag-changes'

/** Next's data cache, of which each answer can be replaced. */
const next = vi.hoisted(() => ({ calls: [] as { keys: string[]; options: unknown }[] }))

vi.mock('next/cache', () => ({
  unstable_cache: vi.fn((read: () => unknown, keys: string[], options: unknown) => {
    next.calls.push({ keys, options })
    return read
  }),
}))
vi.mock('../database/payload', () => ({ anonymousContext: async () => 'a public context' }))

beforeEach(() => {
  next.calls.length = 0
})

/** A cached read that counts how often it is executed. */
function counted(name: string, tags: Parameters<typeof cachedRead>[2] = () => []) {
  const state = { times: 0 }
  const read = cachedRead(
    name,
    async (_ctx, of: string | number) => {
      state.times += 1
      return [{ of, time: state.times }]
    },
    tags,
  )
  return { state, read }
}

describe('a cached read', () => {
  it('gives its page its tags and the site tag, so that both are dropped together', async () => {
    const read = cachedRead(
      'prices',
      async (ctx, slug: string, floor: number) => [ctx, slug, floor],
      ([slug]) => [`project:${slug}`],
    )
    expect(await read('noble-x', 7)).toEqual(['a public context', 'noble-x', 7])
    expect(next.calls.map(({ options }) => options)).toEqual([{ tags: ['site', 'project:noble-x'], revalidate: false }])
    await cachedRead('untagged', async () => 1)()
    expect(next.calls.at(-1)?.options).toEqual({ tags: ['site'], revalidate: false })
  })

  it('is executed once for the same arguments, and for each others, whatever their letters are', async () => {
    const { state, read } = counted('arguments')
    const [one, same] = await Promise.all([read('a b'), read('a b')])
    expect(same).toBe(one)
    expect(await read('a b')).toBe(one)
    expect(await read('a')).toEqual([{ of: 'a', time: 2 }])
    expect(await read(1)).toEqual([{ of: 1, time: 3 }])
    expect(await read('1')).toEqual([{ of: '1', time: 4 }])
    expect(state.times).toBe(4)
  })

  it('is executed again once one of its tags is invalidated, and for no other', async () => {
    const { read } = counted('invalidated', () => ['menus'])
    const timeNow = async () => (await read('x'))[0]?.time
    expect(await timeNow()).toBe(1)
    recordChanges(['prices'])
    expect(await timeNow()).toBe(1)
    recordChanges(['menus'])
    expect(await timeNow()).toBe(2)
    recordChanges(['site'])
    expect(await timeNow()).toBe(3)
  })

  it('is repeated when one of its tags changes meanwhile', async () => {
    let reads = 0
    const read = cachedRead(
      'overtaken menus',
      async () => {
        reads += 1
        if (reads === 1) recordChanges(['menus'])
        return reads
      },
      () => ['menus'],
    )
    expect(await read()).toBe(2)
  })

  it('gives every page the same object, which none can change', async () => {
    const read = cachedRead('list', async () => [{ text: 'Homes', list: ['all'] }])
    const [menu] = await read()
    expect(() => menu?.list.push('mine')).toThrow(TypeError)
    expect((await read())[0]).toBe(menu)
  })

  it('takes nothing from what Next has kept: that may be of yesterday, of another process, of another page', async () => {
    const other = counted('read first')
    expect(await other.read('x')).toEqual([{ of: 'x', time: 1 }])
    for (const kept of [1, 2, 1_000_000, true, null, [{ of: 'another page' }]]) {
      vi.mocked(unstable_cache).mockImplementationOnce(() => async () => kept)
      const { read } = counted(`after ${JSON.stringify(kept)}`)
      expect(await read('mine')).toEqual([{ of: 'mine', time: 1 }])
    }
  })

  it('that hands on a shared value keeps no second copy of it', async () => {
    const inner = cachedRead('whole', async () => [{ text: '.'.repeat(10_000) }])
    const whole = await inner()
    const before = listCaches().reads?.characters ?? 0
    expect(before).toBeGreaterThan(10_000)
    expect(await cachedRead('handed on', async () => whole)()).toBe(whole)
    await Promise.resolve()
    expect((listCaches().reads?.characters ?? 0) - before).toBeLessThan(10)
  })
})
