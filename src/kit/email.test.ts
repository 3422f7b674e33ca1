import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEmail } from './email'

test.each([
  ['as it is', 'a@b.co', { ok: true, value: 'a@b.co' }],
  ['in capitals, with spaces around it', ' Somchai@Example.COM ', { ok: true, value: 'somchai@example.com' }],
  ['nothing', '  ', { ok: false, refusal: 'missing' }],
  ['without a dot', 'a@b', { ok: false, refusal: 'notAnEmail' }],
  ['with a space inside', 'a b@c.com', { ok: false, refusal: 'notAnEmail' }],
  ['with a line of its own', 'a@b.com\nbcc:c@d.com', { ok: false, refusal: 'notAnEmail' }],
  ['longer than any', `${'a'.repeat(250)}@b.com`, { ok: false, refusal: 'notAnEmail' }],
])('an address %s', (_, typed, read) => {
  expect(readEmail(typed)).toEqual(read)
})

test('what is read is read the same again, whatever was typed', () => {
  const almost = fc.tuple(fc.string(), fc.string()).map(([name, host]) => `${name}@${host}.com`)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), almost), (typed) => {
      const read = readEmail(typed)
      if (read.ok) expect(readEmail(read.value)).toEqual(read)
    }),
  )
})
