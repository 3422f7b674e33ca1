import { expect, test } from 'vitest'
import { scrollState } from './scroll-state'

test.each([
  ['starts at the top', 0, 0, 'top', 'top'],
  ['turns down when leaving the top', 0, 40, 'top', 'down'],
  ['ignores movements of a few pixels', 400, 404, 'up', 'up'],
  ['turns up when scrolling back', 400, 380, 'down', 'up'],
  ['turns down when scrolling on', 400, 500, 'up', 'down'],
  ['is top again at the top', 40, 3, 'up', 'top'],
] as const)('%s', (_, before, now, state, expected) => expect(scrollState(before, now, state)).toBe(expected))
