import { describe, expect, test } from 'vitest'
import type { Context } from '../database/context'
import { sharedRead } from './shared-read'
import { recordChanges } from './tag-changes'

const ctx = {} as Context

/** A shared read that counts how often it is executed. */
function counted(name: string, change: (time: number) => void = () => undefined) {
  const state = { times: 0 }
  const read = sharedRead(
    name,
    async (_: Context, locale: string) => {
      state.times += 1
      change(state.times)
      return [{ locale, time: state.times }]
    },
    ['projects'],
  )
  return { state, read }
}

describe('a shared read', () => {
  test('is executed once for all who ask, at once and later, for each arguments', async () => {
    const { state, read } = counted('once')
    const [first, second] = await Promise.all([read(ctx, 'th'), read(ctx, 'th')])
    expect(second).toBe(first)
    expect(await read(ctx, 'th')).toBe(first)
    expect(await read(ctx, 'en')).toEqual([{ locale: 'en', time: 2 }])
    expect(state.times).toBe(2)
  })

  test('is executed again after one of its tags was invalidated, or the whole site, and for no other', async () => {
    const { read } = counted('tags')
    const timeNow = async () => (await read(ctx, 'th'))[0]?.time
    expect(await timeNow()).toBe(1)
    recordChanges(['menus'])
    expect(await timeNow()).toBe(1)
    recordChanges(['projects'])
    expect(await timeNow()).toBe(2)
    recordChanges(['site'])
    expect(await timeNow()).toBe(3)
  })

  test('that was overtaken by a change is repeated, and the next caller reads again', async () => {
    const { read } = counted('overtaken', (time) => {
      if (time === 1) recordChanges(['projects'])
    })
    expect((await read(ctx, 'th'))[0]?.time).toBe(2)
    expect((await read(ctx, 'th'))[0]?.time).toBe(3)
  })

  test('that failed is executed again', async () => {
    const { read } = counted('failing', (time) => {
      if (time === 1) throw new Error('the database is away')
    })
    await expect(read(ctx, 'th')).rejects.toThrow('the database is away')
    expect((await read(ctx, 'th'))[0]?.time).toBe(2)
  })

  test('gives everybody the same object, which none can change', async () => {
    const [one] = await counted('frozen').read(ctx, 'th')
    expect(() => Object.assign(one ?? {}, { time: 9 })).toThrow(TypeError)
  })
})
