import { expect, test } from 'vitest'
import { isSlug } from './slug'

test.each(['nue-district-r9', 'a', '25th', 'old_spelling', 'x'.repeat(100)])('%s can be a slug', (word) => {
  expect(isSlug(word)).toBe(true)
})

test.each([
  ['', 'Noble', '-a', 'a b', 'a/b', 'a\0', '\0', 'a\n', 'โนเบิล', 'x'.repeat(101)],
  [undefined, null, 7, ['noble-one'], {}],
])('nothing else is a slug', (...words) => {
  for (const word of words) expect(isSlug(word), String(word)).toBe(false)
})
