import { expect, test } from 'vitest'
import { inTurn } from './in-turn'

test('begins with the next when one is done, and keeps their order', async () => {
  const log: string[] = []
  const made = await inTurn(['a', 'b'], async (item) => {
    log.push(`${item} begins`)
    await new Promise((resolve) => setTimeout(resolve, item === 'a' ? 5 : 0))
    log.push(`${item} ends`)
    return item.toUpperCase()
  })
  expect(made).toEqual(['A', 'B'])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})
