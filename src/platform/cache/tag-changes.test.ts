import { describe, expect, test } from 'vitest'
import { readUnchanged, recordChanges } from './tag-changes'

/** A read during which a tag changes the given number of times. */
function overtaken(tag: string, times: number) {
  let reads = 0
  return async () => {
    reads += 1
    if (reads <= times) recordChanges([tag])
    return reads
  }
}

describe('a read that will be cached', () => {
  test('runs once when nothing changes', async () => {
    expect(await readUnchanged(['menus'], overtaken('menus', 0))).toBe(1)
  })

  test('is repeated when one of its tags was invalidated meanwhile', async () => {
    expect(await readUnchanged(['site', 'menus'], overtaken('menus', 1))).toBe(2)
  })

  test('is repeated when the same tag was invalidated before and again', async () => {
    recordChanges(['prices'])
    expect(await readUnchanged(['prices'], overtaken('prices', 2))).toBe(3)
  })

  test('ignores changes of other tags', async () => {
    expect(await readUnchanged(['site', 'menus'], overtaken('home', 1))).toBe(1)
  })

  test('ends, however often things change', async () => {
    expect(await readUnchanged(['menus'], overtaken('menus', 99))).toBe(4)
  })
})
