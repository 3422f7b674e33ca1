import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainWords } from './plain-words'

test.each([
  ['words of any script', ['สวนสวย', 'garden', '花園'], ['สวนสวย', 'garden', '花園']],
  ['no addresses', ['evil.example', 'https://x', 'a@b', 'pool'], ['pool']],
  ['no sentences', ['win a prize', 'x'.repeat(25)], []],
  ['six at most', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['a', 'b', 'c', 'd', 'e', 'f']],
])('%s', (_, typed, left) => {
  expect(plainWords(typed)).toEqual(left)
})

test('nothing that leads anywhere is ever left', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (typed) => {
      expect(plainWords(typed).join('')).not.toMatch(/[./:@<>\s]/)
    }),
  )
})
