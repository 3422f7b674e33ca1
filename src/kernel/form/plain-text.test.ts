import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { comparedName, plainText } from './plain-text'

describe('a pasted text', () => {
  test.each([
    ['a direction override that turns a name around', 'Anna\u202egnp.exe', 'Annagnp.exe'],
    ['marks of a contacts app', '\u202aa@example.com\u202c', 'a@example.com'],
    ['a soft hyphen, a zero-width space and a byte order mark', '\ufeffSom\u00adchai\u200b', 'Somchai'],
  ])('loses %s', (_, typed, plain) => {
    expect(plainText(typed)).toBe(plain)
  })

  it('keeps what joins letters', () => {
    expect(plainText('क्\u200dष 👩\u200d👧 می\u200cخواهم')).toBe('क्\u200dष 👩\u200d👧 می\u200cخواهم')
  })
})

test.each([
  ["Siobhan O'Brien", 'siobhan  O’Brien'],
  ["Siobhan O'Brien", 'Siobhan Oʼbrien\u200b'],
  ['Anne-Marie', 'Anne\u2011Marie'],
  ['Ｓｏｍｃｈａｉ', 'Somchai'],
])('%s signs as %s', (name, typed) => {
  expect(comparedName(typed)).toBe(comparedName(name))
})

test('other letters are another name, and comparing twice changes nothing', () => {
  expect(comparedName('Somchai')).not.toBe(comparedName('Somchay'))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(comparedName(comparedName(name))).toBe(comparedName(name))
    }),
  )
})
