import { expect, test } from 'vitest'
import { mayReload } from './lost-chunk'

test.each([
  ['never reloaded', null, 1_000_000, true],
  ['a second ago', '999000', 1_000_000, false],
  ['just under a minute ago', '940001', 1_000_000, false],
  ['a minute ago', '940000', 1_000_000, true],
] as const)('a page that failed to load a chunk: %s', (_, at, now, expected) =>
  expect(mayReload(at, now)).toBe(expected),
)
