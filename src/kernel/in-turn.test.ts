import { expect, test } from 'vitest'
import { inTurn } from './in-turn'

test('starts the next item after the previous one is done, and keeps the order', async () => {
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
