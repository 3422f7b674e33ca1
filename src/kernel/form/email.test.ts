import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEmail } from './email'

/** 249 letters of an address: 64 before the @, then a host whose last part is still to come. */
const LONG = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(56)}`

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
  ['is accepted with marks of a contacts app', '\u202aA@example.com\u202c', { ok: true, value: 'a@example.com' }],
  ['is accepted with a soft hyphen inside', 'so\u00adm@exam\u200bple.com', { ok: true, value: 'som@example.com' }],
  ['is accepted at a host in other letters', 'a@bücher.example', { ok: true, value: 'a@xn--bcher-kva.example' }],
  ['is accepted at a Thai host', 'som@คน.ไทย', { ok: true, value: 'som@xn--42c6b.xn--o3cw4h' }],
  ['is accepted in full-width letters', 'ａ＠ｂ．ｃｏ', { ok: true, value: 'a@b.co' }],
  ['is rejected in other letters before the @', 'สม@example.com', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected with a dot before the @', 'a.@docomo.example', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected with a dot in front', '.a@example.com', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected with two dots', 'a..b@example.com', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected at a host with an underscore', 'a@my_host.example.com', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected at a host that begins with a hyphen', 'a@-x.com', { ok: false, refusal: 'notAnEmail' }],
  [
    'is accepted with dots and signs before the @',
    "a.b-c.o'neill+x@example.com",
    { ok: true, value: "a.b-c.o'neill+x@example.com" },
  ],
  ['is accepted at a host of several parts', 'a@mail.b2.example.co.th', { ok: true, value: 'a@mail.b2.example.co.th' }],
  ['is accepted with 64 letters before the @', `${'a'.repeat(64)}@b.co`, { ok: true, value: `${'a'.repeat(64)}@b.co` }],
  ['is rejected with 65 letters before the @', `${'a'.repeat(65)}@b.co`, { ok: false, refusal: 'notAnEmail' }],
  ['is accepted at the longest length', `${LONG}o.com`, { ok: true, value: `${LONG}o.com` }],
  ['is rejected with one letter more', `${LONG}oo.com`, { ok: false, refusal: 'notAnEmail' }],
  ['is rejected without anything before the @', '@example.com', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected without an @', 'example.com', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected at a host with a path', 'a@example.com/x', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected at a host with a port', 'a@example.com:80', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected at a host that begins as none', 'a@/example.com', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected at a host that ends in a number', 'a@example.c0m1', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected at a host that cannot be', 'a@xn--.com', { ok: false, refusal: 'notAnEmail' }],
  ['is rejected at a number', 'a@127.0.0.1', { ok: false, refusal: 'notAnEmail' }],
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
