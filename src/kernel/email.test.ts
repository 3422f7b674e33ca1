import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEmail } from './email'

test.each([
  ['is accepted as typed', 'a@b.co', { ok: true, value: 'a@b.co' }],
  [
    'is normalized to lower case, without outer spaces',
    ' Somchai@Example.COM ',
    { ok: true, value: 'somchai@example.com' },
  ],
  ['is missing when blank', '  ', { ok: false, refusal: 'missing' }],
  ['is rejected without a dot', 'a@b', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected with a space inside', 'a b@c.com', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected with a line break', 'a@b.com\nbcc:c@d.com', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected above the longest valid length', `${'a'.repeat(250)}@b.com`, { ok: false, refusal: 'notAnEmail' }],
])('an address %s', (_, typed, read) => {
  expect(readEmail(typed)).toEqual(read)
})

test('parsing a parsed address gives the same address', () => {
  const almost = fc.tuple(fc.string(), fc.string()).map(([name, host]) => `${name}@${host}.com`)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), almost), (typed) => {
      const read = readEmail(typed)
      if (read.ok) expect(readEmail(read.value)).toEqual(read)
    }),
  )
})
