import { describe, expect, test } from 'vitest'
import { noteChanges, readUnchanged } from './tag-changes'

/** A read that is overtaken by changes of a tag, so many times. */
function overtaken(tag: string, times: number) {
  let reads = 0
  return async () => {
    reads += 1
    if (reads <= times) noteChanges([tag])
    return reads
  }
}

describe('a read that is going to be kept', () => {
  test('is made once when nothing changes', async () => {
    expect(await readUnchanged(['menus'], overtaken('menus', 0))).toBe(1)
  })

  test('is made again when what it read was announced meanwhile', async () => {
    expect(await readUnchanged(['site', 'menus'], overtaken('menus', 1))).toBe(2)
  })

  test('is not disturbed by changes of something else', async () => {
    expect(await readUnchanged(['site', 'menus'], overtaken('home', 1))).toBe(1)
  })

  test('ends, however often things change', async () => {
    expect(await readUnchanged(['menus'], overtaken('menus', 99))).toBe(4)
  })
})
