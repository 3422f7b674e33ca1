import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainWords } from './plain-words'

test.each([
  ['words of any script stay', ['สวนสวย', 'garden', '花園'], ['สวนสวย', 'garden', '花園']],
  ['addresses are removed', ['evil.example', 'https://x', 'a@b', 'pool'], ['pool']],
  ['sentences are removed', ['win a prize', 'x'.repeat(25)], []],
  ['at most six words stay', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['a', 'b', 'c', 'd', 'e', 'f']],
])('%s', (_, typed, left) => {
  expect(plainWords(typed)).toEqual(left)
})

test('never leaves anything that a mail client would turn into a link', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (typed) => {
      expect(plainWords(typed).join('')).not.toMatch(/[./:@<>\s]/)
    }),
  )
})
