import { expect, test } from 'vitest'
import { scrollState } from './scroll-state'

test.each([
  ['at the top', 0, 0, 'top', 'top'],
  ['leaving the top', 0, 40, 'top', 'down'],
  ['a trembling hand keeps what was', 400, 404, 'up', 'up'],
  ['back a little', 400, 380, 'down', 'up'],
  ['on down', 400, 500, 'up', 'down'],
  ['back at the top', 40, 3, 'up', 'top'],
] as const)('%s', (_, before, now, state, expected) => expect(scrollState(before, now, state)).toBe(expected))
